import { daysOf } from '@zaplecze/contract/kit/values/days';
import { isWorkingDay, type Workdays } from '@zaplecze/contract/kit/values/holidays';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import type { LoadPart, LoadRow } from '@zaplecze/contract/rooms/reports/work/calls';
import type { LoadFacts } from './load.queries.ts';

/*
 * 'Obłożenie': the hours of a task are spread evenly over the company's working days from today to its limit; what is
 * overdue is to be done on the next working day. A person has the hours of their roster on every day that they are not
 * away. What is left of the current week counts alone, of today what is left of the person's own working time.
 */

const tenth = (hours: number) => Math.round(hours * 10) / 10;

/** Working days counted once for all people: how many there are from today up to and with a day. */
function counter(today: string, works: Workdays) {
  const counted = new Map<string, number>();
  let last = addDays(today, -1);
  let count = 0;
  return (day: string): number => {
    while (last < day) {
      last = addDays(last, 1);
      if (works(last)) count += 1;
      counted.set(last, count);
    }
    return counted.get(day) ?? 0;
  };
}

/** What of so many hours a day, that go on for some working days from today, falls into each of the weeks. */
function spreader(weeks: string[], today: string, works: Workdays) {
  const until = counter(today, works);
  const ends = weeks.map((monday) => ({
    before: until(addDays(monday, -1)),
    end: until(addDays(monday, 6)),
  }));
  return (days: number, rate: number): number[] =>
    ends.map(({ before, end }) => Math.max(Math.min(days, end) - before, 0) * rate);
}

/** Over how many working days what is due on a day is spread. */
export function spreadingFrom(today: string, works: Workdays = isWorkingDay) {
  const until = counter(today, works);
  return (day: string) => Math.max(until(day), 1);
}

/** Minutes that people have on days from today on; a day that is not there has none. */
export type FreeMinutes = ReadonlyMap<number, ReadonlyMap<string, number>>;

/** Hours a person has in a week from today on. */
function capacityOf(monday: string, free: ReadonlyMap<string, number> | undefined, today: string) {
  const days = daysOf({ dateFrom: monday, dateTo: addDays(monday, 6) }).filter(
    (day) => day >= today,
  );
  return tenth(days.reduce((sum, day) => sum + (free?.get(day) ?? 0), 0) / 60);
}

/** How full somebody's fullest week is; hours where there are none fill it beyond measure. */
const fullest = ({ weeks }: LoadRow) =>
  Math.max(0, ...weeks.map(({ planned, capacity }) => planned / Math.max(capacity, 1)));

/** Planned and available hours of people by week, whoever has the fullest week first. */
export function loadRows(
  people: LoadFacts[],
  {
    weeks,
    free,
    today = warsawDay(),
    works = isWorkingDay,
  }: { weeks: string[]; free: FreeMinutes; today?: string; works?: Workdays },
): LoadRow[] {
  const spread = spreader(weeks, today, works);
  const rows = people.map(({ user, department, rates, unplanned }) => {
    const planned = weeks.map(() => 0);
    for (const { days, rate } of rates) {
      for (const [at, part] of spread(days, rate).entries())
        planned[at] = (planned[at] ?? 0) + part;
    }
    return {
      user,
      department,
      unplanned,
      weeks: weeks.map((monday, at) => ({
        planned: tenth(planned[at] ?? 0),
        capacity: capacityOf(monday, free.get(user.id), today),
      })),
    };
  });
  return rows.sort((a, b) => fullest(b) - fullest(a));
}

type Part = Omit<LoadPart, 'hours'>;

/** What of somebody's work falls into a week, the largest part first. */
export function partsOf(
  work: Part[],
  week: string,
  { today = warsawDay(), works = isWorkingDay }: { today?: string; works?: Workdays } = {},
): LoadPart[] {
  const spread = spreader([week], today, works);
  const daysOfLimit = spreadingFrom(today, works);
  return work
    .map((part) => {
      if (part.limit === null || part.estimation === null) return { ...part, hours: 0 };
      const days = daysOfLimit(warsawDay(Date.parse(part.limit)));
      const [hours = 0] = spread(days, part.estimation / days);
      return { ...part, hours: tenth(hours) };
    })
    .filter(({ hours }) => hours > 0)
    .sort((a, b) => b.hours - a.hours);
}
