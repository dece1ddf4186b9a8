import { addressOf } from '@zaplecze/contract/addresses';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { tokenWarnDays } from '@zaplecze/contract/rooms/session/access-tokens/lists';
import type { Database } from '../../../kit/database/database.ts';
import { isMorning, momentOf } from '../../../kit/jobs/clock.ts';
import { defineTask, handleTask } from '../../../kit/jobs/jobs.ts';
import { aboutScreen, notify } from '../../notifications/index.ts';
import { forgetItems } from '../connections/oauth-items.queries.ts';
import { activeAdmins, forgetTokens, takeEnding } from './access-tokens.queries.ts';

const tokens = defineTask<{ _cron?: { ts: string } }>('session:tokens');

/** The last day on which a key opens anything: 24.11.2026. */
const lastDay = (expires: string) =>
  warsawDay(Date.parse(expires) - 1000)
    .split('-')
    .reverse()
    .join('.');

/** Tells owners of keys that end soon, once each; of a program's key its administrators. */
async function tellEnding(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const { id, name, person, expires, program } of await takeEnding(tx, tokenWarnDays)) {
      const address = program ? addressOf('machines') : addressOf('profile', { id: person });
      await notify(tx, {
        kind: 'tokenEnds',
        to: program ? await activeAdmins(tx) : [person],
        by: null,
        about: aboutScreen({ id, name, address }),
        more: `działa do ${lastDay(expires)}`,
        personal: true,
      });
    }
  });
}

export const accessTokenTasks = (db: Database) => [
  handleTask(tokens, async (payload) => {
    if (!isMorning(momentOf(payload))) return;
    await tellEnding(db);
    await forgetTokens(db);
    await forgetItems(db);
  }),
];

/** Seven in Warsaw (see kit/jobs/clock.ts). */
export const accessTokenCrontab = '5 5,6 * * * session:tokens ?fill=6h';
