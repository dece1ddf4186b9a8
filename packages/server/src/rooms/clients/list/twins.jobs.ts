import type { Database } from '../../../kit/database/database.ts';
import { defineTask, handleTask } from '../../../kit/jobs/jobs.ts';
import { forgetTwins } from './twins.queries.ts';

const forget = defineTask('clients:forgetTwins');

export const twinTasks = (db: Database) => [handleTask(forget, () => forgetTwins(db))];

export const twinCrontab = '35 2 * * * clients:forgetTwins';
