import { readPhones } from '@zaplecze/contract/kit/fields/phone-numbers';
import { pairsOf } from './declension.ts';

/** What somebody is known by, now and formerly. */
export type Known = {
  names: { first: string; last: string }[];
  phones: string[];
  emails: string[];
};

/** Letter case and diacritics aside: 'Łódź' is 'lodz'. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

/** Every Latin letter that is this one without its marks, by the plain one. */
const variants = new Map<string, string>();
for (const [from, to] of [
  [0x41, 0x24f],
  [0x1e00, 0x1eff],
] as const) {
  for (let code = from; code <= to; code += 1) {
    const letter = String.fromCodePoint(code);
    const plain = folded(letter);
    if (/^[a-z]$/.test(plain)) variants.set(plain, (variants.get(plain) ?? '') + letter);
  }
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** What stands unseen between letters: soft hyphens of Word and of web pages, spaces and joiners of no width. */
const unseen = '\\u00ad\\u200b-\\u200d\\u2060\\ufeff';
/** A letter with any marks or none, of either case, also where the marks follow it; what is unseen goes with it. */
const anyMarks = (letter: string) => {
  const same = variants.get(letter);
  return same ? `[${same}][\\u0300-\\u036f${unseen}]*` : `${literal(letter)}[${unseen}]*`;
};
const letters = 'A-Za-zÀ-ɏḀ-ỿ';
export const whole = (pattern: string) => `(?<![0-9${letters}])(?:${pattern})(?![0-9${letters}])`;

export const wordsOf = (name: string) =>
  folded(name)
    .split(/[\s-]+/)
    .filter((word) => word !== '');
const spell = (word: string) => [...word].map(anyMarks).join('');
/** Between parts of one name, and between the names as texts, tables (a bar parts cells) and file names write them. */
const within = '[\\s\\u00a0-]+';
const quotes = '"\'\\u201c-\\u201f\\u00ab\\u00bb';
export const between = `(?:[\\s\\u00a0_.,|/;():${quotes}\\u2010-\\u2015-]|&nbsp;|&quot;)+`;
const spellAll = (name: string) => wordsOf(name).map(spell).join(within);

/** Any of these forms; what they begin with alike is spelled once, since each letter is long. */
function oneOf(forms: string[]): string {
  const [first = '', ...rest] = forms;
  if (rest.length === 0) return spell(first);
  let length = 0;
  while (length < first.length && rest.every((form) => form[length] === first[length])) length += 1;
  const ends = forms.map((form) => spell(form.slice(length)));
  return `${spell(first.slice(0, length))}(?:${ends.join('|')})`;
}
const spellForms = (words: string[][]) => words.map(oneOf).join(within);

/** The name whole, in either order and in every case of both. */
function wholeName(first: string, last: string): string[] {
  const [one, other] = [wordsOf(first), wordsOf(last)];
  if (one.length === 0 || other.length === 0) return [];
  const pairs = pairsOf(one, other).map((pair) => [spellForms(pair.first), spellForms(pair.last)]);
  return [
    whole(pairs.map(([name, surname]) => `${name}${between}${surname}`).join('|')),
    whole(pairs.map(([name, surname]) => `${surname}${between}${name}`).join('|')),
  ];
}

/** Significant digits of a telephone number: without +48, 0048 or the zero of long-distance calls. */
export function digitsOf(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '');
  if (digits.length === 11 && digits.startsWith('48')) return digits.slice(2);
  return digits.length === 10 && digits.startsWith('0') ? digits.slice(1) : digits;
}

/**
 * The numbers of one field, each with what it is without an extension: a field may hold several ('22 123 45 67 wew. 12,
 * 600 100 200'), and each of them alone tells of its person.
 */
export function numbersIn(field: string): string[] {
  const numbers = readPhones(field);
  return typeof numbers === 'string' ? [field] : numbers.map(({ digits }) => digits);
}

const gap = `[\\s\\u00a0().,/_*\\u2010-\\u2015${unseen}-]*`;
/** '+48', '0048', '(+48)', and the zero before a code of an area, each with what parts it from the rest. */
const before = `(?:\\(?(?:\\+|00)${gap}(?:48${gap})?|48${gap})?(?:\\(?0${gap})?\\(?`;
const phonePattern = (digits: string) => `(?<![0-9])${before}${[...digits].join(gap)}(?![0-9])`;

