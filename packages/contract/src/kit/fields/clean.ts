/*
 * One cleaning for every text that comes in, by browser forms and server alike (docs/decisions/0078): forms of Unicode,
 * signs that nobody sees, kinds of space and dash. All of it is linear in the text's length.
 */

/** More marks on one letter than any writing system has (UAX #15): beyond them, composing takes longer with their square. */
const heapedMarks = /(\p{M}{30})\p{M}+/gu;

/** Turn the reading of what follows, so that a text reads otherwise than it is kept. */
const overrides = /[\u202A-\u202E\u2066-\u2069]/g;

const printable = /^[\x20-\x7E]*$/;

/** Composed after what is unseen is out: it would keep a letter and its mark apart. */
const composed = (text: string, form: 'NFC' | 'NFKC' = 'NFC'): string =>
  text.replace(heapedMarks, '$1').normalize(form);

/**
 * What holds of every text, passwords aside: composed letters (NFC), nothing that turns the direction of reading.
 * Of what is not known to be a line, a number or an address, nothing more may be taken.
 */
export const cleanPrintable = (text: string): string =>
  printable.test(text) ? text : composed(text.replace(overrides, ''));

// Sequences that make one picture keep their signs: families, hearts in colour, keys, flags of countries in a country.
const picture =
  '\\u{1F3F4}[\\u{E0020}-\\u{E007E}]{3,6}\\u{E007F}|[0-9#*]\\uFE0F\\u20E3|' +
  '\\p{ExtPict}\\p{EMod}?\\uFE0F?(?:\\u200D\\p{ExtPict}\\p{EMod}?\\uFE0F?)*';
const control = '\\0-\\x08\\x0E-\\x1F\\x7F-\\x84\\x86-\\x9F\\uFFF9-\\uFFFB\\uFFFE\\uFFFF';

/** All that has no shape of its own: zero width, soft hyphens, fillers, tags, marks of direction, control signs. */
const unseen = new RegExp(`(${picture})|[\\p{DI}${control}]`, 'gu');

/** The same without what some writing systems need between their letters (joiners, marks of direction, variants). */
const unneeded = new RegExp(
  `(${picture})|[\\u00AD\\u180E\\u200B\\u202A-\\u202E\\u2060-\\u206F\\uFEFF\\u{E0000}-\\u{E007F}${control}]`,
  'gu',
);

const without = (signs: RegExp, text: string): string =>
  printable.test(text) ? text : text.replace(signs, (_, pictured?: string) => pictured ?? '');

/** Everything that looks like a space, the empty pattern of Braille among it. */
const spaces = /[\s\x85\u2800]+/g;

const spaced = (text: string): string => text.replace(spaces, ' ').trim();

/** A field of one line: a name, a title, a place. Breaks of lines are spaces, one between words; nothing unseen is left. */
export const cleanLine = (text: string): string => spaced(composed(without(unseen, text)));

/** A text, of HTML too, without what stands unseen between its letters (a soft hyphen, a space of no width). */
export const legible = (text: string): string => composed(without(unneeded, text));

/** A text of several lines, kept as typed but for its ends, breaks (LF) and what is unseen; of nothing else it is ''. */
export function cleanLines(text: string): string {
  const clean = legible(text)
    .replace(/\r\n?|\x85|[\u2028\u2029]/g, '\n')
    .trim();
  return printable.test(clean) || cleanLine(clean) !== '' ? clean : '';
}

/** Dashes, hyphens and minuses of all kinds. */
const dashes = /[\p{Pd}\u2212\u02D7\u2043]/gu;

/** A number, code, date or amount: any dash is '-', wide signs are plain ones; spaces as in a line. */
export const cleanNumber = (text: string): string =>
  spaced(composed(without(unseen, text), 'NFKC')).replace(dashes, '-');

/* Addresses of mail and names of accounts */

/** An e-mail or user name as it is kept: as a number, since both take signs that only look alike. Its case stays. */
export const cleanEmail = (address: string): string => cleanNumber(address);

/** Letters of Latin alphabets that nothing folds into another one: no long s, dotless i, Kelvin sign, letters of Cyrillic. */
const plainSigns =
  /^[\x20-\x7E\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u012F\u0134-\u0137\u0139-\u017E]*$/;

/** Whether no character of it can be mistaken for another one; checked for sign-in names. */
export const isUnmistakable = (text: string): boolean => plainSigns.test(text);

/**
 * The form in which two e-mails are the same person's: letters of ASCII in lower case, nothing else folded. Null for an
 * address with any other sign, which equals none: to be asked of the text as it came from outside, before any cleaning
 * (NFC makes the Kelvin sign a K).
 */
export function emailKey(address: string): string | null {
  const bare = address.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '');
  return /^[\x21-\x7E]+$/.test(bare) ? bare.toLowerCase() : null;
}

/** Whether both are the same address, letters of ASCII aside in either case. */
export function sameEmail(one: string, other: string): boolean {
  const key = emailKey(one);
  return key !== null && key === emailKey(other);
}
