import { declensionRegex, declinedPattern, doubtfulPatternsOf } from './personal-doubts.ts';
import { type PersonIdentity, patternsOf } from './personal-patterns.ts';
import { between, whole, wordsOf } from './spelling.ts';

/** Who is looked for, as somebody typed it: a name in any order and case, e-mails, telephones. */
export type PersonQuery = { words: string[]; phones: string[]; emails: string[] };

const emailIn = /[^\s,;<>()]+@[^\s,;<>()]+/g;
const phoneIn = /\+?\d[\d\s().,/-]{5,}\d/g;

/** 'Jan Kowalski, tel. 600 700 800' into its parts. */
export function parsePersonQuery(text: string): PersonQuery {
  const emails = text.match(emailIn) ?? [];
  const phones = text.replace(emailIn, ' ').match(phoneIn) ?? [];
  const rest = text
    .replace(emailIn, ' ')
    .replace(phoneIn, ' ')
    .replaceAll(/[^\p{L}\s'-]/gu, ' ');
  const words = wordsOf(rest).filter((word) => !besides.has(word));
  return { words: words.slice(0, 5), phones, emails };
}
/** Words that stand before a name or a number. */
const besides = new Set(['tel', 'telefon', 'mail', 'email', 'pan', 'pani', 'pana', 'panu']);

/** The words in every order that keeps neighbours: Anna Maria Nowak, Nowak Anna Maria, Maria Nowak Anna. */
const turns = (words: string[]) =>
  words.map((_, at) => [...words.slice(at), ...words.slice(0, at)]);

/** More words in one pattern that takes them in any order: their turns would grow with the square of their number. */
const mostTurned = 3;

/** All of the words beside one another, each declined. */
function besideEachOther(words: string[]): string[] {
  const declined = (order: string[]) => whole(order.map(declensionRegex).join(between));
  if (words.length <= mostTurned) return turns(words).map(declined);
  const one = `(?:${words.map(declensionRegex).join('|')})`;
  return [whole(`${one}(?:${between}${one}){${words.length - 1}}`)];
}

/**
 * The person as the removal of texts knows them. `firstNames`: which of the words are first names of somebody in the
 * base, so that "Kowalski Jan" is not taken for a Mr Jan; without a sign the last word is the surname.
 */
function knownAs({ words, phones, emails }: PersonQuery, firstNames: Set<string>): PersonIdentity {
  const full = words.filter((word) => word.length > 1);
  if (full.length < 2) return { names: [], phones, emails };
  const strange = full.filter((word) => !firstNames.has(word));
  const surname = strange.at(-1) ?? full.at(-1) ?? '';
  const first = full.filter((word) => word !== surname).join(' ') || surname;
  return { names: [{ first, last: surname }], phones, emails };
}

/** What of a person is found for certain, and what perhaps: declined, the surname alone, an initial. */
export function personQueryPatterns(query: PersonQuery, firstNames: Set<string>) {
  const known = knownAs(query, firstNames);
  const full = query.words.filter((word) => word.length > 1);
  const alone = full.length === 1 ? full : [];
  const [longest] = [...full].sort((a, b) => b.length - a.length).map(declinedPattern);
  return {
    known,
    certain: patternsOf(known),
    doubtful: [
      ...doubtfulPatternsOf(known),
      ...(longest && full.length > 1
        ? besideEachOther(full).map((exact) => ({ exact, rough: longest.rough }))
        : []),
      ...alone.filter((word) => word.length > 2).map(declinedPattern),
    ],
  };
}
