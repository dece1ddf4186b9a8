import { overlap } from '@zaplecze/contract/kit/lists/ranges';
import { type Days, daysOf } from '@zaplecze/contract/kit/values/days';
import { countWords } from '@zaplecze/contract/kit/values/words';
import type { CalendarEntry, StandIn } from '@zaplecze/contract/rooms/absences/calls';
import { formatDays } from '../../kit/records/format.ts';

/** '5 dni, w tym 3 robocze'; `workDays`: by the roster of the person, where it is known. */
export function lengthOf(range: Days, workDays?: number): string {
  const all = countWords(daysOf(range).length, 'dzień', 'dni', 'dni');
  if (workDays === undefined) return all;
  return `${all}, w tym ${countWords(workDays, 'roboczy', 'robocze', 'roboczych')}`;
}

/** Names of those who stand in on some day of an entry; '' for nobody. */
export const standInNamesOf = (entry: CalendarEntry, replacements: StandIn[]): string => {
  const names = replacements
    .filter((one) => one.replacedUser === entry.owner && overlap(one, entry))
    .map(({ user }) => user.name);
  return [...new Set(names)].join(', ');
};

/** Names of substitutes on some day of an entry; '' for none. */
export function standInsOf(
  entry: Pick<CalendarEntry, 'owner' | 'dateFrom' | 'dateTo'>,
  replacements: StandIn[],
): string {
  return replacements
    .filter((one) => one.replacedUser === entry.owner && overlap(one, entry))
    .map((one) => `${one.user.name} (${formatDays(one)})`)
    .join(', ');
}

/**
 * Letters that stand for a type where its name does not fit, those of its last word telling it apart: 'UWy', 'UŻą', 'Szk'.
 *
 * @param more how many letters of that word are added, where another type has the same
 */
export function initialsOf(name: string, more = 0): string {
  const words = name.split(/[\s-]+/).filter((word) => word.length > 3);
  const last = words.at(-1) ?? name;
  const upper = (text: string) => text.toLocaleUpperCase('pl');
  const begun = (word: string, letters: number) =>
    upper(word.charAt(0)) + word.slice(1, letters + more).toLowerCase();
  return words.length > 1 ? upper(words[0]?.charAt(0) ?? '') + begun(last, 2) : begun(last, 3);
}

type Named = { id: number; name: string };

/** Letters of types by their ids, each another: 'UWyp' and 'UWyc' instead of 'UWy' twice, 'Szk2' where names say no more. */
export function lettersOf(types: readonly Named[]): Map<number, string> {
  const letters = new Map<number, string>();
  const usedLetters = new Set<string>();
  const longest = Math.max(0, ...types.map(({ name }) => name.length));
  for (const type of types) {
    const others = types.filter(({ id }) => id !== type.id).map(({ name }) => name);
    let more = 0;
    const meets = () =>
      others.some((name) => initialsOf(name, more) === initialsOf(type.name, more));
    while (more < longest && meets()) more += 1;
    const own = initialsOf(type.name, meets() ? 0 : more);
    let found = own;
    for (let at = 2; usedLetters.has(found); at += 1) found = `${own}${at}`;
    usedLetters.add(found);
    letters.set(type.id, found);
  }
  return letters;
}
