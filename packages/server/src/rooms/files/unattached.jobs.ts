import type { Database } from '../../kit/database/database.ts';
import { defineTask, handleTask } from '../../kit/jobs/jobs.ts';
import { dropUnattached } from './unattached.queries.ts';

const forgetUnattached = defineTask('files:forgetUnattached');

export const unattachedTasks = (db: Database) => [
  handleTask(forgetUnattached, () => db.transaction().execute(dropUnattached)),
];

/** Every hour, in UTC. */
export const unattachedCrontab = '35 * * * * files:forgetUnattached';
