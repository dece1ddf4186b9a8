import type { Days } from '@zaplecze/contract/kit/values/days';
import { addDays } from '@zaplecze/contract/kit/values/time';
import type { Presence } from '@zaplecze/contract/rooms/absences/presence/calls';
import type { AvailableDay } from './availability.rules.ts';

/* Who is not where colleagues look for them on a day, and who does their work then. Pure. */

type DayOf = (person: number, day: string) => AvailableDay;
/** Somebody who stands in for another one, by days. */
export type Substitution = {
  replacedUser: number;
  user: { id: number; name: string };
  dateFrom: string;
  dateTo: string;
};

/** So far ahead somebody's return is looked for. */
const presenceAhead = 400;

/** So many days in a row on which nobody works are looked across, for what lies on their other side. */
const idleDays = 31;

/** The days that must be known of people to say how they stand on those of a range. */
export const presenceRange = ({ dateFrom, dateTo }: Days): Days => ({
  dateFrom: addDays(dateFrom, -idleDays),
  dateTo: addDays(dateTo, presenceAhead),
});

/** The days that must be known of substitutes to say who does somebody's work on those of a range. */
export const daysBeside = ({ dateFrom, dateTo }: Days): Days => ({
  dateFrom: addDays(dateFrom, -idleDays),
  dateTo: addDays(dateTo, idleDays),
});

/** Whether somebody is counted as absent on a day: not who does not work here on it. */
export const isAbsent = ({ away, employed }: Pick<Presence, 'away' | 'employed'>) =>
  away && employed;

/** Whether somebody is not at work on a day: they are away, or have a day off while others work. */
const isGone = ({ away, norm, workday }: AvailableDay) => away || (norm === 0 && workday);

/**
 * Whoever carries on somebody's work on a day: their substitutes who are there, in place of one who is not that one's
 * own, and so on. Nobody twice, and never the person.
 *
 * @param isThere whether a substitute is there for it; whoever is not passes it on
 */
export function standInsOn(
  person: number,
  day: string,
  substitutions: readonly Substitution[],
  isThere: (user: number) => boolean,
): { id: number; name: string }[] {
  const found = new Map<number, { id: number; name: string }>();
  const visited = new Set([person]);
  const queue = [person];
  for (let of = queue.shift(); of !== undefined; of = queue.shift()) {
    for (const { replacedUser, user, dateFrom, dateTo } of substitutions) {
      if (replacedUser !== of || visited.has(user.id) || day < dateFrom || dateTo < day) continue;
      visited.add(user.id);
      if (isThere(user.id)) found.set(user.id, user);
      else queue.push(user.id);
    }
  }
  return [...found.values()];
}

/** The substitutions of a person, of those who do their work, and so on: all that says who does it in the end. */
export function chainOf(
  person: number,
  byReplaced: ReadonlyMap<number, readonly Substitution[]>,
): Substitution[] {
  const reached = new Set([person]);
  for (const one of reached) for (const { user } of byReplaced.get(one) ?? []) reached.add(user.id);
  return [...reached].flatMap((one) => byReplaced.get(one) ?? []);
}

/** The same of those who are at work on the day. */
export const presentStandIns = (
  person: number,
  day: string,
  substitutions: readonly Substitution[],
  dayOf: DayOf,
) => standInsOn(person, day, substitutions, (user) => wordsOn(user, day, dayOf)?.away !== true);

type Words = Pick<Presence, 'away' | 'elsewhere' | 'words'>;

const absent = (words: string): Words => ({ away: true, elsewhere: false, words });
const here = (words: string): Words => ({ away: false, elsewhere: false, words });

/** The words for a day, or null for who is at work as ever. */
function wordsOf(one: AvailableDay): Words | null {
  const { away, employed, why, elsewhere, partElsewhere } = one;
  if (!employed) return absent('poza okresem zatrudnienia');
  if (away) return absent(why[0] ?? 'Nieobecność');
  if (isGone(one)) return absent('wolne według grafiku');
  if (elsewhere[0]) return { away: false, elsewhere: true, words: elsewhere[0] };
  if (why.length > 0) return here('część dnia poza pracą');
  return partElsewhere[0] ? here(`część dnia: ${partElsewhere[0]}`) : null;
}

/** Nobody is looked for on it, and nothing is said of it. */
const isIdle = (one: AvailableDay) =>
  one.employed && one.norm === 0 && !one.workday && wordsOf(one) === null;

