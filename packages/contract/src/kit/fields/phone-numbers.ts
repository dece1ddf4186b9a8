import { cleanNumber } from './clean.ts';

/* Telephone numbers as people write them. Why no library of the world's numbers: docs/decisions/0078. */

/** One number; `text`: as it was typed, without what only names it; digits with the + of a foreign one. */
type PhoneNumber = { text: string; digits: string; extension: string };

const most = 3;

export const phoneFaults = {
  short: 'Telefon musi mieć przynajmniej 9 cyfr',
  long: 'Telefon ma najwyżej 15 cyfr; drugi numer oddziel przecinkiem',
  words: 'W telefonie mogą być cyfry, + i numer wewnętrzny (wew. 12)',
  many: `Podaj najwyżej ${most} numery`,
};

/** "tel. kom.:", "fax", "nr" before a number. */
const label =
  /^(?:(?:telefony?|tel|faks|fax|komórka|kom|mobile|mob|phone|nr|t|m)(?![\p{L}])[.:/ ]*)+/iu;
/** "w. 12", "wew. 12", "wewn. 12", "ext. 12", "x12", "#12" behind it. */
const extension =
  /[ ,]*(?:(?:wewnętrzny|wewn|wew|w|extension|ext|x)(?![\p{L}])[.:]?|#) ?(\d{1,7})$/iu;
const onlyExtension = /^(?:wewnętrzny|wewn|wew|w|extension|ext)(?![\p{L}])[.:]? ?\d{1,7}$/iu;
/** Between two numbers. */
const between = /\s*(?:[;,|\n\r]| (?:lub|albo|oraz|i|or|and) )\s*/iu;

const digitsIn = (text: string): string => text.replace(/\D/g, '');
const isWhole = (text: string): boolean => /^(?:48|0048)?\d{9}$/.test(digitsIn(text));

/** Numbers that a slash or only a space stands between, all whole; the first that may end does. */
function apart(text: string): string[] {
  const found: string[] = [];
  let from = 0;
  for (const match of text.matchAll(/ *\/ *| /g)) {
    const one = text.slice(from, match.index);
    if (!isWhole(one)) continue;
    found.push(one);
    from = match.index + match[0].length;
  }
  const last = text.slice(from);
  return found.length > 0 && isWhole(last) ? [...found, last] : [text];
}

/** "22 123 45 67, wew. 12": the comma parts nothing. */
function parts(text: string): string[] {
  const all: string[] = [];
  for (const part of text.split(between).map(cleanNumber)) {
    if (onlyExtension.test(part) && all.length > 0) all.push(`${all.pop()} ${part}`);
    else if (part !== '') all.push(...apart(part));
  }
  return all;
}

/** Parses one number; a string is the message about what is wrong with it. */
function readNumber(part: string): PhoneNumber | string {
  const named = part.replace(label, '');
  const inner = extension.exec(named)?.[1] ?? '';
  const text = named.replace(extension, '').trim();
  // Words without a number are one that is missing.
  if (digitsIn(text).length < 9) return phoneFaults.short;
  if (!/^[(]?\+?[\d ()./-]*$/.test(text)) return phoneFaults.words;
  // 0-22 and +48 (0)22: the zero that was once dialled before the town.
  const abroad = /^[( ]*(?:\+|00(?!0))/.test(text);
  const all = digitsIn(abroad ? text.replace(/\(0\)/, '') : text).replace(/^00/, '');
  const own = all.replace(abroad ? /^48/ : /^48(?=\d{9}$)|^0(?=\d{9}$)/, '');
  if (own.length < 9) return phoneFaults.short;
  if (own.length > 15) return phoneFaults.long;
  const digits = abroad && own === all ? `+${all}` : own;
  return { text, digits, extension: inner };
}

/** The numbers of a field; a text says what is wrong with the first wrong one. */
export function readPhones(typed: string): PhoneNumber[] | string {
  const all = parts(typed);
  // Beside a number, words are what is wrong, not digits that lack: "600100200 albo wieczorem".
  const numbers = all.filter((part) => digitsIn(part) !== '');
  if (numbers.length > 0 && numbers.length < all.length) return phoneFaults.words;
  const found = all.map(readNumber);
  const fault = found.find((one) => typeof one === 'string');
  if (typeof fault === 'string') return fault;
  if (found.length === 0) return phoneFaults.short;
  return found.length > most ? phoneFaults.many : (found as PhoneNumber[]);
}

/** A field of numbers as it is kept: "22 123 45 67 wew. 12, 600 100 200". */
export const formatPhones = (numbers: PhoneNumber[]): string =>
  numbers.map(({ text, extension: inner }) => (inner ? `${text} wew. ${inner}` : text)).join(', ');
