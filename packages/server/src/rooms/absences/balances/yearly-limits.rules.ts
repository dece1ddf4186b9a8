import { daysOf, weekday } from '@zaplecze/contract/kit/values/days';
import { holidayOf } from '@zaplecze/contract/kit/values/holidays';
import type { LimitKind } from '@zaplecze/contract/rooms/absences/lists';
import { usualPattern } from '@zaplecze/contract/rooms/absences/patterns/roster';
import { type EmploymentTerm, leaveMinutesIn, postOf } from '../employment/employment.rules.ts';
import { partTimeDays } from '../leave/entitlement.rules.ts';
import { patternForPart } from '../working-time/pattern.rules.ts';

/* What a type gives somebody in a year, before anything is taken. Hours of work; pure, touches nothing. */

/** A day of holiday leave is eight hours whatever the post (art. 154² § 2). */
const leaveDay = 8;
const saturday = 5;

/** Hours to the minute. */
export const minute = (hours: number) => Math.round(hours * 60) / 60;
/** Up to a whole one; what floating point adds is none. */
const upward = (value: number) => Math.ceil(value - 1e-3);

/** Hours of one working day of somebody with this part of a full-time post, to the minute; rounded where it is shown. */
export const dayHoursOf = (partTime: number): number =>
  (patternForPart(usualPattern, partTime).minutes[0] ?? 0) / 60;

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
  if (rule.limitKind === 'vacation')
    return partTimeDays(employed.vacationDays, postOf(employed.partTime));
  if (rule.limitKind === 'saturdays') return saturdayHolidays(year).length;
  return rule.limitDays ?? 0;
}

type Entitling = {
  year: number;
  written: number | null;
  /** By which holiday leave of the first and the last year is worked out; none where they are not known. */
  terms?: readonly EmploymentTerm[] | undefined;
  /** The day of the year up to which a first job counts. */
  asOf?: string | undefined;
};

/**
 * Hours that somebody may take of a type in a year; `written`: days that somebody put there instead. Of limits in
 * days a begun hour counts whole (art. 188 § 3, 148¹ § 3).
 */
export function entitledHours(
  rule: LimitRule,
  employed: Employment,
  { year, written, terms = [], asOf = `${year}-12-31` }: Entitling,
): number {
  if (rule.limitKind === 'vacation' && written === null && terms.length > 0)
    return leaveMinutesIn(year, terms, { days: employed.vacationDays, asOf }) / 60;
  const days = written ?? lawfulDays(rule, employed, year);
  const hours = minute(days * limitDayHours(rule, employed));
  return rule.limitKind === 'days' && written === null ? upward(hours) : hours;
}
