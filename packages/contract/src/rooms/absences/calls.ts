import { endpointsOf } from '../../kit/calls/endpoint.ts';
import { addMonths, type Days, monthDays, monthOf } from '../../kit/values/days.ts';
import { addDays, isDay, isKnown, warsawDay } from '../../kit/values/time.ts';
import type { Away, Schemas } from './schemas.ts';

/** Absences: who is away and when, by whole days, both ends included (ABS-05). */

export type {
  AbsenceChange,
  AbsentPerson,
  Away,
  CalendarEntry,
  Deadline,
  IssueDeadline,
  OwnDays,
  StandIn,
  TaskDeadline,
} from './schemas.ts';

const endpoint = endpointsOf<Schemas>('absences');

/** What colleagues see of an absence whose type is private; 0 is no type's id. */
export const privateType = { id: 0, name: 'Nieobecność', color: '#868E96', isVacation: true };

/** The default range is today to tomorrow (ABS-04). */
export function defaultRange(now = Date.now()): Days {
  const today = warsawDay(now);
  return { dateFrom: today, dateTo: addDays(today, 1) };
}

/** The absence calendar's reference date is now plus one day (ABS-15). */
export const referenceMonth = (now = Date.now()): string => monthOf(addDays(warsawDay(now), 1));

/** What a range left open means: the month of its other end, or the reference month. */
export function completeRange({ dateFrom, dateTo }: Partial<Days>): Days {
  const month = monthDays(monthOf(dateFrom ?? dateTo ?? `${referenceMonth()}-01`));
  return { dateFrom: dateFrom ?? month.dateFrom, dateTo: dateTo ?? month.dateTo };
}

/** A month of an address, if the calendar has it. */
export function readMonth(text: unknown): string | null {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}$/.test(text)) return null;
  return isDay(`${text}-01`) && isKnown(addMonths(text, -1)) && isKnown(addMonths(text, 1))
    ? text
    : null;
}

export const listCalendar = endpoint<'listCalendar'>('GET /calendar/list', 'everyone');

export const listVacations = endpoint<'listVacations'>('GET /calendar/vacations', 'everyone');

export const createAbsence = endpoint<'createAbsence'>('POST /calendar/create', 'everyone');

export const updateAbsence = endpoint<'updateAbsence'>('PATCH /calendar/:id', 'everyone');

export const removeAbsence = endpoint<'removeAbsence'>('DELETE /calendar/:id', 'everyone');

/** One's own open tasks and issues by their limits, for the general calendar. */
export const listDeadlines = endpoint<'listDeadlines'>('GET /calendar/deadlines', 'everyone', {
  area: 'overview',
});

/** Who of these people is away, for whoever gives them work (never why they are). */
export const listAway = endpoint<'listAway'>('GET /calendar/away', 'everyone');

/**
 * Who is away on a day, until when, and who stands in then; of absences that meet, the one that
 * lasts longest. `away` covers the day.
 */
export function awayOn({ list, replacements }: Away, day: string) {
  const covers = (days: Days) => days.dateFrom <= day && day <= days.dateTo;
  const longestOf = new Map<number, Away['list'][number]>();
  for (const one of list.filter(covers)) {
    const before = longestOf.get(one.user.id);
    if (!before || before.dateTo < one.dateTo) longestOf.set(one.user.id, one);
  }
  return [...longestOf.values()].map(({ user, dateTo }) => ({
    user,
    until: dateTo,
    substitutes: replacements
      .filter((one) => one.replacedUser === user.id && covers(one))
      .map((one) => one.user),
  }));
}
