import { type Days, daysOf } from '@zaplecze/contract/kit/days';
import { isWorkingDay } from '@zaplecze/contract/kit/holidays';
import { addDays } from '@zaplecze/contract/kit/time';
import { dayBegins, dayHours } from '@zaplecze/contract/report-work.lists';
import { type RawBuilder, sql } from 'kysely';

/** What waited for longer than this before the period has waited since then. */
const reach = 400;

/** How many working days there are before each day of a range, and after its last. */
function workingDaysBefore(range: Days): number[] {
  let count = 0;
  return [...daysOf(range), ''].map((day) => {
    const before = count;
    if (day !== '' && isWorkingDay(day)) count += 1;
    return before;
  });
}

/**
 * Worked hours between two instants in SQL, both by Warsaw's clock: from 8:00 to 16:00 on working days, so that a night, a
 * weekend or a holiday is no waiting, and neither is the hour that the clock takes or gives. The calendar
 * goes along as an array by days, in which a day is looked up at once.
 */
export function workedHours(
  from: RawBuilder<unknown>,
  to: RawBuilder<unknown>,
  period: Days,
): RawBuilder<number> {
  const range = { dateFrom: addDays(period.dateFrom, -reach), dateTo: addDays(period.dateTo, 1) };
  const before = sql`${workingDaysBefore(range)}::int[]`;
  const [first, last] = [sql`${range.dateFrom}::date`, sql`${range.dateTo}::date`];
  const hoursUntil = (instant: RawBuilder<unknown>) => {
    const wall = sql`(${instant} at time zone 'Europe/Warsaw')`;
    const at = sql`(least(greatest(${wall}::date, ${first}), ${last}) - ${first} + 1)`;
    const clock = sql`extract(epoch from ${wall}::time)::float8 / 3600 - ${sql.lit(dayBegins)}`;
    return sql`(${sql.lit(dayHours)} * (${before})[${at}]
      + ((${before})[${at} + 1] - (${before})[${at}]) * least(greatest(${clock}, 0), ${sql.lit(dayHours)}))`;
  };
  return sql<number>`greatest(${hoursUntil(to)} - ${hoursUntil(from)}, 0)`;
}
