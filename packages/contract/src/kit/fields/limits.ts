import { type Days, weekday } from '../values/days.ts';
import { addDays } from '../values/time.ts';

/** When something is due, as lists and Mój dzień ask it alike: past its limit, today, later this week. */
export const dueWords = ['overdue', 'today', 'week'] as const;
export type DueFilter = (typeof dueWords)[number];

/**
 * The days that are left of the week, today apart; at a weekend the week that comes.
 *
 * @param today Warsaw day, YYYY-MM-DD
 */
export function restOfWeek(today: string): Days {
  const place = weekday(today);
  const monday = addDays(today, 7 - place);
  if (place >= 5) return { dateFrom: monday, dateTo: addDays(monday, 6) };
  return { dateFrom: addDays(today, 1), dateTo: addDays(monday, -1) };
}

/** Options of a filter by it. */
export const dueOptions = [
  { id: 'overdue', name: 'Po terminie' },
  { id: 'today', name: 'Dziś' },
  { id: 'week', name: 'W tym tygodniu' },
] as const satisfies readonly { id: DueFilter; name: string }[];

/** Whose work a list shows: the person's own, or what they do for those whom they stand in for. */
export const whoseWords = ['own', 'substituting'] as const;
export type Whose = (typeof whoseWords)[number];
