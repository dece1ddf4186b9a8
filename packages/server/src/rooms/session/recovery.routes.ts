import { checkPasswordReset } from '@zaplecze/contract/session';
import { on } from '../../kit/http/mount.ts';
import { countAttempt } from '../../kit/http/rate-limit.ts';
import { resetWorks } from './recovery.queries.ts';

/** Dead links that one address may try in a quarter of an hour, as many as new passwords. */
const perAddress = 30;

export const recoveryRoutes = [
  on(checkPasswordReset, async ({ db, body, request, services }) => {
    const works = await resetWorks(db, body.token);
    // Whoever holds a link that works is no guesser: an office may open its invitations together.
    if (!works) await countAttempt(services.db, `reset:check:${request.ip}`, perAddress);
    return { works };
  }),
];