/** The mailbox and its sub-addresses (`jan+faktury@…`), however people write the sign between it and the host. */
function emailPattern(email: string): string {
  const spelled = (part: string) =>
    [...part].map((sign) => `${literal(sign)}[${unseen}]*`).join('');
  const [mailbox = '', host] = email.split(/@(?=[^@]*$)/);
  if (host === undefined) return `(?<![\\w.+-])${spelled(email)}(?![\\w-])`;
  const sign = '\\s*(?:@|&#64;|[\\[(]\\s*(?:at|ma[lł]pa)\\s*[\\])])\\s*';
  return `(?<![\\w.+-])${spelled(mailbox)}(?:\\+[\\w.-]*)?${sign}${spelled(host)}(?![\\w-])`;
}

/**
 * Regular expressions (PostgreSQL's and JavaScript's alike, letter case aside) that find a person
 * in a text for certain: the whole name in either order and in every case (see declension.ts), with or
 * without its diacritics, a telephone number however written, an e-mail address.
 */
export function patternsOf({ names, phones, emails }: Known): string[] {
  return [
    ...names.flatMap(({ first, last }) => wholeName(first, last)),
    ...phones
      .map(digitsOf)
      .filter((digits) => digits.length >= 7)
      .map(phonePattern),
    ...emails.map(emailPattern),
  ];
}

/** A stem this long takes any short ending; shorter ones are the beginnings of too many words. */
const shortestStem = 4;
const ending = `[${letters}]{0,4}`;
const shortEnding = '(?:a|owi|em|iem|ie|u|y|owie|om|ami|ach)?';

/** 'kowalskiego' is 'kowalsk', 'nowakowi' is 'nowak': a folded word without what declining puts at its end. */
function stemOf(word: string): string {
  const adjective = /^(.+(?:s|c|dz)k)(?:iego|iemu|ich|imi|im|iej|ie|a|i)$/.exec(word)?.[1];
  if (adjective) return adjective;
  const noun = /^(.{4,}?)(?:owi|iem|em|ami|ach|om|a|e|i|o|u|y)$/.exec(word)?.[1];
  return noun ?? word;
}

/** The last consonant as it may turn: Pałka, Pałce; Kot, Kocie; and the e that comes and goes: Dudek, Dudka. */
function spellStem(stem: string): string {
  const fleeting = /^(.+[bcdfghjklmnprstwz])e([klc])$/.exec(stem);
  if (fleeting)
    return `${spell(fleeting[1] ?? '')}(?:${anyMarks('e')})?${anyMarks(fleeting[2] ?? '')}`;
  const last = stem.at(-1) ?? '';
  const turned =
    last === 'k' || last === 't' ? `(?:${anyMarks(last)}|${anyMarks('c')})` : spell(last);
  return `${spell(stem.slice(0, -1))}${turned}`;
}

/** A word in any of its declined forms. */
export function declined(word: string): string {
  if (word.length < shortestStem) {
    return word.length < 3 ? spell(word) : `${spell(word)}${shortEnding}`;
  }
  const stem = stemOf(word);
  return stem.length < shortestStem ? spell(word) : `${spellStem(stem)}${ending}`;
}

/** How far from a surname its first name may stand: a middle name, a title, a few words between. */
const near = '.{0,40}';

/**
 * Regular expressions for what may be somebody else's name: the surname alone, also declined, with a first name near
 * it, and the first name with an initial. Somebody has to look at what they find.
 */
export function doubtfulPatternsOf({ names }: Pick<Known, 'names'>): string[] {
  return [
    ...new Set(
      names.flatMap(({ first, last }) => {
        const words = wordsOf(last);
        const initial = words[0]?.[0];
        const one = spellAll(first);
        const surnames = words
          .filter((word) => word.length >= 3)
          .map((word) => whole(declined(word)));
        const givenNames = wordsOf(first).filter((word) => word.length >= 3);
        const [surname] = surnames;
        return [
          // Before the surnames: once these are taken out, nothing tells which first name was theirs.
          ...(surname === undefined
            ? []
            : givenNames.flatMap((word) => {
                const name = whole(declined(word));
                return [`${name}(?=${near}${surname})`, `(?<=${surname}${near})${name}`];
              })),
          ...surnames,
          ...(initial && one !== '' ? [whole(`${one}${between}${anyMarks(initial)}`)] : []),
        ];
      }),
    ),
  ];
}
