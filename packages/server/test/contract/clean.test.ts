import {
  cleanEmail,
  cleanLine,
  cleanLines,
  cleanNumber,
  cleanPrintable,
  emailKey,
  isUnmistakable,
  sameEmail,
} from '@zaplecze/contract/kit/fields/clean';
import { accountDigits, companyNumber } from '@zaplecze/contract/kit/fields/company-numbers';
import { email, krs, nip, postalCode, regon } from '@zaplecze/contract/kit/fields/contact-fields';
import { day } from '@zaplecze/contract/kit/fields/date-fields';
import { requiredText } from '@zaplecze/contract/kit/fields/fields';
import { expect, test } from 'vitest';
import { accepts, parseField, refuses } from '../field-results.ts';

const nfd = 'Żółć'.normalize('NFD');

test.each([
  [' Klient \t\n kluczowy\u202e', 'Klient kluczowy'],
  ['Klient\u00a0\u2009kluczowy', 'Klient kluczowy'],
  [nfd, 'Żółć'],
  ['Zo\u200b\u0301', 'Zó'],
  ['umo\u00adwa', 'umowa'],
  ['\u200b\u3164\u2800\u{e0041}', ''],
  ['👨‍👩‍👧 ❤️ 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👨‍👩‍👧 ❤️ 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
])('the line %j is kept as %j [SHE-71]', (typed, text) => expect(cleanLine(typed)).toBe(text));

test.each([
  [' a\r\nb\rc\u2028d ', 'a\nb\nc\nd'],
  ['\ufeffa  b\u202e\u00ad', 'a  b'],
  ['می\u200cخواهم 👨‍👩‍👧', 'می\u200cخواهم 👨‍👩‍👧'],
  ['\u200d\n\u200f', ''],
])('the text %j is kept as %j [SHE-71]', (typed, text) => expect(cleanLines(typed)).toBe(text));

test.each([
  [nip(), '725–000–12–34', '7250001234'],
  [nip(), 'PL 725-000-12-34', '7250001234'],
  [nip(), 'NIP: 725\u2011000\u201112\u201134', '7250001234'],
  [regon(), '\u202a123 456\u00a0785\u202c', '123456785'],
  [krs(), '0000\u2212123\u2013456', '0000123456'],
  [postalCode(), '00\u2013950', '00-950'],
  [postalCode(), '\uff10\uff10 \u2011 950', '00-950'],
  [day(), '25\u201311\u20132026', '2026-11-25'],
  [day(), '\u00a025.11.2026\u200b', '2026-11-25'],
])('a number typed with other signs is understood, %# [SHE-72]', (field, typed, number) => {
  expect(parseField(field, typed)).toEqual(accepts(number));
});

test('numbers of accounts and companies too [SHE-72]', () => {
  expect(accountDigits('PL\u00a061\u20111090')).toBe('611090');
  expect(companyNumber('NIP 725–000–12–34')).toEqual({ kind: 'nip', number: '7250001234' });
});

test.each([
  ['jan\u200b@firma\u2011abc.pl', accepts('jan@firma-abc.pl')],
  ['ja\u00adn@example.pl', accepts('jan@example.pl')],
  ['j\u0430n@example.pl', refuses('Nieprawidłowy adres e-mail')],
  ['jan@example.p\u0131l', refuses('Nieprawidłowy adres e-mail')],
  ['żuk@źródło.pl', accepts('żuk@źródło.pl')],
  ['\u200b', refuses('Podaj adres')],
])('an e-mail as %j [SHE-73]', (typed, expected) => {
  expect(parseField(email('Podaj adres'), typed)).toEqual(expected);
});

test('two addresses are one person’s by their letters of ASCII alone [SHE-73]', () => {
  expect(sameEmail('Jan@Example.pl', ' jan@example.PL')).toBe(true);
  expect(emailKey('\u212aasia@example.pl')).toBeNull();
  expect(sameEmail('\u212aasia@example.pl', 'kasia@example.pl')).toBe(false);
  expect(sameEmail('żuk@example.pl', 'żuk@example.pl')).toBe(false);
  expect(isUnmistakable('Żółć')).toBe(true);
  expect(isUnmistakable('\u0430nna')).toBe(false);
});

test('a field of one line that only has what nobody sees is empty [SHE-71]', () => {
  expect(parseField(requiredText('Nazwa jest wymagana'), '\u200b \u3164')).toEqual(
    refuses('Nazwa jest wymagana'),
  );
});

/** What grows with its square where marks are sorted, spaces collapsed or pictures looked for without a bound. */
const heavy = [
  `a${'\u0315'.repeat(60_000)}${'\u0316'.repeat(60_000)}`,
  '\u0315\u200b'.repeat(60_000) + '\u0316\u200b'.repeat(60_000),
  `${' '.repeat(150_000)}a`,
  '\u200d'.repeat(150_000),
  '👨\u200d'.repeat(150_000),
  `${'\u{1f3f4}'.repeat(80_000)}${'\u{e0020}'.repeat(80_000)}`,
];
test('every cleaning ends, of a hundred thousand signs of any kind [SHE-74]', {
  timeout: 60_000,
}, () => {
  for (const text of heavy) {
    for (const clean of [cleanPrintable, cleanLine, cleanLines, cleanNumber, cleanEmail]) {
      expect(clean(text).length).toBeLessThanOrEqual(text.length);
      // Cleaned once, it is clean.
      expect(clean(clean(text)) === clean(text)).toBe(true);
    }
  }
});

test('what is far too long is refused before it is cleaned [SHE-74]', () => {
  let cleanings = 0;
  const field = requiredText('Nazwa jest wymagana', 200, (text) => {
    cleanings += 1;
    return text;
  });
  expect(parseField(field, 'a'.repeat(100_000))).toEqual(refuses('Najwyżej 200 znaków'));
  expect(cleanings).toBe(0);
});
