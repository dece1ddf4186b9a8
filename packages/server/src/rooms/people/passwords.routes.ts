import { resetPassword } from '@zaplecze/contract/session';
import { invalid } from '../../kit/errors.ts';
import { on } from '../../kit/mount.ts';
import { countAttempt } from '../../kit/rate-limit.ts';
import { hashPassword, weakness } from '../session/passwords.ts';
import { endSessionsOf, useReset } from '../session/session.queries.ts';
import { setPassword } from './people.write.queries.ts';

/** The first password of who was invited, and a new one of who forgot theirs: both by a mailed link. */
export const passwordRoutes = [
  on(resetPassword, async ({ db, body, request, services }) => {
    await countAttempt(services.db, `reset:use:${request.ip}`, 30);
    const weak = weakness(body.password);
    if (weak) throw invalid({ password: weak });
    const used = await useReset(db, body.token);
    if (!used) {
      throw invalid(
        { token: 'Ten odnośnik już nie działa' },
        'Ten odnośnik już nie działa. Poproś o nowy.',
      );
    }
    await setPassword(db, used.person, await hashPassword(body.password));
    await endSessionsOf(db, used.person);
    return {};
  }),
];
