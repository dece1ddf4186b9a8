import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type { Db } from '../../kit/database/database.ts';
import { makeNextPeriod, newestPeriods } from '../../rooms/projects/index.ts';

/** Series that have gone on already; the clock makes the others' periods in the night. */
const goneOn = 4;

/** Some recurring projects have their present and next period. */
export async function fillPeriods(db: Db, now: number): Promise<void> {
  const series = await newestPeriods(db);
  for (const { id } of series.slice(-goneOn)) {
    for (let newest: number | null = id; newest !== null; ) {
      newest = await makeNextPeriod(db, newest, warsawDay(now));
    }
  }
}