/** The words for the nearest day before (-1) or after (1) days on which nobody works, if somebody is away on it. */
function awayBeyond(person: number, day: string, step: 1 | -1, dayOf: DayOf) {
  for (let far = 1; far <= idleDays; far += 1) {
    const one = dayOf(person, addDays(day, far * step));
    if (isIdle(one)) continue;
    const words = one.employed ? wordsOf(one) : null;
    return words?.away ? { words, far } : null;
  }
  return null;
}

/**
 * The words for a day as places say it: whoever is away on both sides of days on which nobody works is away on them, too,
 * as one who has leave until Friday and Monday off by the roster.
 */
function wordsOn(
  person: number,
  day: string,
  dayOf: DayOf,
  one = dayOf(person, day),
): Words | null {
  if (!isIdle(one)) return wordsOf(one);
  const before = awayBeyond(person, day, -1, dayOf);
  const after = before && awayBeyond(person, day, 1, dayOf);
  // Of all days in between as one: not of the middle ones of more than are looked across.
  return before && after && before.far + after.far <= idleDays + 1 ? before.words : null;
}

/** Whether somebody who works here is absent on a day, as every place says it. */
export function isAbsentOn(person: number, day: string, dayOf: DayOf): boolean {
  const one = dayOf(person, day);
  return one.employed && wordsOn(person, day, dayOf, one)?.away === true;
}

/** The day before employment begins again; the day itself where nobody knows of that. */
function lastUnemployed(person: number, day: string, dayOf: DayOf): string {
  for (let ahead = 1; ahead < presenceAhead; ahead += 1)
    if (dayOf(person, addDays(day, ahead)).employed) return addDays(day, ahead - 1);
  return day;
}

/** The last day before somebody is back; days off of everybody after it are left out. */
function lastDayOf(person: number, day: string, words: Words, dayOf: DayOf): string {
  if (!dayOf(person, day).employed) return lastUnemployed(person, day, dayOf);
  let until = day;
  let idle = 0;
  for (let ahead = 1; ahead < presenceAhead && idle <= idleDays; ahead += 1) {
    const next = addDays(day, ahead);
    const one = dayOf(person, next);
    if (!one.employed) break;
    idle = isIdle(one) ? idle + 1 : 0;
    const again = wordsOf(one);
    // Days on which nobody works bring nobody back, and are not the end either.
    if (again?.words === words.words || (words.away && again?.away)) until = next;
    else if (one.norm > 0) break;
  }
  return until;
}

/** How somebody stands on a day; null for who is at work as ever. */
export function presenceOf(
  person: number,
  day: string,
  substitutions: readonly Substitution[],
  dayOf: DayOf,
): Presence | null {
  const one = dayOf(person, day);
  const words = wordsOn(person, day, dayOf, one);
  if (!words) return null;
  const until = lastDayOf(person, day, words, dayOf);
  const standIns = words.away ? presentStandIns(person, day, substitutions, dayOf) : [];
  return { user: person, ...words, employed: one.employed, until, standIns };
}

/**
 * When somebody is not at work on days of a range: each time from its first day in the range to the last one before they
 * are back, which may lie behind it.
 */
export function awayPeriods(person: number, { dateFrom, dateTo }: Days, dayOf: DayOf): Days[] {
  const periods: Days[] = [];
  for (let day = dateFrom; day <= dateTo; day = addDays(day, 1)) {
    const words = wordsOn(person, day, dayOf);
    if (!words?.away) continue;
    const until = lastDayOf(person, day, words, dayOf);
    periods.push({ dateFrom: day, dateTo: until });
    day = until;
  }
  return periods;
}

/** Who does somebody's work on days of a range, and is there: each for the days on which they do in a row. */
export function standInPeriods(
  person: number,
  { dateFrom, dateTo }: Days,
  substitutions: readonly Substitution[],
  dayOf: DayOf,
): Substitution[] {
  const periods: Substitution[] = [];
  const theirs = substitutions.some(({ replacedUser }) => replacedUser === person);
  if (!theirs) return periods;
  for (let day = dateFrom; day <= dateTo; day = addDays(day, 1)) {
    for (const user of presentStandIns(person, day, substitutions, dayOf)) {
      const before = periods.find(
        (one) => one.user.id === user.id && addDays(one.dateTo, 1) === day,
      );
      if (before) before.dateTo = day;
      else periods.push({ replacedUser: person, user, dateFrom: day, dateTo: day });
    }
  }
  return periods;
}
