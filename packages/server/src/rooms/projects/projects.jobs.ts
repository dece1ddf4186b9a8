import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type { Database } from '../../kit/database/database.ts';
import { momentOf } from '../../kit/jobs/clock.ts';
import { defineTask, enqueueAll, handleTask } from '../../kit/jobs/jobs.ts';
import { newestPeriods } from './series/recurring.queries.ts';
import { duePeriod } from './series/recurring.rules.ts';
import { makeNextPeriod } from './series/recurring.ts';

/** Finds the series whose next period is due; run by the clock. */
export const planPeriods = defineTask<{ _cron?: { ts: string } }>('projects:plan');

/** Makes what is due of one series, so that one that fails holds up no other. */
const makePeriods = defineTask<{ project: number; today: string }>('projects.makePeriods');

const nothingTaken: ReadonlySet<string> = new Set();

/** Makes all due periods that follow a project: the running one and the next, at most. */
export async function makeDuePeriods(db: Database, project: number, today: string): Promise<void> {
  for (let newest: number | null = project; newest !== null; ) {
    const from: number = newest;
    newest = await db.transaction().execute((tx) => makeNextPeriod(tx, from, today));
  }
}

export const projectTasks = (db: Database) => [
  handleTask(planPeriods, async (payload) => {
    const today = warsawDay(momentOf(payload));
    const due = (await newestPeriods(db)).filter(
      (series) => duePeriod(series, today, nothingTaken) !== null,
    );
    await enqueueAll(
      db,
      makePeriods,
      due.map(({ id }) => ({ project: id, today })),
    );
  }),
  handleTask(makePeriods, ({ project, today }) => makeDuePeriods(db, project, today)),
];

/** In the night, Warsaw time; what a server that was off has missed is made up for. */
export const projectCrontab = '30 0 * * * projects:plan ?fill=1d';
