import { readPhones } from '@zaplecze/contract/kit/fields/phone-numbers';
import { pairsOf } from './declension.ts';
import {
  between,
  literal,
  sharedStart,
  spell,
  spellForms,
  unseen,
  whole,
  wordsOf,
} from './spelling.ts';

/** What somebody is known by, now and formerly. */
export type PersonIdentity = {
  names: { first: string; last: string }[];
  phones: string[];
  emails: string[];
};

/**
 * What finds a person in a text. `exact`: the regular expression of what is meant; it is long, and takes 25 µs a row.
 * `rough`: a short one that finds something in every text in which the exact one does, and in some more: it is tried first,
 * since a history has millions of rows.
 */
export type Pattern = { exact: string; rough: string };

/** The name whole, in either order and in every case of both. */
function wholeName(first: string, last: string): Pattern[] {
  const [one, other] = [wordsOf(first), wordsOf(last)];
  if (one.length === 0 || other.length === 0) return [];
  const forms = pairsOf(one, other);
  const starts = [one, other].flatMap((words, which) =>
    words.map((_, place) =>
      sharedStart(forms.flatMap((pair) => (which === 0 ? pair.first : pair.last)[place] ?? [])),
    ),
  );
  const [longest = ''] = starts.sort((a, b) => b.length - a.length);
  const rough = spell(longest);
  const pairs = forms.map((pair) => [spellForms(pair.first), spellForms(pair.last)]);
  return [
    {
      exact: whole(pairs.map(([name, surname]) => `${name}${between}${surname}`).join('|')),
      rough,
    },
    {
      exact: whole(pairs.map(([name, surname]) => `${surname}${between}${name}`).join('|')),
      rough,
    },
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

const apart = `[\\s\\u00a0().,/_*\\u2010-\\u2015${unseen}-]`;
const gap = `${apart}*`;
/** '+48', '0048', '(+48)', and the zero before a code of an area, each with what parts it from the rest. */
const before = `(?:\\(?(?:\\+|00)${gap}(?:48${gap})?|48${gap})?(?:\\(?0${gap})?\\(?`;
const phonePattern = (digits: string): Pattern => ({
  exact: `(?<![0-9])${before}${[...digits].join(gap)}(?![0-9])`,
  // A line's end within JSON is two letters.
  rough: [...digits.slice(0, 5)].join(`(?:${apart}|\\\\[nrt])*`),
});

/** The mailbox and its sub-addresses (`jan+faktury@…`), however people write the sign between it and the host. */
function emailPattern(email: string): Pattern {
  const spelled = (part: string) =>
    [...part].map((sign) => `${literal(sign)}[${unseen}]*`).join('');
  const [mailbox = '', host] = email.split(/@(?=[^@]*$)/);
  const rough = spelled(mailbox);
  if (host === undefined) return { exact: `(?<![\\w.+-])${rough}(?![\\w-])`, rough };
  const sign = '\\s*(?:@|&#64;|[\\[(]\\s*(?:at|ma[lł]pa)\\s*[\\])])\\s*';
  const exact = `(?<![\\w.+-])${rough}(?:\\+[\\w.-]*)?${sign}${spelled(host)}(?![\\w-])`;
  return { exact, rough };
}

/**
 * Regular expressions (PostgreSQL's and JavaScript's alike, letter case aside) that find a person
 * in a text for certain: the whole name in either order and in every case (see declension.ts), with or
 * without its diacritics, a telephone number however written, an e-mail address.
 */
export function patternsOf({ names, phones, emails }: PersonIdentity): Pattern[] {
  return [
    ...names.flatMap(({ first, last }) => wholeName(first, last)),
    ...phones
      .map(digitsOf)
      .filter((digits) => digits.length >= 7)
      .map(phonePattern),
    ...emails.map(emailPattern),
  ];
}
