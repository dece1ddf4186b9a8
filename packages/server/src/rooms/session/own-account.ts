import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';
import { tokenOf } from '../../kit/http/guard.ts';
import { type Guess, guess } from '../../kit/http/rate-limit.ts';
import { inTurn, passwordFits } from './passwords.ts';
import { findOwner } from './second-factor.queries.ts';
import { codeFits } from './second-factor.ts';

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
  db: Db,
  request: FastifyRequest,
  { person, code }: { person: number; code: string },
): Promise<void> {
  if (await guess(db, ownTries(request, 'code'), () => codeFits(db, person, code))) return;
  throw invalid({ code: 'Nieprawidłowy kod' }, 'Nieprawidłowy kod');
}
