import { plain } from './fold.ts';

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Quotation marks around a word, as people type them: the names have others, or none. */
export const withoutQuotes = (word: string): string =>
  word.replace(/^[„”“"'’‘‚«»…]+|[„”“"'’‘«»…]+$/g, '');

/**
 * A word without what stood around it where it was copied from: quotation marks, commas of an address, the angles of a
 * mailbox („<jan@firma.pl>,”). One of such signs alone is itself what is looked for.
 */
export function bareWord(word: string): string {
  const bare = word.replace(/^[„”“"'’‘‚«»…<>,;]+|[„”“"'’‘«»…<>,;]+$/g, '');
  return bare.replace(/^mailto:/i, '') || withoutQuotes(word);
}

/** What is looked for, word by word; a number also by its digits alone. */
export function searchWords(typed: string): string[] {
  return plain(typed)
    .split(/\s+/)
    .map(bareWord)
    .filter((word) => word !== '');
}

/** Whether a text has one of the words, or the number that was typed. */
export function holds(text: string, typed: string): boolean {
  const [folded, number] = [plain(text), digitsOf(typed)];
  if (searchWords(typed).some((word) => folded.includes(word))) return true;
  return number.length >= 5 && digitsOf(text).includes(number);
}

/** Whether a text has what was typed in one piece, or its digits, whatever stands between them. */
export function holdsWhole(text: string, typed: string): boolean {
  const [number, words] = [digitsOf(typed), searchWords(typed).join(' ')];
  if (searchWords(text).join(' ').includes(words)) return true;
  return number.length >= 5 && digitsOf(text).includes(number);
}

/** Where a text has the words: `[from, to]` of its letters, from the left, none over another. */
export function marksIn(text: string, typed: string): [number, number][] {
  const letters = [...text];
  const folded = letters.map((letter) => plain(letter).slice(0, 1) || letter).join('');
  const found = searchWords(typed).flatMap((word) => placesOf(folded, word));
  const digits = letters.flatMap((letter, at) => (/\d/.test(letter) ? [at] : []));
  const number = digitsOf(typed);
  const run =
    number.length >= 5
      ? digits
          .map((at) => letters[at])
          .join('')
          .indexOf(number)
      : -1;
  const [first, last] = [digits[run], digits[run + number.length - 1]];
  if (run >= 0 && first !== undefined && last !== undefined) found.push([first, last + 1]);
  const marks: [number, number][] = [];
  for (const [from, to] of found.sort((a, b) => a[0] - b[0])) {
    const before = marks.at(-1);
    if (before && from <= before[1]) before[1] = Math.max(before[1], to);
    else marks.push([from, to]);
  }
  return marks;
}

function placesOf(text: string, word: string): [number, number][] {
  const places: [number, number][] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    places.push([at, at + word.length]);
  }
  return places;
}
