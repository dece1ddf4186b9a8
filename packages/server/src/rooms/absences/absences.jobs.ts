import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type { Database } from '../../kit/database/database.ts';
import { momentOf } from '../../kit/jobs/clock.ts';
import { defineTask, handleTask } from '../../kit/jobs/jobs.ts';
import { openYear } from './balances/balances.save.ts';

/** Begins the year's balances of whoever has none; run by the clock every night, so new people and types come in. */
export const keepBalances = defineTask<{ _cron?: { ts: string } }>('absences:keepBalances');

export const absenceTasks = (db: Database) => [
  handleTask(keepBalances, async (payload) => {
    const year = Number(warsawDay(momentOf(payload)).slice(0, 4));
    await db.transaction().execute((tx) => openYear(tx, year));
  }),
];

/** In the night, Warsaw time, after the year has turned there. */
export const absenceCrontab = '15 0 * * * absences:keepBalances ?fill=1d';
