import { skipTable } from '../../kit/exports/table-exports.ts';
import { room } from '../../kit/rooms/room.ts';
import { wholeExportCrontab, wholeExportTasks } from './exports.jobs.ts';
import { endArchives } from './exports.queries.ts';
import { wholeExportRoutes } from './exports.routes.ts';

/** Everything that the company has, as one archive to take away. For administrators. */
export const exportsRoom = room({
  routes: wholeExportRoutes,
  jobs: ({ db, storage }, { exports }) => wholeExportTasks({ db, storage, declared: exports }),
  clock: [wholeExportCrontab],
  exports: { wholeExport: skipTable('same eksporty') },
  personal: {
    wholeExport: { copies: { besides: ['state', 'storageKey', 'failure'], forget: endArchives } },
  },
});
