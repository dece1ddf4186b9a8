import { type Days, daysOf } from '@zaplecze/contract/kit/days';
import { isWorkingDay } from '@zaplecze/contract/kit/holidays';
import { addDays, warsawInstant } from '@zaplecze/contract/kit/time';
import { dayBegins, dayHours } from '@zaplecze/contract/report-work.lists';
import { type RawBuilder, sql } from 'kysely';

/** What waited for longer than this before the period has waited since then. */
const reach = 400;

/** Some decades of days; what is asked beyond them is worked out each time. */
const mostKnown = 20_000;

/** What was worked out of the calendar, which never changes; asking the zone for a year of days takes as long as the query. */
const known = new Map<string, number>();

/** The second at which an hour of a Warsaw day begins; working hours and midnights are never skipped by the clock. */
function secondOf(day: string, hour: number): number {
  const key = `${day} ${hour}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const second = (warsawInstant(year, month, date, hour) ?? 0) / 1000;
  if (known.size < mostKnown) known.set(key, second);
  return second;
}

/** When each working day of a range begins at an hour of Warsaw's clock, in seconds since the epoch. */
export const workingDaysAt = (range: Days, hour: number): number[] =>
  daysOf(range)
    .filter(isWorkingDay)
    .map((day) => secondOf(day, hour));

/**
 * Worked hours between two instants in SQL: from 8:00 to 16:00 of Warsaw's clock on working days, so that a
 * night, a weekend or a holiday is no waiting, and neither is the hour that the clock takes or gives. The working days go
 * along as the moments at which they begin: an instant is looked up among them, and no row asks for the zone.
 */
export function workedHours(
  from: RawBuilder<unknown>,
  to: RawBuilder<unknown>,
  period: Days,
): RawBuilder<number> {
  const range = { dateFrom: addDays(period.dateFrom, -reach), dateTo: addDays(period.dateTo, 1) };
  const begins = sql`${workingDaysAt(range, dayBegins)}::float8[]`;
  const hoursUntil = (instant: RawBuilder<unknown>) => {
    const second = sql`date_part('epoch', ${instant})`;
    const day = sql`width_bucket(${second}, ${begins})`;
    return sql`case when ${second} < (${begins})[1] then 0 else ${sql.lit(dayHours)} * (${day} - 1)
      + least((${second} - (${begins})[${day}]) / 3600, ${sql.lit(dayHours)}) end`;
  };
  return sql<number>`greatest((${hoursUntil(to)}) - (${hoursUntil(from)}), 0)`;
}
