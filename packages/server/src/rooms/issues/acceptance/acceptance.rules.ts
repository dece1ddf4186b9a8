import {
  isWorkingDay,
  type Workdays,
  workingDaysFrom,
} from '@zaplecze/contract/kit/values/holidays';
import { addDays, warsawDay, warsawOffset } from '@zaplecze/contract/kit/values/time';
import { countWords } from '@zaplecze/contract/kit/values/words';

/*
 * When a done issue is accepted by itself: with the end of work on the n-th working day of the company after it was done. It is announced
 * on the working day before; nothing is accepted that was not announced to its orderer of now.
 */

/** The Warsaw hour at which it happens: the end of a working day. */
const closingHour = 16;

/** Whether a moment lies in the hour after the end of work. */
export const isClosing = (moment: Date): boolean =>
  new Date(moment.getTime() + warsawOffset(moment.getTime()) * 60_000).getUTCHours() ===
  closingHour;

/** The first day whose working day before, its announcement's, has not begun yet. */
const firstAnnounceable = (now: Date, works: Workdays): string =>
  workingDaysFrom(warsawDay(now), 2, works);

/**
 * The day on which an issue is accepted by itself.
 *
 * @param works the days on which the company works
 * @param announced whether the orderer gets a notice of that day in the same transaction
 */
export function dayOfAcceptance(
  { done, after }: { done: Date; after: number },
  now: Date,
  announced: boolean,
  works: Workdays = isWorkingDay,
): string {
  const day = workingDaysFrom(warsawDay(done), after, works);
  const first = announced
    ? workingDaysFrom(warsawDay(now), 1, works)
    : firstAnnounceable(now, works);
  return day < first ? first : day;
}

/** Whether there is no morning left between a moment and the day on which it could be announced once more. */
export const isNextDay = (day: string, now: Date, works: Workdays = isWorkingDay): boolean =>
  day < firstAnnounceable(now, works);

/** '27.11.2026' */
const dayWords = (day: string) => day.split('-').reverse().join('.');

/** 'bez decyzji zaakceptuje się samo 27.11.2026' */
export const byItselfWords = (day: string): string =>
  `bez decyzji zaakceptuje się samo ${dayWords(day)}`;

/** 'jutro, 27.11.2026, po godzinie 16' */
export function soonWords(day: string, now: Date): string {
  const tomorrow = addDays(warsawDay(now), 1) === day ? 'jutro, ' : '';
  return `${tomorrow}${dayWords(day)}, po godzinie ${closingHour}`;
}

/** 'Zaakceptowane automatycznie po 3 dniach roboczych bez decyzji' */
export const acceptedWords = (after: number): string =>
  `Zaakceptowane automatycznie po ${countWords(after, 'dniu roboczym', 'dniach roboczych', 'dniach roboczych')} bez decyzji`;

const moment = new Intl.DateTimeFormat('pl-PL', {
  ...{ timeZone: 'Europe/Warsaw', dateStyle: 'short', timeStyle: 'short' },
});

/** 'zaakceptowane 27.11.2026, 14:30' */
export const byLinkWords = (decision: 'accept' | 'return', at: Date): string =>
  `${decision === 'accept' ? 'zaakceptowane' : 'zwrócone do poprawy'} ${moment.format(at)}; jeśli to nie Ty, zajrzyj do zgłoszenia`;
