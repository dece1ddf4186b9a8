import type { Database } from '../../kit/database/database.ts';
import { defineTask, handleTask } from '../../kit/jobs/jobs.ts';
import { forgetUnusedDevices } from './devices/devices.queries.ts';
import { forgetActionLinks } from './recovery/action-links.queries.ts';
import { forgetEnded } from './session.queries.ts';

const forget = defineTask('session:forget');

export const sessionTasks = (db: Database) => [
  handleTask(forget, async () => {
    await forgetEnded(db);
    await forgetUnusedDevices(db);
    await forgetActionLinks(db);
  }),
];

export const sessionCrontab = '45 2 * * * session:forget';
