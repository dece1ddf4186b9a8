import { checkPasswordReset } from '@zaplecze/contract/rooms/session/calls';
import { on } from '../../../kit/http/calls/mount.ts';
import { countAttempt } from '../../../kit/http/rate-limit.ts';
import { type CalendarAddresses, countAccess } from '../access.ts';
import { findReset } from '../session.queries.ts';

/** Dead links that one address may try in a quarter of an hour, as many as new passwords. */
const perAddress = 30;

/** `addresses`: of calendars, see access.ts. */
export const recoveryRoutes = (addresses: CalendarAddresses) => [
  on(checkPasswordReset, async ({ db, body, request, services }) => {
    const owner = await findReset(db, body.token);
    const works = owner !== undefined;
    // Whoever holds a link that works is no guesser: an office may open its invitations together.
    if (!works) await countAttempt(services.db, `reset:check:${request.ip}`, perAddress);
    return { works, access: owner ? await countAccess(db, addresses, owner.id) : 0 };
  }),
];
