import { type Days, daysOf } from '@zaplecze/contract/kit/values/days';
import type { Workdays } from '@zaplecze/contract/kit/values/holidays';
import { addDays, warsawDay, warsawInstant } from '@zaplecze/contract/kit/values/time';
import type { WorkingTime } from '@zaplecze/contract/kit/values/working-hours';
import { mostReportDays } from '@zaplecze/contract/rooms/reports/calls';
import { type RawBuilder, sql } from 'kysely';

/** What waited for longer than this before the period has waited since then. */
const reach = 400;

/** Some decades of days; what is asked beyond them is worked out each time. */
const mostKnown = 20_000;

/** What was worked out of the calendar, which never changes; asking the zone for a year of days takes as long as the query. */
const known = new Map<string, number>();

/** The second at which a minute of a Warsaw day begins; working hours and midnights are never skipped by the clock. */
function secondOf(day: string, minute: number): number {
  const key = `${day} ${minute}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const second =
    (warsawInstant(year, month, date, Math.floor(minute / 60), minute % 60) ?? 0) / 1000;
  if (known.size < mostKnown) known.set(key, second);
  return second;
}

/** The first instant of each working day of a range, in seconds since the epoch. */
export const workingDaysAt = (range: Days, works: Workdays): number[] =>
  daysOf(range)
    .filter((day) => works(day))
    .map((day) => secondOf(day, 0));

/** Of a range's days of work, as arrays of the database: the second at which each begins, its hours, and those of the days before it. */
type Work = { begins: string; hours: string; before: string };

/** Of periods asked for lately: going through four years of days takes as long as finding a page of a million tasks. */
const worked = new WeakMap<WorkingTime, Map<string, Work>>();

const mostPeriods = 20;

function workOf(range: Days, time: WorkingTime): Work {
  const periods = worked.get(time) ?? new Map<string, Work>();
  worked.set(time, periods);
  const key = `${range.dateFrom} ${range.dateTo}`;
  const found = periods.get(key);
  if (found) return found;
  if (periods.size >= mostPeriods) periods.clear();
  const work = readWork(range, time);
  periods.set(key, work);
  return work;
}

function readWork(range: Days, time: WorkingTime): Work {
  const [begins, hours, before]: [number[], number[], number[]] = [[], [], []];
  let sum = 0;
  for (const day of daysOf(range)) {
    const { opens, closes } = time(day);
    if (closes <= opens) continue;
    begins.push(secondOf(day, opens));
    hours.push((closes - opens) / 60);
    before.push(sum);
    sum += (closes - opens) / 60;
  }
  const array = (numbers: number[]) => `{${numbers.join()}}`;
  return { begins: array(begins), hours: array(hours), before: array(before) };
}

/** The days whose hours are counted for what happened in a period; unless told, in the longest that ends now. */
function countedDays({ dateFrom, dateTo }: Partial<Days>): Days {
  const today = warsawDay();
  const first = dateFrom ?? addDays(today, -mostReportDays);
  // What ended in the period by its person's word may have been noted since.
  const last = dateTo && dateTo > today ? dateTo : today;
  return { dateFrom: addDays(first, -reach), dateTo: addDays(last, 1) };
}

/**
 * Rows that have instants `from` and `to`, each with the `hours` worked between them: those at which the company works by
 * Warsaw's clock, so that a night, a weekend or a holiday is no waiting, and neither is the hour that a change
 * of clocks adds or removes. Working days are passed as their first instants, once: an instant is looked up among them, and
 * no row converts time zones. `offset 0` keeps the steps apart: the database would else compute the same for each
 * mention, which takes four times as long.
 */
export function withHours(
  rows: RawBuilder<unknown>,
  period: Partial<Days>,
  time: WorkingTime,
): RawBuilder<unknown> {
  const { begins, hours, before } = workOf(countedDays(period), time);
  const second = (instant: string) => sql`date_part('epoch', ${sql.ref(instant)})`;
  // Before the first of the days there are none: 0 hours.
  const until = (at: string, day: string) => sql`coalesce(s."workBefore"[${sql.ref(day)}]
    + least((${sql.ref(at)} - s."workBegins"[${sql.ref(day)}]) / 3600, s."workHours"[${sql.ref(day)}]), 0)`;
  return sql`
    select s.*, greatest((${until('end', 'lastDay')}) - (${until('start', 'firstDay')}), 0) as hours
    from (
      select r.*, d.*, width_bucket("start", d."workBegins") as "firstDay",
        width_bucket("end", d."workBegins") as "lastDay"
      from (select i.*, ${second('from')} as "start", ${second('to')} as "end" from (${rows}) i offset 0) r,
        (select ${begins}::float8[] as "workBegins", ${hours}::float8[] as "workHours",
          ${before}::float8[] as "workBefore") d
      offset 0
    ) s offset 0`;
}

/** Hours as they are told and added up, so that a list's rows come to its chart's number. */
export const toHundredths = (hours: RawBuilder<unknown>) =>
  sql<number>`round(${hours} * 100) / 100`;

/** The same of one row, for lists: null without both instants. */
export const workedHours = (
  from: RawBuilder<unknown>,
  to: RawBuilder<unknown>,
  period: Partial<Days>,
  time: WorkingTime,
): RawBuilder<number | null> =>
  sql<
    number | null
  >`case when ${from} is not null and ${to} is not null then (select ${toHundredths(sql`h.hours`)}
    from (${withHours(sql`select ${from} as "from", ${to} as "to"`, period, time)}) h) end`;
