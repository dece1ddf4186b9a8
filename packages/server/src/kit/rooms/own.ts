import { opensAccounts, shortLivedTable, skipTable } from '../exports/table-exports.ts';
import { cleanUpCrontab, cleanUpTasks } from '../jobs/clean-up.ts';
import { exportRoutes } from '../lists/list-routes.ts';
import { noTexts, shortLived } from '../records/personal.ts';
import { room } from './room.ts';

/** What the kit itself keeps for all rooms: answers of repeated calls, limits, news, secrets, the state of migrations. */
export const kitRoom = room({
  routes: exportRoutes,
  jobs: ({ db }) => cleanUpTasks(db),
  clock: [cleanUpCrontab],
  exports: {
    idempotency: shortLivedTable,
    migration: skipTable('stan aktualizacji tej bazy'),
    news: shortLivedTable,
    rateLimit: shortLivedTable,
    secret: opensAccounts,
  },
  personal: {
    idempotency: { copies: { columns: ['endpoint'], json: ['answer'], besides: ['key'] } },
    migration: noTexts,
    news: shortLived,
    rateLimit: shortLived,
    secret: noTexts,
  },
});
