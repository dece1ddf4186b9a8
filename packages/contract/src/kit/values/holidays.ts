import { type Days, daysBetween, daysOf, weekday } from './days.ts';
import { addDays } from './time.ts';

/** Days free from work in Poland (Act of 18 January 1951, with 24 December since 2025). */

const fixed: Record<string, string> = {
  '01-01': 'Nowy Rok',
  '01-06': 'Święto Trzech Króli',
  '05-01': 'Święto Pracy',
  '05-03': 'Święto Konstytucji 3 Maja',
  '08-15': 'Wniebowzięcie Najświętszej Maryi Panny',
  '11-01': 'Wszystkich Świętych',
  '11-11': 'Narodowe Święto Niepodległości',
  '12-25': 'Boże Narodzenie (pierwszy dzień)',
  '12-26': 'Boże Narodzenie (drugi dzień)',
};

/** Days after Easter Sunday. */
const movable: [number, string][] = [
  [0, 'Wielkanoc'],
  [1, 'Poniedziałek Wielkanocny'],
  [49, 'Zielone Świątki'],
  [60, 'Boże Ciało'],
];

/** Easter Sunday of a year, YYYY-MM-DD (the Gregorian computus of Meeus, Jones and Butcher). */
export function easter(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((8 * b + 13) / 25) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year}-${two(Math.floor(f / 31))}-${two((f % 31) + 1)}`;
}

/** Those of years that were asked for, by their days: the calendar never changes. */
const years = new Map<number, ReadonlyMap<string, string>>();
const mostYears = 100;

/** The holidays of a year, by day. */
export function holidaysOf(year: number): ReadonlyMap<string, string> {
  const known = years.get(year);
  if (known) return known;
  const sunday = easter(year);
  const found = new Map<string, string>();
  for (const [after, name] of movable) found.set(addDays(sunday, after), name);
  for (const [date, name] of Object.entries(fixed)) found.set(`${sunday.slice(0, 5)}${date}`, name);
  if (year >= 2025) found.set(`${sunday.slice(0, 5)}12-24`, 'Wigilia Bożego Narodzenia');
  if (years.size < mostYears) years.set(year, found);
  return found;
}

/** The name of the holiday on a day, or null. */
export const holidayOf = (day: string): string | null =>
  holidaysOf(Number(day.slice(0, 4))).get(day) ?? null;

const saturday = 5;
const isWeekday = (day: string) => weekday(day) < saturday;

/** Whether people work on a day: Monday to Friday and no holiday. */
export function isWorkingDay(day: string): boolean {
  return isWeekday(day) && holidayOf(day) === null;
}

/** How many days people work on from `first` up to and without `last`, by weeks and not by days. */
export function workingDaysBefore(first: string, last: string): number {
  const days = daysBetween(first, last);
  if (days <= 0) return 0;
  const weeks = Math.floor(days / 7);
  let count = weeks * 5;
  for (let at = weeks * 7; at < days; at += 1) if (isWeekday(addDays(first, at))) count += 1;
  for (let year = Number(first.slice(0, 4)); year <= Number(last.slice(0, 4)); year += 1) {
    for (const day of holidaysOf(year).keys()) {
      if (first <= day && day < last && isWeekday(day)) count -= 1;
    }
  }
  return count;
}

/** Whether there is work on a day (YYYY-MM-DD): by law, of a company or of a person. */
export type Workdays = (day: string) => boolean;

/** So far a day with work is looked for; whoever never works again has the days by law. */
const farthest = 366;

/** The day itself when it is a working one, otherwise the nearest such after (1) or before (-1) it. */
export function workingDay(day: string, direction: 1 | -1, works: Workdays = isWorkingDay): string {
  let found = day;
  for (let steps = 0; !works(found); steps += 1) {
    if (steps === farthest) return workingDay(day, direction);
    found = addDays(found, direction);
  }
  return found;
}

/** A day moved by so many working days, back where negative; 0: the day itself, or the next such. */
export function workingDaysFrom(day: string, days: number, works: Workdays = isWorkingDay): string {
  const step = days < 0 ? -1 : 1;
  let found = days === 0 ? workingDay(day, 1, works) : day;
  for (let left = Math.abs(days); left > 0; left -= 1) {
    found = workingDay(addDays(found, step), step, works);
  }
  return found;
}

/** How many working days there are after `from`, up to and with `to`; counted up to `most`. */
export function workingDaysUntil(
  from: string,
  to: string,
  most: number,
  works: Workdays = isWorkingDay,
): number {
  let count = 0;
  for (let day = addDays(from, 1); day <= to && count < most; day = addDays(day, 1)) {
    if (works(day)) count += 1;
  }
  return count;
}

/** How many days of a range there is work on. */
export const workingDaysIn = (range: Days, works: Workdays = isWorkingDay): number =>
  daysOf(range).filter((day) => works(day)).length;
