import * as contract from '@zaplecze/contract/rooms/session/calls';
import { on } from '../../../kit/http/calls/mount.ts';
import { tokenOf } from '../../../kit/http/guard.ts';
import { type CalendarAddresses, endAccessOf } from '../access.ts';
import { endSessionsOf } from '../session.queries.ts';
import { deviceName } from './device-name.ts';
import { endOne, findOwnSession, sessionsOf } from './own-sessions.queries.ts';

/** `addresses`: of calendars, which the room that has them ends. */
export const ownSessionRoutes = (addresses: CalendarAddresses) => [
  on(contract.listSessions, async ({ db, user, request, services }) => {
    const own = { person: user.id, token: tokenOf(request) ?? '' };
    const rows = await sessionsOf(db, services.config, own);
    return { list: rows.map(({ agent, ...row }) => ({ ...row, device: deviceName(agent) })) };
  }),
  on(contract.endSession, {
    record: ({ db, user, params }) => findOwnSession(db, user.id, params.id),
    handle: ({ db, record }) => endOne(db, record.id),
  }),
  on(contract.logoutEverywhere, async ({ db, user, body }) => {
    await endSessionsOf(db, user.id);
    if (body.endAccess) await endAccessOf(db, addresses, { person: user.id, by: user.id });
  }),
];
