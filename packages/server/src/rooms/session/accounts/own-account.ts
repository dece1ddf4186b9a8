import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../kit/database/database.ts';
import { invalid } from '../../../kit/http/calls/errors.ts';
import { tokenOf } from '../../../kit/http/guard.ts';
import { type Guess, guess } from '../../../kit/http/rate-limit.ts';
import type { Config } from '../../../kit/operations/config.ts';
import { isFresh } from '../devices/own-sessions.queries.ts';
import { inTurn, passwordFits } from '../recovery/passwords.ts';
import { asksForCode, findOwner } from '../second-factor/second-factor.queries.ts';
import { codeFits } from '../second-factor/second-factor.ts';

/**
 * How often a signed-in person may try their own password or code again: by the session alone, so
 * that whoever took another session of theirs shuts nobody out.
 */
const ownTries = (request: FastifyRequest, what: 'password' | 'code'): Guess => ({
  key: `own:${what}:${createHash('sha256')
    .update(tokenOf(request) ?? '')
    .digest('hex')}`,
});

/**
 * That a signed-in person knows the account's password. Outside of a transaction.
 * @returns who they are
 * @throws HttpError 400 on the field, 429 after too many
 */
export async function assertPassword(
  db: Db,
  request: FastifyRequest,
  { person, password, field = 'password' }: { person: number; password: string; field?: string },
) {
  const own = await findOwner(db, person);
  const fits = await inTurn(() =>
    guess(db, ownTries(request, 'password'), () => passwordFits(own?.passwordHash, password)),
  );
  if (own && fits) return own;
  throw invalid({ [field]: 'Nieprawidłowe hasło' });
}

/**
 * That a signed-in person has the app, or a recovery code, which is used up. Outside of a transaction.
 * @throws HttpError 400 on `code`, 429 after too many
 */
export async function assertCode(
  { db, config, request }: AccountCall,
  { person, code }: { person: number; code: string },
): Promise<void> {
  const fits = () => db.transaction().execute((tx) => codeFits({ db: tx, config }, person, code));
  if (await guess(db, ownTries(request, 'code'), fits)) return;
  throw invalid({ code: 'Nieprawidłowy kod' }, 'Nieprawidłowy kod');
}

/** A call of somebody who is signed in, outside of a transaction: wrong tries must stay counted. */
export type AccountCall = { db: Db; config: Config; request: FastifyRequest };

/** Minutes that a sign-in by the company's service stands for the password that such an account does not have. */
const freshMinutes = 10;

/**
 * Proves that the caller is the person of the session: by the password; of an account without one by a fresh sign-in.
 * `withCode`: by the second step too, where it is on. Outside of a transaction.
 *
 * @returns the person
 * @throws HttpError 400 on `password` and `code`, 429 after too many attempts
 */
export async function assertOwner(
  call: AccountCall,
  proof: { person: number; password?: string | undefined; code?: string | undefined },
  { withCode = false }: { withCode?: boolean } = {},
) {
  const { db, request } = call;
  const { person, password = '', code = '' } = proof;
  const own = await findOwner(db, person);
  const owesCode = withCode && (await asksForCode(db, person));
  const owesPassword = !own || own.passwordHash !== null;
  const missing = {
    ...(owesPassword && !password && { password: 'Hasło jest wymagane' }),
    ...(owesCode && !code.trim() && { code: 'Kod jest wymagany' }),
  };
  if (Object.keys(missing).length > 0) throw invalid(missing);
  if (owesPassword) await assertPassword(db, request, { person, password });
  else if (!(await isFresh(db, tokenOf(request) ?? '', freshMinutes))) {
    throw invalid({
      password: `To konto nie ma hasła: wyloguj się, zaloguj przez usługę firmy i zrób to w ciągu ${freshMinutes} minut`,
    });
  }
  if (owesCode) await assertCode(call, { person, code });
  return own;
}
