import * as contract from '@zaplecze/contract/second-factor';
import { conflict, HttpError, invalid } from '../../kit/http/errors.ts';
import { on } from '../../kit/http/mount.ts';
import { guess } from '../../kit/http/rate-limit.ts';
import { openSession } from './let-in.ts';
import { assertCode, assertPassword } from './own-account.ts';
import * as queries from './second-factor.queries.ts';
import { beginSetup, codeFits, makeRecoveryCodes } from './second-factor.ts';
import { maySeeSecondFactor } from './session.rules.ts';
import { findTicket, useTicket } from './tickets.queries.ts';
import { ofAddress, triesAt } from './tries.ts';

const wrongCode = () => invalid({ code: 'Nieprawidłowy kod' }, 'Nieprawidłowy kod');
const tooLate = () => new HttpError(400, 'Minął czas na podanie kodu. Zaloguj się od nowa.');

export const secondFactorRoutes = [
  on(contract.enterCode, {
    // A failed attempt must stay counted, so these are no transactions.
    transaction: false,
    handle: async ({ db, body, request, reply, services: { config } }) => {
      const found = await findTicket(db, body.ticket, 'code');
      const known = await guess(db, { ceiling: ofAddress(request) }, async () => Boolean(found));
      if (!known || !found) throw tooLate();
      const tries = await triesAt({ db, request }, found.person, 'code');
      if (!(await guess(db, tries, () => codeFits(db, found.person, body.code)))) throw wrongCode();
      if (!(await useTicket(db, body.ticket))) throw tooLate();
      return { access_token: await openSession({ db, config, request, reply }, found.person) };
    },
  }),
  on(contract.getSecondFactor, {
    record: ({ db, params }) => queries.findOwner(db, params.id),
    may: ({ user, params }) => maySeeSecondFactor(user, params.id),
    handle: async ({ db, params }) => ({
      on: await queries.asksForCode(db, params.id),
      codesLeft: await queries.countCodes(db, params.id),
    }),
  }),
  on(contract.setUpSecondFactor, {
    transaction: false,
    handle: async ({ db, body, request, user, services }) => {
      const own = { person: user.id, password: body.password };
      const { email } = await assertPassword(db, request, own);
      if (await queries.asksForCode(db, user.id)) throw alreadyOn();
      return beginSetup(db, services.config, { id: user.id, email });
    },
  }),
  on(contract.confirmSecondFactor, {
    // Nor may the codes in its answer be kept for a repeated submit: they are shown once.
    transaction: false,
    handle: async ({ db, body, request, user, services }) => {
      if (await queries.asksForCode(db, user.id)) throw alreadyOn();
      await assertCode(db, request, { person: user.id, code: body.code });
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
    handle: async ({ db, body, request, user, services }) => {
      await assertPassword(db, request, { person: user.id, password: body.password });
      await assertCode(db, request, { person: user.id, code: body.code });
      await queries.removeFactor(db, user.id);
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
