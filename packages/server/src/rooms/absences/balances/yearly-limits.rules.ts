import { holidaysOf } from '@zaplecze/contract/kit/values/holidays';
import type { LimitKind } from '@zaplecze/contract/rooms/absences/lists';
import { owesDay, usualPattern } from '@zaplecze/contract/rooms/absences/patterns/roster';
import { type EmploymentTerm, leaveMinutesIn, postOf } from '../employment/employment.rules.ts';
import {
  leaveDayMinutes,
  loweredEntitlement,
  partTimeDays,
  type Suspension,
} from '../leave/entitlement.rules.ts';
import { patternForPart } from '../working-time/pattern.rules.ts';

/* What a type gives somebody in a year, before anything is taken. Hours of work; pure, touches nothing. */

/** How long somebody works on a day by law; `dayNorm`: minutes of full time, eight hours where it is left out. */
type DayOfWork = { partTime: number; dayNorm?: number | undefined };

/** Hours to the minute. */
export const minute = (hours: number) => Math.round(hours * 60) / 60;
/** Up to a whole one; what floating point adds is none. */
const upward = (value: number) => Math.ceil(value - 1e-3);

/** Hours of one working day of somebody with this part of a full-time post, to the minute; rounded where it is shown. */
export const dayHoursOf = ({ partTime, dayNorm = leaveDayMinutes }: DayOfWork): number =>
  (patternForPart(usualPattern, (partTime * dayNorm) / leaveDayMinutes).minutes[0] ?? 0) / 60;

const byUsualWeek = (day: string) => owesDay(usualPattern, day);

/**
 * Holidays of a year for each of which a day off is due, as they fall on a day off by the roster, other than a Sunday (art. 130 § 2).
 *
 * @param owes what a person's or the company's roster says of a day; that of Monday to Friday where it is left out
 */
export function owedHolidays(
  year: number,
  owes: (day: string) => boolean = byUsualWeek,
): { day: string; name: string }[] {
  return [...holidaysOf(year)]
    .filter(([day]) => owes(day))
    .map(([day, name]) => ({ day, name }))
    .sort((a, b) => a.day.localeCompare(b.day));
}

export type LimitRule = { limitKind: LimitKind; limitDays: number | null };
export type Employment = DayOfWork & { vacationDays: number };

/**
 * Hours that a day of a limit stands for: of holiday leave eight whatever the post, or the lower norm by law
 * (art. 154² § 2–3), else of the person's own day.
 */
export const limitDayHours = ({ limitKind }: LimitRule, employed: Employment): number =>
  limitKind === 'vacation' ? leaveHoursOf(employed) : dayHoursOf(employed);

/** Hours of a day of holiday leave. */
const leaveHoursOf = ({ dayNorm = leaveDayMinutes }: DayOfWork): number => dayNorm / 60;

/** Days that the law gives in a year: of holiday leave in proportion, a begun day counts whole (art. 154 § 2). */
function lawfulDays(rule: LimitRule, employed: Employment, { year, owes }: Entitling): number {
  if (rule.limitKind === 'vacation')
    return partTimeDays(employed.vacationDays, postOf(employed.partTime));
  if (rule.limitKind === 'saturdays') return owedHolidays(year, owes).length;
  return rule.limitDays ?? 0;
}

type Entitling = {
  year: number;
  written: number | null;
  /** The holidays that owe the person a day. */
  owes?: ((day: string) => boolean) | undefined;
  /** By which holiday leave of the first and the last year is worked out; none where they are not known. */
  terms?: readonly EmploymentTerm[] | undefined;
  /** Unpaid and childcare leave, which lowers that of the year (art. 155²). */
  suspensions?: readonly Suspension[] | undefined;
  /** Hours of a year's leave before a day; what was used before a suspension stays (art. 155² § 2). */
  usedBefore?: ((day: string) => number) | undefined;
  /** The day of the year up to which a first job counts. */
  asOf?: string | undefined;
};

/** Somebody whose terms are not known is employed all the time. */
const always = (partTime: number): EmploymentTerm => ({
  ...{ firstDay: '0001-01-01', lastDay: null, partTime, firstJob: false },
  ...{ formerUntil: null, formerEntitled: null, formerUsed: null },
});

/** Holiday leave of a year by the terms, less what suspensions lower, never less than what was used before them. */
function vacationHours(
  { partTime, vacationDays: days }: Employment,
  { year, terms = [], suspensions = [], usedBefore, asOf = `${year}-12-31` }: Entitling,
): number {
  const known = terms.length > 0 ? terms : [always(partTime)];
  const hoursOf = (lowering: readonly Suspension[]) =>
    leaveMinutesIn(year, known, { days, asOf, suspensions: lowering }) / 60;
  const [whole, due] = [hoursOf([]), hoursOf(suspensions)];
  if (due >= whole) return whole;
  const first = suspensions.find(({ to }) => to === null || to >= `${year}-01-01`);
  return Math.min(whole, loweredEntitlement(due, usedBefore?.(first?.from ?? '') ?? 0));
}

/**
 * Hours that somebody may take of a type in a year; `written`: days that somebody put there instead. Of limits in
 * days a begun hour counts whole (art. 188 § 3, 148¹ § 3).
 */
export function entitledHours(rule: LimitRule, employed: Employment, entitling: Entitling): number {
  const { written, terms = [], suspensions = [] } = entitling;
  if (rule.limitKind === 'vacation' && written === null && terms.length + suspensions.length > 0)
    return vacationHours(employed, entitling);
  const days = written ?? lawfulDays(rule, employed, entitling);
  const hours = minute(days * limitDayHours(rule, employed));
  return rule.limitKind === 'days' && written === null ? upward(hours) : hours;
}
