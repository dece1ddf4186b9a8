import {
  addMonths,
  type Days,
  daysBetween,
  monthDays,
  monthOf,
} from '@zaplecze/contract/kit/values/days';
import { addDays } from '@zaplecze/contract/kit/values/time';
import { addMonthsTo, joinedRanges, wholeMonths } from './seniority.rules.ts';

/*
 * Holiday leave that somebody is due in a year (art. 153–155³ of the Labour Code). Whole days and minutes; fractions stay
 * fractions and are rounded where the Code rounds, once. Pure.
 */

/** A day of leave is eight hours, also of a part of a post (art. 154² § 2); a lower norm by law (§ 3) is the term's. */
export const leaveDayMinutes = 480;

/** A part of a full-time post, kept as a fraction: 7/8, 1/3. */
export type Post = { part: number; whole: number };

/** Employment with one part of a post; both days count, null: without an end. */
export type Term = { from: string; to: string | null; post: Post };

/** Time without work that lowers leave (art. 155² § 1): unpaid leave, childcare leave (urlop wychowawczy). */
export type Suspension = { from: string; to: string | null; kind: 'unpaid' | 'childcare' };

/** What the employer before gave in the same year, in days. */
export type FormerEmployer = { until: string; entitled: number; used: number };

export type EmploymentYear = {
  /** The yearly dimension of full time: 20 or 26. */
  days: number;
  terms: readonly Term[];
  suspensions?: readonly Suspension[] | undefined;
  former?: FormerEmployer | undefined;
};

const ceilOf = (value: number, by: number) => Math.max(0, Math.ceil(value / by - 1e-9));

/** The dimension of a part of a post: in proportion, up to a whole day (art. 154 § 2). */
export const partTimeDays = (days: number, { part, whole }: Post): number =>
  ceilOf(days * part, whole);

const meets = (term: { from: string; to: string | null }, { dateFrom, dateTo }: Days) =>
  term.from <= dateTo && (term.to === null || term.to >= dateFrom);

/**
 * Whether a suspension lowers the leave of a year: it lasts a month at least, and childcare leave that began within the year
 * lowers none of that year (art. 155² § 1 point 2).
 */
function lowers({ from, to, kind }: Suspension, year: number): boolean {
  if (to !== null && to < addDays(addMonthsTo(from, 1), -1)) return false;
  return kind === 'unpaid' || from <= `${year}-01-01`;
}

/** Whether a day of the month is worked: inside the term and outside all suspensions. */
function hasWork(term: Term, month: Days, suspensions: readonly Suspension[]): boolean {
  const last = term.to !== null && term.to < month.dateTo ? term.to : month.dateTo;
  let day = term.from > month.dateFrom ? term.from : month.dateFrom;
  while (day <= last) {
    const at = day;
    const suspension = suspensions.find(({ from, to }) => from <= at && (to === null || at <= to));
    if (!suspension) return true;
    if (suspension.to === null) return false;
    day = addDays(suspension.to, 1);
  }
  return false;
}

/**
 * Whole days of leave due in a year to somebody who has worked before, with the employer's own part of it: a twelfth for each begun
 * month (art. 155¹, 155²ᵃ § 2), of which a month shared with the employer before is that one's (§ 3); a month in which
 * the part of a post changed counts by the better one; the sum up to a whole day, never over the year's dimension with
 * the employer before (art. 155³), and less what was used there beyond what was due (art. 155¹ § 2).
 */
export function leaveDaysIn(
  year: number,
  { days, terms, suspensions = [], former }: EmploymentYear,
): number {
  const lowering = suspensions.filter((one) => lowers(one, year));
  let twelfths = 0;
  for (let month = 0; month < 12; month += 1) {
    const name = addMonths(`${year}-01`, month);
    if (former && monthOf(former.until) === name) continue;
    const range = monthDays(name);
    const dimensions = terms
      .filter((term) => meets(term, range) && hasWork(term, range, lowering))
      .map(({ post }) => partTimeDays(days, post));
    twelfths += Math.max(0, ...dimensions);
  }
  const due = ceilOf(twelfths, 12);
  if (!former) return due;
  const own = Math.max(
    0,
    ...terms
      .filter((term) => meets(term, { dateFrom: `${year}-01-01`, dateTo: `${year}-12-31` }))
      .map(({ post }) => partTimeDays(days, post)),
  );
  const atMost = Math.min(due, yearlyCeiling(days, own, former) - former.entitled);
  return Math.max(0, atMost - Math.max(0, former.used - former.entitled));
}

/**
 * What both employers of a year give together at most (art. 155³ § 2): the dimension of the part of a post here (art. 154 § 1–2).
 * Whoever had more of a post before, as what that employer gave in its months says, has the rest of the year in proportion.
 */
function yearlyCeiling(full: number, own: number, { until, entitled }: FormerEmployer): number {
  const months = Number(until.slice(5, 7));
  const before = entitled > ceilOf(own * months, 12) ? full : own;
  return ceilOf(before * months + own * (12 - months), 12);
}

/**
 * Minutes of leave in the calendar year of somebody's first job: with each month that has lapsed a twelfth of the year's
 * dimension, not rounded (art. 153 § 1). Terms that follow one another go on with the months, each month by the better part of a
 * post; days of terms apart are put together, thirty to a month.
 *
 * @param terms of the first job and after it in that year, in order
 */
export function firstJobMinutes(terms: readonly Term[], days: number, day: string): number {
  const [first] = terms;
  if (!first || day < first.from) return 0;
  const last = [`${first.from.slice(0, 4)}-12-31`, day].sort()[0] ?? day;
  const best = (dateFrom: string, dateTo: string) =>
    Math.max(
      0,
      ...terms
        .filter((term) => meets(term, { dateFrom, dateTo }))
        .map(({ post }) => partTimeDays(days, post)),
    );
  let [twelfths, odd, dimension] = [0, 0, 0];
  for (const { from, to } of joinedRanges(terms.map((one) => ({ ...one, to: one.to ?? last })))) {
    const end = to < last ? to : last;
    if (end < from) continue;
    const { months, next } = wholeMonths(from, end);
    for (let month = 0; month < months; month += 1)
      twelfths += best(addMonthsTo(from, month), addDays(addMonthsTo(from, month + 1), -1));
    odd += Math.min(daysBetween(next, end) + 1, 29);
    if (next <= end) dimension = Math.max(dimension, best(next, end));
  }
  twelfths += Math.floor(odd / 30) * dimension;
  return (twelfths * leaveDayMinutes) / 12;
}

/** Leave due after a suspension, in days or hours, never less than what was used before it (art. 155² § 2). */
export const loweredEntitlement = (due: number, usedBefore: number): number =>
  Math.max(due, usedBefore);
