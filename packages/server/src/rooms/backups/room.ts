import { shortLivedTable, skipTable } from '../../kit/exports/table-exports.ts';
import { noTexts } from '../../kit/records/personal.ts';
import { room } from '../../kit/rooms/room.ts';
import { backupCrontab, backupTasks } from './backups.jobs.ts';
import { backupRoutes } from './backups.routes.ts';

/** Copies of the whole installation: made at night, watched, told of. For administrators. */
export const backupsRoom = room({
  routes: backupRoutes,
  jobs: backupTasks,
  clock: [backupCrontab],
  exports: { backupRun: skipTable('dziennik kopii tego serwera'), backupTold: shortLivedTable },
  personal: { backupRun: noTexts, backupTold: noTexts },
});
