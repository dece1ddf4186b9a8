import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import type { ReportFilter } from '@zaplecze/contract/rooms/reports/schemas';
import type { LoadRow } from '@zaplecze/contract/rooms/reports/work/calls';
import type { Db } from '../../../kit/database/database.ts';
import { type AvailableDay, availabilityOf, findWorkdays } from '../../absences/index.ts';
import { findLoad } from './load.queries.ts';
import { type FreeMinutes, loadRows } from './load.rules.ts';

const minutesLeft = (days: AvailableDay[]): FreeMinutes =>
  new Map(
    [...Map.groupBy(days, ({ person }) => person)].map(([person, theirs]) => [
      person,
      new Map(theirs.map(({ day, left }) => [day, left])),
    ]),
  );

/** Planned and available hours of people in weeks (their Mondays), whoever has the fullest week first. */
export async function loadOf(
  db: Db,
  filter: ReportFilter,
  weeks: string[],
  today = warsawDay(),
): Promise<LoadRow[]> {
  const range = { dateFrom: today, dateTo: addDays(weeks.at(-1) ?? today, 6) };
  const works = await findWorkdays(db);
  const people = await findLoad(db, filter, { ...range, works });
  const ids = people.map(({ user }) => user.id);
  return loadRows(people, {
    weeks,
    today,
    works,
    free: minutesLeft(await availabilityOf(db, ids, range)),
  });
}
