import * as contract from '@zaplecze/contract/second-factor';
import type { Db } from '../../kit/database.ts';
import { conflict, HttpError, invalid } from '../../kit/errors.ts';
import { on } from '../../kit/mount.ts';
import { countAttempt, forgetAttempts } from '../../kit/rate-limit.ts';
import { passwordFits } from './passwords.ts';
import * as queries from './second-factor.queries.ts';
import { beginSetup, codeFits, makeRecoveryCodes } from './second-factor.ts';
import { perAccount, perAddress, startSession } from './session.queries.ts';
import { findTicket, useTicket } from './tickets.queries.ts';

const wrongCode = () => invalid({ code: 'Nieprawidłowy kod' }, 'Nieprawidłowy kod');
const tooLate = () => new HttpError(400, 'Minął czas na podanie kodu. Zaloguj się od nowa.');

/** Counts tries at a person's codes and password, wherever they are made; a right one forgets them. */
const attempts = (person: number) => `code:account:${person}`;

/** @throws HttpError 400 on the field, 429 after too many */
async function assertPassword(db: Db, person: number, password: string) {
  await countAttempt(db, attempts(person), perAccount);
  const own = await queries.findOwner(db, person);
  if (own && (await passwordFits(own.passwordHash, password))) return own;
  throw invalid({ password: 'Nieprawidłowe hasło' });
}

export const secondFactorRoutes = [
  on(contract.enterCode, {
    // A failed attempt must stay counted, so these are no transactions.
    transaction: false,
    handle: async ({ db, body, request, services }) => {
      await countAttempt(db, `login:address:${request.ip}`, perAddress);
      const found = await findTicket(db, body.ticket, 'code');
      if (!found) throw tooLate();
      await countAttempt(db, attempts(found.person), perAccount);
      if (!(await codeFits(db, found.person, body.code))) throw wrongCode();
      if (!(await useTicket(db, body.ticket))) throw tooLate();
      await forgetAttempts(db, attempts(found.person));
      const { maxDays } = services.config.session;
      return { access_token: await startSession(db, found.person, maxDays) };
    },
  }),
  on(contract.getSecondFactor, {
    record: ({ db, params }) => queries.findOwner(db, params.id),
    may: ({ user, params }) => user.id === params.id || user.flags.admin,
    handle: async ({ db, params }) => ({
      on: await queries.asksForCode(db, params.id),
      codesLeft: await queries.countCodes(db, params.id),
    }),
  }),
  on(contract.setUpSecondFactor, {
    transaction: false,
    handle: async ({ db, body, user, services }) => {
      const { email } = await assertPassword(db, user.id, body.password);
      if (await queries.asksForCode(db, user.id)) throw alreadyOn();
      await forgetAttempts(db, attempts(user.id));
      return beginSetup(db, services.config, { id: user.id, email });
    },
  }),
  on(contract.confirmSecondFactor, {
    // Nor may the codes in its answer be kept for a repeated submit: they are shown once.
    transaction: false,
    handle: async ({ db, body, user, services }) => {
      await countAttempt(db, attempts(user.id), perAccount);
      if (await queries.asksForCode(db, user.id)) throw alreadyOn();
      if (!(await codeFits(db, user.id, body.code))) throw wrongCode();
      await forgetAttempts(db, attempts(user.id));
      const codes = await db.transaction().execute(async (tx) => {
        await queries.confirmFactor(tx, user.id);
        return makeRecoveryCodes(tx, user.id);
      });
      services.log.info(`Weryfikacja dwuetapowa włączona: osoba ${user.id}`);
      return { codes };
    },
  }),
  on(contract.disableSecondFactor, {
    transaction: false,
    handle: async ({ db, body, user, services }) => {
      await assertPassword(db, user.id, body.password);
      if (!(await codeFits(db, user.id, body.code))) throw wrongCode();
      await queries.removeFactor(db, user.id);
      await forgetAttempts(db, attempts(user.id));
      services.log.info(`Weryfikacja dwuetapowa wyłączona: osoba ${user.id}`);
      return {};
    },
  }),
  on(contract.resetSecondFactor, {
    record: ({ db, params }) => queries.findFactor(db, params.id),
    handle: async ({ db, params, user, services }) => {
      await queries.removeFactor(db, params.id);
      services.log.info(`Weryfikacja dwuetapowa osoby ${params.id} wyłączona przez ${user.id}`);
      return {};
    },
  }),
];

function alreadyOn() {
  return conflict('Weryfikacja dwuetapowa jest już włączona');
}
