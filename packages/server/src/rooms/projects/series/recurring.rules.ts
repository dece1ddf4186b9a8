import { readLimit } from '@zaplecze/contract/kit/fields/typed-time';
import { isWorkingDay, type Workdays, workingDay } from '@zaplecze/contract/kit/values/holidays';
import {
  addDays,
  warsawDay,
  warsawInstant,
  warsawOffset,
} from '@zaplecze/contract/kit/values/time';
import { intervals } from '@zaplecze/contract/rooms/projects/lists';

/** Length of a period by the interval's id (contract, `intervals`). */
const lengths: Record<number, { days?: number; months?: number }> = {
  1: { days: 7 },
  2: { days: 14 },
  3: { months: 1 },
  4: { months: 3 },
  5: { months: 6 },
  6: { months: 12 },
};

const two = (value: number) => String(value).padStart(2, '0');
const partsOf = (day: string) => day.split('-').map(Number) as [number, number, number];

/** A day shifted by months; `anchor` is the day of the month it would have if every month had it. */
function addMonths(day: string, months: number, anchor = partsOf(day)[2]): string {
  const [year, month] = partsOf(day);
  const at = year * 12 + month - 1 + months;
  const [newYear, newMonth] = [Math.floor(at / 12), (at % 12) + 1];
  const last = new Date(Date.UTC(newYear, newMonth, 0)).getUTCDate();
  return `${newYear}-${two(newMonth)}-${two(Math.min(anchor, last))}`;
}

function monthsBetween(from: string, to: string): number {
  const [fromYear, fromMonth] = partsOf(from);
  const [toYear, toMonth] = partsOf(to);
  return (toYear - fromYear) * 12 + toMonth - fromMonth;
}

/**
 * The first day of the period after the one that begins on `from`. `first` is the first day of the
 * whole series: one that begins on the 31st comes back to it after a shorter month.
 */
export function nextPeriod(from: string, interval: number, first = from): string {
  const { days, months = 0 } = lengths[interval] ?? { months: 1 };
  if (days !== undefined) return addDays(from, days);
  const [, , anchor] = partsOf(first);
  const [, , day] = partsOf(from);
  // A start that somebody moved by hand is followed from where it is.
  const shortened = day < anchor && addMonths(from, 0, anchor) === from;
  return addMonths(from, months, shortened ? anchor : day);
}

/**
 * The last day of the period that begins on a day: by it what recurs is to be realised.
 *
 * @param first as in `nextPeriod`: that of 28 February is 30 March where the series began on the 31st
 */
export const lastDayOf = (from: string, interval: number, first: string): string =>
  addDays(nextPeriod(from, interval, first), -1);

type Series = {
  recurrent: number;
  /** First day of the newest period, and of the whole series. */
  from: string;
  first: string;
  /** Last day on which a period may begin; null: no end. */
  to: string | null;
  /** How many days ahead its periods are made; null: as usual. */
  ahead?: number | null;
};

/** How many days before it begins the next period of a series is made. */
export const aheadOf = ({ recurrent, ahead }: Pick<Series, 'recurrent' | 'ahead'>): number =>
  ahead ?? intervals[recurrent]?.ahead ?? 0;

/**
 * The period that is to be made on a day, or null when none is due: the first one after the newest
 * that is not over yet (nobody works off months that passed while a server was away), not taken
 * already, and near enough.
 */
export function duePeriod(
  series: Series,
  today: string,
  existing: ReadonlySet<string>,
): string | null {
  const period = comingPeriod(series, today, existing);
  return period !== null && period <= addDays(today, aheadOf(series)) ? period : null;
}

/** The period that is made next, however far ahead; null when the series ends before it. */
export function comingPeriod(
  { from, recurrent, first, to }: Series,
  today: string,
  existing: ReadonlySet<string>,
): string | null {
  for (let period = nextPeriod(from, recurrent, first); to === null || period <= to; ) {
    const next = nextPeriod(period, recurrent, first);
    if (next > today && !existing.has(period)) return period;
    period = next;
  }
  return null;
}

/** From the first day of a period to that of another one; `works`: when the company does. */
type Moved = { from: string; to: string; interval: number; works?: Workdays | undefined };

/**
 * A limit of the period that begins on `from` moved into the one that begins on `to`: the same
 * Warsaw hour, the same day of the month (or its last) or of the week, and a working day of the company. One that
 * falls on a free day moves to the next working day; a final one, which must not be passed, to the
 * one before. An hour that spring skips is the one after it.
 */
