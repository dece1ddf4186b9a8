import { addDays } from '@zaplecze/contract/kit/values/time';
import type { Post, Suspension, Term } from '../leave/entitlement.rules.ts';
import { firstJobMinutes, leaveDayMinutes, leaveDaysIn } from '../leave/entitlement.rules.ts';
import {
  addMonthsTo,
  leaveDaysFor,
  type SeniorityFacts,
  seniorityMonths,
} from '../leave/seniority.rules.ts';

/*
 * How somebody is employed on a day, and the holiday leave that follows: what is kept of a person as the rules of leave
 * (leave/) ask for it. Days are Warsaw's (YYYY-MM-DD). Pure; touches nothing.
 */

/** A time of employment with one part of a post; both days count, null: without an end. */
export type EmploymentTerm = {
  firstDay: string;
  lastDay: string | null;
  partTime: number;
  /** Minutes of a full-time day by law; eight hours where it is left out. */
  dayNorm?: number;
  firstJob: boolean;
  formerUntil: string | null;
  formerEntitled: number | null;
  formerUsed: number | null;
};

/** What counts towards seniority beside the terms. */
export type SeniorityPeriod = {
  kind: 'school' | 'employment' | 'other';
  years: 3 | 4 | 5 | 6 | 8 | null;
  dateFrom: string | null;
  dateTo: string | null;
};

/** A part of a post as a fraction: 0.3333, as it stands in four places, is a third. */
export function postOf(partTime: number): Post {
  for (let whole = 1; whole <= 40; whole += 1) {
    const part = Math.round(partTime * whole);
    if (Math.abs(part / whole - partTime) < 1e-4) return { part, whole };
  }
  return { part: partTime, whole: 1 };
}

type Range = { firstDay: string; lastDay: string | null };

/** The term of a day, or undefined on a day without employment. */
export const termOn = <T extends Range>(terms: readonly T[], day: string): T | undefined =>
  terms.find(({ firstDay, lastDay }) => firstDay <= day && (lastDay === null || day <= lastDay));

/** The term of a day, else the one before, else the first: which part of a post somebody has at all. */
export function nearestTerm<T extends Range>(terms: readonly T[], day: string): T | undefined {
  const inOrder = [...terms].sort((a, b) => a.firstDay.localeCompare(b.firstDay));
  return inOrder.findLast(({ firstDay }) => firstDay <= day) ?? inOrder[0];
}

/**
 * Minutes of a full-time day by law on a day, which a day of leave has: eight hours, or fewer by other laws (art. 154² § 2–3).
 */
export const dayNormOn = (terms: readonly EmploymentTerm[], day: string): number =>
  nearestTerm(terms, day)?.dayNorm ?? leaveDayMinutes;

/**
 * What is known of somebody's seniority, their employment here included; null where no period is.
 *
 * @param publicFinances the employer is one of public finances, where other work counts since 1 January 2026
 */
export function seniorityOf(
  terms: readonly EmploymentTerm[],
  periods: readonly SeniorityPeriod[],
  publicFinances = false,
): SeniorityFacts | null {
  if (periods.length === 0) return null;
  const schools = periods.flatMap(({ kind, years, dateFrom, dateTo }) =>
    kind === 'school' && years !== null
      ? [{ years, from: dateFrom ?? undefined, to: dateTo ?? undefined }]
      : [],
  );
  const before = periods.flatMap(({ kind, dateFrom: from, dateTo: to }) =>
    kind !== 'school' && from !== null ? [{ kind, from, to }] : [],
  );
  const here = terms.map(({ firstDay: from, lastDay: to }) => ({
    ...{ from, to },
    kind: 'employment' as const,
  }));
  return { schools, work: [...before, ...here], publicFinances };
}

const tenYears = 120;

/** The day from which 26 days are due, if it is still to come and employment does not end before. */
export function risesOn(facts: SeniorityFacts, today: string): string | null {
  const months = seniorityMonths(facts, today);
  if (months >= tenYears) return null;
  // The last month may be complete up to a month later, where pieces of months are put together.
  const soonest = addMonthsTo(today, Math.max(0, tenYears - months - 1));
  for (let at = 0, day = soonest; at < 93; at += 1, day = addDays(day, 1))
    if (day > today && seniorityMonths(facts, day) >= tenYears) return day;
  return null;
}

/** The dimension of full time on a day: by seniority where it is known, else as it was chosen. */
export const dimensionOn = (
  seniority: SeniorityFacts | null,
  chosen: number,
  day: string,
): number => (seniority ? leaveDaysFor(seniority, day) : chosen);

const asTerm = ({ firstDay: from, lastDay: to, partTime }: EmploymentTerm): Term => ({
  ...{ from, to },
  post: postOf(partTime),
});

function formerOf(terms: readonly EmploymentTerm[], year: number) {
  const first = terms.find(({ formerUntil }) => formerUntil?.startsWith(`${year}-`));
  if (!first?.formerUntil) return undefined;
  const { formerUntil: until, formerEntitled, formerUsed } = first;
  return { until, entitled: formerEntitled ?? 0, used: formerUsed ?? 0 };
}

type Entitled = { days: number; asOf: string; suspensions?: readonly Suspension[] };

/**
 * Minutes of holiday leave due in a year by the terms of employment: a twelfth for each begun month (art. 155¹), of somebody's
 * first job with each month that has lapsed (art. 153 § 1).
 *
 * @param days the dimension of full time
 * @param suspensions time without work that lowers it (art. 155²)
 * @param asOf a day of the year, up to which months of a first job count, and whose norm a day of leave has
 */
export function leaveMinutesIn(
  year: number,
  terms: readonly EmploymentTerm[],
  { days, asOf, suspensions }: Entitled,
): number {
  const norm = dayNormOn(terms, asOf);
  const first = terms.find((one) => one.firstJob && one.firstDay.startsWith(`${year}-`));
  if (first) {
    const since = terms.filter(({ firstDay }) => firstDay >= first.firstDay);
    return (firstJobMinutes(since.map(asTerm), days, asOf) * norm) / leaveDayMinutes;
  }
  const former = formerOf(terms, year);
  return leaveDaysIn(year, { days, terms: terms.map(asTerm), former, suspensions }) * norm;
}

/** A day as long as employment lasts, afterwards its last day: what comes later gives nothing more. */
export function whileEmployed(terms: readonly Range[], day: string): string {
  if (!hasEnded(terms, day)) return day;
  return (
    terms
      .map(({ lastDay }) => lastDay ?? day)
      .sort()
      .at(-1) ?? day
  );
}

/** Whether employment has ended before a day, and none begins later. */
export const hasEnded = (terms: readonly Range[], day: string): boolean =>
  terms.length > 0 && terms.every(({ lastDay }) => lastDay !== null && lastDay < day);
