import { forgotten, leftOut, opensAccounts } from '../exports/table-exports.ts';
import { tidyCrontab, tidyTasks } from '../jobs/tidy.ts';
import { exportRoutes } from '../lists/list-routes.ts';
import { noTexts, passing } from '../records/personal.ts';
import { room } from './room.ts';

/** What the kit itself keeps for all rooms: answers of repeated calls, limits, news, secrets, the state of migrations. */
export const kitRoom = room({
  routes: exportRoutes,
  jobs: ({ db }) => tidyTasks(db),
  clock: [tidyCrontab],
  exports: {
    idempotency: forgotten,
    migration: leftOut('stan aktualizacji tej bazy'),
    news: forgotten,
    rateLimit: forgotten,
    secret: opensAccounts,
  },
  personal: {
    idempotency: { copies: { columns: ['endpoint'], json: ['answer'], besides: ['key'] } },
    migration: noTexts,
    news: passing,
    rateLimit: passing,
    secret: noTexts,
  },
});
