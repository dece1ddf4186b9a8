import { type Days, daysOf, weekday } from '@zaplecze/contract/kit/values/days';
import { holidayOf, workingDaysIn } from '@zaplecze/contract/kit/values/holidays';
import type { Balance } from '@zaplecze/contract/rooms/absences/balances/calls';
import { type LimitKind, usualEmployment } from '@zaplecze/contract/rooms/absences/lists';

/*
 * What people may take of a type in a year, by the Labour Code. All is counted in hours of work: a day of leave is as
 * many as the person works on a day, so that the same rules hold for a part of a full-time post. Pure; touches nothing.
 */

/** A day of holiday leave is eight hours whatever the post (art. 154² § 2). */
const leaveDay = 8;
const saturday = 5;

const cents = (hours: number) => Math.round(hours * 100) / 100;
/** Up to a whole one; what floating point adds is none. */
const upward = (value: number) => Math.ceil(value - 1e-3);

/** Hours of one working day of somebody with this part of a full-time post. */
export const dayHoursOf = (partTime: number): number => cents(leaveDay * partTime);

/** Holidays on a Saturday, for each of which a day off is given (art. 130 § 2). */
export function saturdayHolidays(year: number): { day: string; name: string }[] {
  return daysOf({ dateFrom: `${year}-01-01`, dateTo: `${year}-12-31` }).flatMap((day) => {
    const name = weekday(day) === saturday ? holidayOf(day) : null;
    return name ? [{ day, name }] : [];
  });
}

export type LimitRule = { limitKind: LimitKind; limitDays: number | null };
export type Employment = { partTime: number; vacationDays: number };

/** Hours that a day of a limit stands for: of holiday leave always eight, else of the person's own day. */
export const limitDayHours = ({ limitKind }: LimitRule, { partTime }: Employment): number =>
  limitKind === 'vacation' ? leaveDay : dayHoursOf(partTime);

/** Days that the law gives in a year: of holiday leave in proportion, a begun day counts whole (art. 154 § 2). */
function lawfulDays(rule: LimitRule, employed: Employment, year: number): number {
  if (rule.limitKind === 'vacation') return upward(employed.vacationDays * employed.partTime);
  if (rule.limitKind === 'saturdays') return saturdayHolidays(year).length;
  return rule.limitDays ?? 0;
}

/**
 * Hours that somebody may take of a type in a year; `written`: days that somebody put there instead. Of limits in
 * days a begun hour counts whole (art. 188 § 3, 148¹ § 3).
 */
export function entitledHours(
  rule: LimitRule,
  employed: Employment,
  { year, written }: { year: number; written: number | null },
): number {
  const days = written ?? lawfulDays(rule, employed, year);
  const hours = cents(days * limitDayHours(rule, employed));
  return rule.limitKind === 'days' && written === null ? upward(hours) : hours;
}

/** What is counted of an absence. */
export type CountedAbsence = Days & { hours: number | null };

/** Hours of work that an absence takes in a year: of whole days those that are worked on, else its own. */
export function countedHours(
  { hours, ...range }: CountedAbsence,
  year: number,
  dayHours: number,
): number {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const within = {
    dateFrom: range.dateFrom > first ? range.dateFrom : first,
    dateTo: range.dateTo < last ? range.dateTo : last,
  };
  if (within.dateFrom > within.dateTo) return 0;
  const days = workingDaysIn(within);
  if (hours !== null) return days === 0 ? 0 : Math.min(hours, dayHours);
  return cents(days * dayHours);
}

