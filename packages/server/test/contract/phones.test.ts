import { optionalPhone, phone } from '@zaplecze/contract/kit/fields/contact-fields';
import { phoneLinks } from '@zaplecze/contract/kit/fields/phone-links';
import { expect, test } from 'vitest';
import { accepts, parseField, refuses } from '../field-results.ts';

const field = phone('Telefon jest wymagany');

test.each([
  ['\u202a+48 600 100 200\u202c', '+48 600 100 200', 'tel:+48600100200'],
  ['600\u2011100\u2011200', '600-100-200', 'tel:600100200'],
  ['600\u200b100200', '600100200', 'tel:600100200'],
  ['600\u00a0100\u202f200', '600 100 200', 'tel:600100200'],
  ['\uff16\uff10\uff10 100 200', '600 100 200', 'tel:600100200'],
  ['600–100–200', '600-100-200', 'tel:600100200'],
  ['tel. 22 111 22 33', '22 111 22 33', 'tel:221112233'],
  ['Tel./fax: (22) 111-22-33', '(22) 111-22-33', 'tel:221112233'],
  ['tel/fax 22 111 22 33', '22 111 22 33', 'tel:221112233'],
  ['tel. kom. 600 100 200', '600 100 200', 'tel:600100200'],
  ['0048 600 100 200', '0048 600 100 200', 'tel:0048600100200'],
  ['+48(22) 111 22 33', '+48(22) 111 22 33', 'tel:+48221112233'],
  ['0-22 111 22 33', '0-22 111 22 33', 'tel:0221112233'],
  ['+48 (0) 22 111 22 33', '+48 (0) 22 111 22 33', 'tel:+48221112233'],
  ['+49 30 901820', '+49 30 901820', 'tel:+4930901820'],
  ['22 123 45 67 w. 12', '22 123 45 67 wew. 12', 'tel:221234567;ext=12'],
  ['22 123 45 67 wew 12', '22 123 45 67 wew. 12', 'tel:221234567;ext=12'],
  ['22 123 45 67, wew. 12', '22 123 45 67 wew. 12', 'tel:221234567;ext=12'],
  ['22 123 45 67 ext. 12', '22 123 45 67 wew. 12', 'tel:221234567;ext=12'],
])('%j is kept as %j and called by %j [SHE-26, SHE-70, SHE-72]', (typed, text, href) => {
  expect(parseField(field, typed)).toEqual(accepts(text));
  // As it is kept it is understood again.
  expect(parseField(field, text)).toEqual(accepts(text));
  expect(phoneLinks(text)).toEqual([{ text, href }]);
});

test.each([
  '221112233; 600100200',
  '221112233, 600100200',
  '221112233 lub 600100200',
  '221112233\n600100200',
  '221112233 / 600100200',
  'tel. 221112233, kom. 600100200',
  '221112233 600100200',
])('%j are two numbers, each with its link [SHE-70]', (typed) => {
  expect(parseField(field, typed)).toEqual(accepts('221112233, 600100200'));
  expect(phoneLinks('221112233, 600100200').map(({ href }) => href)).toEqual([
    'tel:221112233',
    'tel:600100200',
  ]);
});

test.each([
  ['\u200b', 'Telefon jest wymagany'],
  ['60010020', 'Telefon musi mieć przynajmniej 9 cyfr'],
  ['600 100 200, 22 111', 'Telefon musi mieć przynajmniej 9 cyfr'],
  ['600 100 200 po 16', 'W telefonie mogą być cyfry, + i numer wewnętrzny (wew. 12)'],
  ['600100200 albo wieczorem', 'W telefonie mogą być cyfry, + i numer wewnętrzny (wew. 12)'],
  ['6,001E+08', 'Telefon musi mieć przynajmniej 9 cyfr'],
  ['6001002003004005', 'Telefon ma najwyżej 15 cyfr; drugi numer oddziel przecinkiem'],
  [Array(4).fill('600100200').join(', '), 'Podaj najwyżej 3 numery'],
  ['600 100 200'.padEnd(5000), 'Najwyżej 100 znaków'],
])('%j is refused: %s [SHE-26, SHE-70, SHE-74]', (typed, words) => {
  expect(parseField(field, typed)).toEqual(refuses(words));
});

test.each([
  ['', accepts(null)],
  [null, accepts(null)],
  ['\u00a0\u200b', accepts(null)],
  ['600 100 200 po 16', refuses('W telefonie mogą być cyfry, + i numer wewnętrzny (wew. 12)')],
  [7, refuses('Telefon musi mieć przynajmniej 9 cyfr')],
])('one that may be left out: %j [SHE-70, SHE-71]', (typed, expected) => {
  expect(parseField(optionalPhone(), typed)).toEqual(expected);
});