export function moveLimit(
  limit: string,
  { from, to, interval, final, works }: Moved & { final: boolean },
): string {
  const instant = Date.parse(limit);
  const wall = new Date(instant + warsawOffset(instant) * 60_000);
  const before = warsawDay(instant);
  const day =
    lengths[interval]?.days === undefined
      ? addMonths(before, monthsBetween(from, to))
      : addDays(before, Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000));
  const [year, month, date] = partsOf(workingDay(day, final ? -1 : 1, works));
  const at = (hour: number) =>
    warsawInstant(year, month, date, hour, wall.getUTCMinutes(), wall.getUTCSeconds());
  const moved = at(wall.getUTCHours()) ?? at(wall.getUTCHours() + 1);
  return new Date(moved ?? instant).toISOString();
}

type Limited = {
  dateRealizationLimit: string | null;
  finalDate: boolean;
  limitBase: string | null;
  limitPeriod: string | null;
};

/**
 * The limit that a task of the period `from` gets in the period `to`, with what it was worked out
 * from. A limit that somebody has changed since becomes the one that later periods follow. `fromPlanned`, `toPlanned`: the
 * days from which either was planned, later ones where it was over by then.
 */
export function limitOf(
  task: Limited,
  periods: Moved & { made?: string; fromPlanned?: string; toPlanned?: string },
) {
  const { from, to, interval, made, works, fromPlanned = from, toPlanned = to } = periods;
  const { dateRealizationLimit: limit, finalDate: final, limitBase, limitPeriod } = task;
  if (limit === null) {
    return { dateRealizationLimit: null, limitBase: null, limitPeriod: null };
  }
  const now = new Date(limit).toISOString();
  // A company whose days have changed since still has limits by the days of before.
  const untouched = [works, isWorkingDay].some((by) => {
    if (limitBase === null || limitPeriod === null) return false;
    const moved = { from: limitPeriod, to: from, interval, final, works: by };
    const known = putOff(moveLimit(limitBase, moved), { from, to: fromPlanned, final, works: by });
    return known === now || (made !== undefined && now === notBefore(known, made, by));
  });
  const base = untouched && limitBase !== null ? limitBase : limit;
  // One that was set by hand in a period that was over stands from the day of its plan, unless it is a day of that period.
  const stands = warsawDay(Date.parse(base)) < fromPlanned ? from : fromPlanned;
  const period = untouched && limitPeriod !== null ? limitPeriod : stands;
  const own = moveLimit(base, { from: period, to, interval, final, works });
  return {
    dateRealizationLimit: putOff(own, { from: to, to: toPlanned, final, works }),
    limitBase: base,
    limitPeriod: period,
  };
}

/** As many days later as one day is after another, on a working day; nothing is moved by none. */
const putOff = (limit: string, days: Omit<Moved, 'interval'> & { final: boolean }): string =>
  days.from === days.to ? limit : moveLimit(limit, { ...days, interval: 1 });

/** A limit that lies before a day is put off to the end of it, or of the next working day: nothing is made overdue. */
export function notBefore(limit: string, day: string, works: Workdays = isWorkingDay): string {
  if (warsawDay(Date.parse(limit)) >= day) return limit;
  return readLimit(workingDay(day, 1, works)) ?? limit;
}

/** The month at the end of a name, with the number that tells it from another project of that name. */
const monthOfName = /(0[1-9]|1[0-2])\/(\d{4})(?<number> \(\d+\))?$/;

/** A name that ends with MM/RRRR or MM/RRRR (2) gets the month of the new period; others stay. */
export function periodName(name: string, from: string, to: string): string {
  return name.replace(monthOfName, (_, month: string, year: string, number = '') => {
    const [newYear, newMonth] = partsOf(addMonths(`${year}-${month}-01`, monthsBetween(from, to)));
    return `${two(newMonth)}/${newYear}${number}`;
  });
}

/** Whether a name ends with the month of a day. */
export function endsWithMonth(name: string, day: string): boolean {
  const [year, month] = day.split('-');
  const [, its, of] = monthOfName.exec(name) ?? [];
  return its === month && of === year;
}

/**
 * A name that ends with a month as it is free among others: „… – 11/2026” where that is taken is „… – 11/2026 (2)”. Names
 * without a month are somebody's own and stay.
 */
export function apartFrom(names: ReadonlySet<string>, name: string): string {
  if (!monthOfName.test(name) || !names.has(name)) return name;
  const bare = name.replace(/ \(\d+\)$/, '');
  for (let number = 2; ; number += 1) {
    const next = `${bare} (${number})`;
    if (!names.has(next)) return next;
  }
}
