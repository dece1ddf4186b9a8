import { daysBetween } from '@zaplecze/contract/kit/values/days';
import { addDays } from '@zaplecze/contract/kit/values/time';

/*
 * Seniority that holiday leave depends on (staż urlopowy, art. 154 § 1, 155, 302¹–302² of the Labour Code). Pure; days
 * are YYYY-MM-DD and both ends of a period count.
 */

/** A school that was finished; its years are those of art. 155 § 1 (3, 4, 5, 6 or 8). */
export type School = { years: number; from?: string | undefined; to?: string | undefined };

/**
 * A period of work. `employment`: a contract of employment. `other`: a mandate contract with insurance, business of
 * one's own and the like, which count since 2026 (art. 302¹, Act of 26 September 2025).
 */
export type WorkPeriod = { from: string; to: string | null; kind: 'employment' | 'other' };

export type SeniorityFacts = {
  schools: readonly School[];
  work: readonly WorkPeriod[];
  /** An employer of public finances, where the other periods count from 1 January 2026; elsewhere from 1 May. */
  publicFinances?: boolean | undefined;
};

type Range = { from: string; to: string };

/** A day some months later; of a month that is too short its last day. */
export function addMonthsTo(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)))
    .toISOString()
    .slice(0, 10);
}

/** Whole months that have passed from a day up to and with another one, and the first day after them. */
export function wholeMonths(from: string, to: string): { months: number; next: string } {
  let months = 0;
  while (addDays(addMonthsTo(from, months + 1), -1) <= to) months += 1;
  return { months, next: addMonthsTo(from, months) };
}

/** Ranges in order, those that meet or touch as one: the same day never counts twice. */
export function joinedRanges(ranges: readonly Range[]): Range[] {
  const list: Range[] = [];
  for (const range of [...ranges].sort((a, b) => a.from.localeCompare(b.from))) {
    const last = list.at(-1);
    if (last && range.from <= addDays(last.to, 1)) {
      if (range.to > last.to) list[list.length - 1] = { ...last, to: range.to };
    } else list.push(range);
  }
  return list;
}

/** What of ranges lies outside another one. */
const outside = (ranges: readonly Range[], { from, to }: Range): Range[] =>
  ranges
    .flatMap((range) => [
      { from: range.from, to: range.to < from ? range.to : addDays(from, -1) },
      { from: range.from > to ? range.from : addDays(to, 1), to: range.to },
    ])
    .filter((range) => range.from <= range.to);

/** Months and days of ranges together; thirty days are a month, as in practice for art. 154. */
function lengthOf(ranges: readonly Range[]): { months: number; days: number } {
  let [months, days] = [0, 0];
  for (const { from, to } of ranges) {
    const whole = wholeMonths(from, to);
    months += whole.months;
    // A month that has not ended is none yet, though it has 31 days.
    days += Math.min(daysBetween(whole.next, to) + 1, 29);
  }
  return { months: months + Math.floor(days / 30), days: days % 30 };
}

/**
 * Whole months of seniority that are complete when a day begins. Schools are not summed; of work during a school the
 * better of both counts (art. 155 § 2).
 */
export function seniorityMonths(facts: SeniorityFacts, day: string): number {
  const othersSince = facts.publicFinances ? '2026-01-01' : '2026-05-01';
  const before = addDays(day, -1);
  const worked = joinedRanges(
    facts.work
      .filter(({ kind }) => kind === 'employment' || day >= othersSince)
      .map(({ from, to }) => ({ from, to: to !== null && to < before ? to : before }))
      .filter(({ from, to }) => from <= to),
  );
  const ways = facts.schools
    .filter(({ to }) => to === undefined || to < day)
    .map(({ years, from, to }) => {
      const besides = from && to ? outside(worked, { from, to }) : worked;
      return years * 12 + lengthOf(besides).months;
    });
  return Math.max(lengthOf(worked).months, ...ways);
}

/** Days of holiday leave a year, full time: 20, and 26 once ten years of seniority are complete (art. 154 § 1). */
export const leaveDaysFor = (facts: SeniorityFacts, day: string): 20 | 26 =>
  seniorityMonths(facts, day) >= 120 ? 26 : 20;
