import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type { Database } from '../../kit/database/database.ts';
import { momentOf } from '../../kit/jobs/clock.ts';
import { defineTask, handleTask } from '../../kit/jobs/jobs.ts';
import { writeReport } from './balance-report/balance-report.save.ts';
import { openYear } from './balances/balances.save.ts';
import { settleRequests } from './requests/settle.ts';

/** Begins the year's balances of whoever has none; run by the clock every night, so new people and types come in. */
export const keepBalances = defineTask<{ _cron?: { ts: string } }>('absences:keepBalances');

/** Writes how balances differ from those of the version before, once. */
const reportBalances = defineTask<object>('absences:reportBalances');

/** Settles what waits of a type that needs approval no more; a trigger of its table asks for it. */
const settleAbsences = defineTask<{ type: number; by: number | null }>('absences.settle');

export const absenceTasks = (db: Database) => [
  handleTask(keepBalances, async (payload) => {
    const year = Number(warsawDay(momentOf(payload)).slice(0, 4));
    await db.transaction().execute((tx) => openYear(tx, year));
  }),
  handleTask(reportBalances, async () => {
    await db.transaction().execute(writeReport);
  }),
  handleTask(settleAbsences, (payload) => settleRequests(db, payload)),
];

/** In the night, Warsaw time, after the year has turned there. */
export const absenceCrontab = '15 0 * * * absences:keepBalances ?fill=1d';

/** Soon after the first start of a version that counts otherwise. */
export const reportCrontab = '*/10 * * * * absences:reportBalances';
