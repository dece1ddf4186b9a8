import type { Database } from '../../../kit/database/database.ts';
import { defineTask, handleTask } from '../../../kit/jobs/jobs.ts';
import { forgetMerges } from './merging.queries.ts';

const forget = defineTask('clients:forgetMerges');

export const mergeTasks = (db: Database) => [handleTask(forget, () => forgetMerges(db))];

export const mergeCrontab = '25 2 * * * clients:forgetMerges';
