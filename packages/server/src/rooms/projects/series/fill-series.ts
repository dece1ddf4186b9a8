import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type { ProjectSeries } from '@zaplecze/contract/rooms/projects/calls';
import type { Db } from '../../../kit/database/database.ts';
import { conflict } from '../../../kit/http/calls/errors.ts';
import type { User } from '../../../kit/http/guard.ts';
import { holesOf } from './missing-periods.rules.ts';
import * as queries from './recurring.queries.ts';
import { makePeriod } from './recurring.ts';
import { lockSeries } from './series.queries.ts';

/**
 * Makes periods that a series lacks, each after the one before it, between those that there are.
 *
 * @param days first days of the periods
 * @returns the ids of the new projects
 * @throws HttpError 409 for a day on which the series lacks no period (any more)
 */
export async function fillSeries(
  db: Db,
  user: User,
  { series: { id: source, paused }, days }: { series: ProjectSeries; days: string[] },
): Promise<number[]> {
  await lockSeries(db, source);
  const today = warsawDay();
  const created: number[] = [];
  for (const period of [...new Set(days)].sort()) {
    const periods = await queries.periodsOf(db, source);
    const before = periods.findLast(({ from }) => from < period);
    // Where the first one was deleted, the one after it.
    const pattern = before ?? periods[0];
    const isMissing = holesOf(periods, { today, paused }).includes(period);
    if (!pattern || !isMissing || !(await queries.retakePeriod(db, source, period))) {
      throw conflict('Tego okresu już nie brakuje w serii.');
    }
    const { from, first, recurrent } = pattern;
    const series = { from, first, recurrent, source };
    const project = await makePeriod(
      db,
      { project: pattern, series },
      { period, today, by: user.id },
    );
    const next = periods.find((one) => one.from > period);
    if (!before) await queries.leadBack(db, project, null);
    if (next) await queries.leadBack(db, next.id, project);
    created.push(project);
  }
  return created;
}
