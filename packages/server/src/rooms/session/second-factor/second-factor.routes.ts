import type { AccountEvent } from '@zaplecze/contract/rooms/session/account-events';
import * as contract from '@zaplecze/contract/rooms/session/second-factor/calls';
import { type Db, transactAs } from '../../../kit/database/database.ts';
import { conflict, HttpError, invalid } from '../../../kit/http/calls/errors.ts';
import { on } from '../../../kit/http/calls/mount.ts';
import { guess } from '../../../kit/http/rate-limit.ts';
import type { Config } from '../../../kit/operations/config.ts';
import { notifyOfAccountEvent } from '../accounts/account-events.ts';
import { assertCode, assertOwner } from '../accounts/own-account.ts';
import { attemptKeys, ofAddress } from '../failed-attempts.ts';
import { maySeeSecondFactor } from '../session.rules.ts';
import { openSession } from '../sign-in.ts';
import { findTicket, lockTicket, useTicket } from '../tickets.queries.ts';
import { forgetWrongCodes } from '../wrong-codes.queries.ts';
import * as queries from './second-factor.queries.ts';
import { beginSetup, codeFits, makeRecoveryCodes } from './second-factor.ts';

const wrongCode = () => invalid({ code: 'Nieprawidłowy kod' }, 'Nieprawidłowy kod');
const tooLate = () => new HttpError(400, 'Minął czas na podanie kodu. Zaloguj się od nowa.');

export const secondFactorRoutes = [
  on(contract.enterCode, {
    // A failed attempt must stay counted, so these are no transactions.
    transaction: false,
    handle: async ({ db, body, request, reply, services: { config } }) => {
      const found = await findTicket(db, [body.ticket], 'code');
      const known = await guess(db, { ceiling: ofAddress(request) }, async () => Boolean(found));
      if (!known || !found) throw tooLate();
      const tries = await attemptKeys({ db, request }, found.person, 'code');
      let late = false;
      const fits = () =>
        db.transaction().execute(async (tx) => {
          late = !(await lockTicket(tx, body.ticket));
          if (late) return true;
          const right = await codeFits({ db: tx, config }, found.person, body.code);
          if (right) await useTicket(tx, body.ticket);
          return right;
        });
      if (!(await guess(db, tries, fits))) throw wrongCode();
      if (late) throw tooLate();
      return { access_token: await openSession({ db, config, request, reply }, found.person) };
    },
  }),
  on(contract.getSecondFactor, {
    record: ({ db, params }) => queries.findOwner(db, params.id),
    may: ({ user, params }) => maySeeSecondFactor(user, params.id),
    handle: async ({ db, params, record }) => ({
      on: await queries.asksForCode(db, params.id),
      codesLeft: await queries.countCodes(db, params.id),
      hasPassword: record.passwordHash !== null,
    }),
  }),
  on(contract.setUpSecondFactor, {
    transaction: false,
    handle: async ({ db, body, request, user, services: { config } }) => {
      const own = await assertOwner({ db, config, request }, { person: user.id, ...body });
      if (await queries.asksForCode(db, user.id)) throw alreadyOn();
      return beginSetup(db, config, { id: user.id, email: own?.email ?? '' });
    },
  }),
  on(contract.confirmSecondFactor, {
    // Nor may the codes in its answer be kept for a repeated submit: they are shown once.
    transaction: false,
    handle: async ({ db, body, request, user, services: { config, log } }) => {
      if (await queries.asksForCode(db, user.id)) throw alreadyOn();
      await assertCode({ db, config, request }, { person: user.id, code: body.code });
      const codes = await transactAs(db, user.id, async (tx) => {
        await queries.confirmFactor(tx, user.id);
        await tellOwn({ db: tx, config, user }, 'secondFactorOn');
        return makeRecoveryCodes(tx, user.id);
      });
      log.info(`Weryfikacja dwuetapowa włączona: osoba ${user.id}`);
      return { codes };
    },
  }),
  on(contract.makeRecoveryCodes, {
    // As above: what it answers is kept nowhere.
    transaction: false,
    handle: async ({ db, body, request, user, services: { config } }) => {
      if (!(await queries.asksForCode(db, user.id))) throw notOn();
      await assertOwner({ db, config, request }, { person: user.id, ...body }, { withCode: true });
      const codes = await transactAs(db, user.id, async (tx) => {
        await forgetWrongCodes(tx, user.id, { all: true });
        await tellOwn({ db: tx, config, user }, 'codesMade');
        return makeRecoveryCodes(tx, user.id);
      });
      return { codes };
    },
  }),
  on(contract.disableSecondFactor, {
    transaction: false,
    handle: async ({ db, body, request, user, services: { config, log } }) => {
      if (!(await queries.asksForCode(db, user.id))) throw notOn();
      await assertOwner({ db, config, request }, { person: user.id, ...body }, { withCode: true });
      await transactAs(db, user.id, async (tx) => {
        await queries.removeFactor(tx, user.id);
        await tellOwn({ db: tx, config, user }, 'secondFactorOff');
      });
      log.info(`Weryfikacja dwuetapowa wyłączona: osoba ${user.id}`);
    },
  }),
  on(contract.resetSecondFactor, {
    transaction: false,
    record: ({ db, params }) => queries.findFactor(db, params.id),
    handle: async ({ db, params, body, request, user, services: { config, log } }) => {
      // Also of one's own: the session alone takes no protection away.
      await assertOwner({ db, config, request }, { person: user.id, ...body }, { withCode: true });
      await transactAs(db, user.id, async (tx) => {
        await queries.removeFactor(tx, params.id);
        const event = { person: params.id, event: 'secondFactorOff', by: user.id } as const;
        await notifyOfAccountEvent(tx, config, event);
      });
      log.info(`Weryfikacja dwuetapowa osoby ${params.id} wyłączona przez ${user.id}`);
    },
  }),
];

type Own = { db: Db; config: Config; user: { id: number } };

/** What somebody did to their own second step. */
const tellOwn = ({ db, config, user }: Own, event: AccountEvent): Promise<void> =>
  notifyOfAccountEvent(db, config, { person: user.id, event, by: user.id });

const alreadyOn = () => conflict('Weryfikacja dwuetapowa jest już włączona');
const notOn = () => new HttpError(400, 'Weryfikacja dwuetapowa nie jest włączona');
