import { isWorkingDay } from '@zaplecze/contract/kit/values/holidays';
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
export const presenceAhead = 400;

/** Of who is away for some hours of a day. */
export const partOfDay = 'część dnia poza pracą';

/** Whether somebody is not at work on a day: they are away, or have a day off while others work. */
const isGone = ({ away, norm, day }: AvailableDay) => away || (norm === 0 && isWorkingDay(day));

/**
 * Who does somebody's work on a day: their substitutes who are there, in place of one who is not that one's own, and
 * so on. Nobody twice, and never the person.
 */
export function presentStandIns(
  person: number,
  day: string,
  substitutions: readonly Substitution[],
  dayOf: DayOf,
): { id: number; name: string }[] {
  const found = new Map<number, { id: number; name: string }>();
  const visited = new Set([person]);
  const queue = [person];
  for (let of = queue.shift(); of !== undefined; of = queue.shift()) {
    for (const { replacedUser, user, dateFrom, dateTo } of substitutions) {
      if (replacedUser !== of || visited.has(user.id) || day < dateFrom || dateTo < day) continue;
      visited.add(user.id);
      if (isGone(dayOf(user.id, day))) queue.push(user.id);
      else found.set(user.id, user);
    }
  }
  return [...found.values()];
}

/** The words for a day, or null for who is at work as ever. */
function wordsOf(one: AvailableDay): Pick<Presence, 'away' | 'words'> | null {
  const { away, why, elsewhere } = one;
  if (away) return { away: true, words: why[0] ?? 'Nieobecność' };
  if (isGone(one)) return { away: true, words: 'wolne według grafiku' };
  if (why.length > 0) return { away: false, words: partOfDay };
  return elsewhere[0] ? { away: false, words: elsewhere[0] } : null;
}

/** How somebody stands on a day; null for who is at work as ever. */
export function presenceOf(
  person: number,
  day: string,
  substitutions: readonly Substitution[],
  dayOf: DayOf,
): Presence | null {
  const words = wordsOf(dayOf(person, day));
  if (!words) return null;
  let until = day;
  for (let ahead = 1; ahead < presenceAhead; ahead += 1) {
    const next = addDays(day, ahead);
    const one = dayOf(person, next);
    const again = wordsOf(one);
    // Days on which nobody works bring nobody back, and are not the end either.
    if (again?.words === words.words || (words.away && again?.away)) until = next;
    else if (one.norm > 0) break;
  }
  const standIns = words.away ? presentStandIns(person, day, substitutions, dayOf) : [];
  return { user: person, ...words, until, standIns };
}
