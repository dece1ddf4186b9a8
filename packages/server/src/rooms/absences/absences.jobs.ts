import { monthOf } from '@zaplecze/contract/kit/values/days';
import { workingDay } from '@zaplecze/contract/kit/values/holidays';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type { Database } from '../../kit/database/database.ts';
import { isMorning, momentOf } from '../../kit/jobs/clock.ts';
import { defineTask, handleTask } from '../../kit/jobs/jobs.ts';
import { writeReport } from './balance-report/balance-report.save.ts';
import { openYear } from './balances/balances.save.ts';
import { notifyOfGaps } from './employment/notify-gaps.ts';
import { settleRequests } from './requests/settle.ts';
import { findWorkdays } from './working-time/free-days.save.ts';
import { notifyStandIns } from './working-time/notify-stand-ins.ts';

/** Begins the year's balances of whoever has none; run by the clock every night, so new people and types come in. */
const keepBalances = defineTask<{ _cron?: { ts: string } }>('absences:keepBalances');

/** Writes how balances differ from those of the version before, once. */
const reportBalances = defineTask<object>('absences:reportBalances');

/** Settles what waits of a type that needs approval no more; a trigger of its table asks for it. */
const settleAbsences = defineTask<{ type: number; by: number | null }>('absences.settle');

/** Tells who does somebody's work since a substitute is away; run by the clock. */
const remindStandIns = defineTask<{ _cron?: { ts: string } }>('absences:remindStandIns');

/** Tells once a month whom something lacks that leave is worked out by; run by the clock. */
const remindOfGaps = defineTask<{ _cron?: { ts: string } }>('absences:remindOfGaps');

export const absenceTasks = (db: Database) => [
  handleTask(keepBalances, async (payload) => {
    const year = Number(warsawDay(momentOf(payload)).slice(0, 4));
    await db.transaction().execute((tx) => openYear(tx, year));
  }),
  handleTask(reportBalances, async () => {
    await db.transaction().execute(writeReport);
  }),
  handleTask(remindStandIns, async (payload) => {
    const moment = momentOf(payload);
    if (!(await findWorkdays(db))(warsawDay(moment.getTime()))) return;
    await db.transaction().execute((tx) => notifyStandIns(tx, moment));
  }),
  handleTask(remindOfGaps, async (payload) => {
    const moment = momentOf(payload);
    const day = warsawDay(moment.getTime());
    const first = workingDay(`${monthOf(day)}-01`, 1, await findWorkdays(db));
    if (isMorning(moment) && day === first)
      await db.transaction().execute((tx) => notifyOfGaps(tx, day));
  }),
  handleTask(settleAbsences, (payload) => settleRequests(db, payload)),
];

/** In the night, Warsaw time, after the year has turned there. */
export const absenceCrontab = '15 0 * * * absences:keepBalances ?fill=1d';

/** During the day, as sickness is told of at any hour of it; on days on which the company works. */
export const standInsCrontab = '*/15 4-18 * * * absences:remindStandIns';

/** Seven o'clock, Warsaw time, on the first day of the month on which the company works. */
export const gapsCrontab = '10 5,6 1-8 * * absences:remindOfGaps ?fill=1d';

/** Soon after the first start of a version that counts otherwise. */
export const reportCrontab = '*/10 * * * * absences:reportBalances';