/** The years that a range touches. */
export function yearsOf({ dateFrom, dateTo }: Days): number[] {
  const [from, to] = [Number(dateFrom.slice(0, 4)), Number(dateTo.slice(0, 4))];
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

/** Holiday leave of a year is to be given by the end of September of the next one (art. 168). */
export const carriedUntil = (kind: LimitKind, year: number): string | null =>
  kind === 'vacation' ? `${year}-09-30` : null;

type Summed = Pick<
  Balance,
  'entitled' | 'carried' | 'used' | 'waiting' | 'left' | 'carriedLeft' | 'carriedUntil'
>;

/** What is left of a year. What was carried over is used first; what stays of it is due, not lost. */
export function balanceOf(
  kind: LimitKind,
  year: number,
  sums: { entitled: number; carried: number; used: number; waiting: number },
): Summed {
  const { entitled, carried, used } = sums;
  return {
    ...sums,
    left: cents(entitled + carried - used),
    carriedLeft: cents(Math.max(0, carried - used)),
    carriedUntil: carried > 0 ? carriedUntil(kind, year) : null,
  };
}

/** What the next year begins with of holiday leave; what was taken in excess is not taken off it. */
export const carriedOver = (kind: LimitKind, left: number): number =>
  kind === 'vacation' ? Math.max(0, left) : 0;

/** A type with a limit, and the types that its hours are taken of as well. */
export type LimitedType = LimitRule & {
  id: number;
  name: string;
  color: string;
  within: { id: number; name: string } | null;
  limitForbids: boolean;
};

/** What is kept of a person. */
export type BalanceFacts = {
  /** How they are employed, from a year on. */
  employed: (Employment & { year: number; version: number })[];
  /** Years that were kept of a type, with what somebody wrote there. */
  written: {
    type: number;
    year: number;
    entitled: number | null;
    carried: number | null;
    version: number;
  }[];
  absences: (CountedAbsence & { type: number; waits: boolean })[];
};

/** How somebody is employed in a year: as was said last before its end. */
export function employedIn(employed: BalanceFacts['employed'], year: number): Employment {
  const latest = employed.filter((one) => one.year <= year).sort((a, b) => b.year - a.year)[0];
  const { partTime, vacationDays } = latest ?? usualEmployment;
  return { partTime, vacationDays };
}

/** A type and those that it is taken of as well; one that leads back to itself ends there. */
export function chainOf(types: readonly LimitedType[], type: number): number[] {
  const chain: number[] = [];
  for (let at: number | undefined = type; at !== undefined && !chain.includes(at); ) {
    chain.push(at);
    at = types.find(({ id }) => id === at)?.within?.id;
  }
  return chain;
}

/** The balances of a person in a year, of each type with a limit. */
export function balancesIn(
  types: readonly LimitedType[],
  facts: BalanceFacts,
  year: number,
): Balance[] {
  return types.map((type) => balanceOfType(types, type, facts, year));
}

function balanceOfType(
  types: readonly LimitedType[],
  type: LimitedType,
  facts: BalanceFacts,
  year: number,
): Balance {
  const employed = employedIn(facts.employed, year);
  const dayHours = dayHoursOf(employed.partTime);
  const rowIn = (of: number) =>
    facts.written.find((row) => row.type === type.id && row.year === of);
  const row = rowIn(year);
  const written = { entitled: row?.entitled ?? null, carried: row?.carried ?? null };
  const sum = (waits: boolean) =>
    cents(
      facts.absences
        .filter((one) => one.waits === waits && chainOf(types, one.type).includes(type.id))
        .reduce((all, one) => all + countedHours(one, year, dayHours), 0),
    );
  const carried =
    written.carried !== null
      ? cents(written.carried * limitDayHours(type, employed))
      : rowIn(year - 1)
        ? carriedOver(type.limitKind, balanceOfType(types, type, facts, year - 1).left)
        : 0;
  const { id, name, color, within, limitKind, limitForbids } = type;
  return {
    ...{ type: { id, name, color }, within, year, dayHours, written },
    ...{ kind: limitKind, forbids: limitForbids, version: row?.version ?? 1 },
    ...balanceOf(limitKind, year, {
      entitled: entitledHours(type, employed, { year, written: written.entitled }),
      ...{ carried, used: sum(false), waiting: sum(true) },
    }),
  };
}
