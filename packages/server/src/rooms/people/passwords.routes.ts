import { changePassword, resetPassword } from '@zaplecze/contract/rooms/session/calls';
import { transactAs } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/calls/errors.ts';
import { on } from '../../kit/http/calls/mount.ts';
import { tokenOf } from '../../kit/http/guard.ts';
import { guess } from '../../kit/http/rate-limit.ts';
import {
  assertPassword,
  assertStrong,
  type CalendarAddresses,
  endAccessOf,
  endSessionsOf,
  findReset,
  forgetWrongCodes,
  hashPassword,
  notifyOfAccountEvent,
  ofAddress,
  useReset,
} from '../session/index.ts';
import { setPassword } from './people.write.queries.ts';

const dead = () =>
  invalid({ token: 'Ten odnośnik już nie działa' }, 'Ten odnośnik już nie działa. Poproś o nowy.');

/** `addresses`: of calendars, which end with the password where the person says so. */
export const passwordRoutes = (addresses: CalendarAddresses) => [
  /** The first password of who was invited, and a new one of who forgot theirs: both by a mailed link. */
  on(resetPassword, {
    // Hashing waits its turn, which must keep no transaction open.
    transaction: false,
    handle: async ({ db, body, request, services: { config } }) => {
      const owner = (await findReset(db, body.token)) ?? null;
      await assertStrong(db, config, { password: body.password, owner });
      const works = async () => owner !== null;
      if (!(await guess(db, { ceiling: ofAddress(request) }, works)) || !owner) throw dead();
      const hash = await hashPassword(body.password);
      await transactAs(db, 0, async (tx) => {
        if (!(await useReset(tx, body.token))) throw dead();
        await setPassword(tx, owner.id, hash);
        await endSessionsOf(tx, owner.id);
        if (body.endAccess) {
          await endAccessOf(tx, addresses, { person: owner.id, by: owner.id });
        }
        const event = owner.first ? 'passwordSet' : 'passwordReset';
        await notifyOfAccountEvent(tx, config, { person: owner.id, event, by: null });
      });
    },
  }),
  on(changePassword, {
    transaction: false,
    handle: async ({ db, body, request, user, services: { config } }) => {
      const given = { person: user.id, password: body.current, field: 'current' };
      const owner = await assertPassword(db, request, given);
      await assertStrong(db, config, { password: body.password, owner });
      const hash = await hashPassword(body.password);
      await transactAs(db, user.id, async (tx) => {
        await setPassword(tx, user.id, hash);
        await endSessionsOf(tx, user.id, tokenOf(request));
        if (body.endAccess) await endAccessOf(tx, addresses, { person: user.id, by: user.id });
        // Who knows the former password alone guesses at codes no more.
        await forgetWrongCodes(tx, user.id, { all: true });
        const event = { person: user.id, event: 'passwordChanged', by: user.id } as const;
        await notifyOfAccountEvent(tx, config, event);
      });
    },
  }),
];
