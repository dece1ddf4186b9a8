import type { Database } from '../../kit/database.ts';
import { defineTask, handleTask } from '../../kit/jobs.ts';
import { forgetDeletedContacts } from './rodo.queries.ts';

const forget = defineTask('rodo:forget');

export const rodoTasks = (db: Database) => [handleTask(forget, () => forgetDeletedContacts(db))];

export const rodoCrontab = '50 2 * * * rodo:forget';
