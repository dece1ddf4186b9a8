import type { Database } from '../../kit/database/database.ts';
import { defineTask, handleTask } from '../../kit/jobs/jobs.ts';
import { forgetDeletedContacts } from './rodo.queries.ts';

const forget = defineTask('rodo:forget');

export const rodoTasks = (db: Database) => [handleTask(forget, () => forgetDeletedContacts(db))];

export const rodoCrontab = '50 2 * * * rodo:forget';
