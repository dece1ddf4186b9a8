import { isWorkingDay } from '@zaplecze/contract/kit/holidays';
import { warsawDay } from '@zaplecze/contract/kit/time';
import type { Database } from '../../kit/database/database.ts';
import { isMorning, momentOf } from '../../kit/jobs/clock.ts';
import { defineTask, handleTask } from '../../kit/jobs/jobs.ts';
import { aboutTask, remind } from '../notifications/index.ts';
import { whyInDanger } from '../radar/index.ts';
import { tasksDue } from './deadlines.queries.ts';

/** Reminds the people of tasks whose limit is near; run by the clock. */
const remindOfDeadlines = defineTask<{ _cron?: { ts: string } }>('tasks:remind');

/** Tasks reminded of in one transaction. */
const portion = 200;

/** Goes through all due tasks of a moment; repeated, it reminds nobody twice. */
export async function remindOfTasks(db: Database, now: Date): Promise<void> {
  for (let after = 0; ; ) {
    const due = await tasksDue(db, now, after, portion);
    const ids = due.map(({ id }) => id);
    const why = await whyInDanger(db, 'task', ids, now);
    await db.transaction().execute((tx) =>
      remind(
        tx,
        'projectTask',
        due.map((task) => ({
          record: task.id,
          people: [task.user],
          limit: task.limit,
          about: aboutTask(task),
          why: why.get(task.id),
        })),
        now,
      ),
    );
    const last = due.at(-1);
    if (due.length < portion || !last) return;
    after = last.id;
  }
}

export const taskTasks = (db: Database) => [
  handleTask(remindOfDeadlines, async (payload) => {
    const moment = momentOf(payload);
    if (isMorning(moment) && isWorkingDay(warsawDay(moment))) await remindOfTasks(db, moment);
  }),
];

/** Seven o'clock, Warsaw time, on working days (see kit/jobs/clock.ts). */
export const taskCrontab = '0 5,6 * * * tasks:remind ?fill=6h';
