import { fieldErrors } from '@zaplecze/contract/kit/calls/messages';
import {
  choice,
  fileInput,
  id,
  ids,
  maxId,
  optionalChoice,
  requiredText,
  text,
} from '@zaplecze/contract/kit/fields/fields';
import { wordsOfHtml } from '@zaplecze/contract/kit/fields/html-words';
import { requiredRichText } from '@zaplecze/contract/kit/fields/written-fields';
import { richText } from '@zaplecze/contract/kit/values/rich-text';
import { isAwaited } from '@zaplecze/contract/kit/values/rich-text-value';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { accepts, parseField, refuses, wrong } from '../field-results.ts';

describe('a record’s id', () => {
  test.each([
    [1, accepts(1)],
    ['17', accepts(17)],
    [maxId, accepts(maxId)],
    [String(maxId), accepts(maxId)],
    [maxId + 1, wrong],
    // Ten digits, yet more than the database's columns hold.
    ['9999999999', wrong],
    [0, wrong],
    ['0', wrong],
    ['01', wrong],
    [-1, wrong],
    [1.5, wrong],
    ['1.5', wrong],
    [' 1', wrong],
    ['', wrong],
    [null, wrong],
    [true, wrong],
  ])('of %j', (value, expected) => expect(parseField(id(), value)).toEqual(expected));
});

describe('a choice', () => {
  const none = refuses('Wybierz');
  test.each([
    [0, accepts(0)],
    ['0', accepts(0)],
    ['7', accepts(7)],
    [null, none],
    ['', none],
    [undefined, none],
    [-1, refuses('Co najmniej 0')],
    ['9999999999', none],
    ['7a', none],
  ])('of %j', (value, expected) => expect(parseField(choice('Wybierz'), value)).toEqual(expected));

  test.each([
    [3, accepts(3)],
    ['', accepts(null)],
    [null, accepts(null)],
    [undefined, accepts(undefined)],
    [0, wrong],
  ])('that may be left out, of %j', (value, expected) =>
    expect(parseField(optionalChoice(), value)).toEqual(expected),
  );
});

describe('a text', () => {
  test.each([
    [' Żagiel ', accepts('Żagiel')],
    ['abcde', accepts('abcde')],
    ['abcdef', refuses('Najwyżej 5 znaków')],
    ['   ', refuses('Wpisz nazwę')],
    ['', refuses('Wpisz nazwę')],
    [null, refuses('Wpisz nazwę')],
    [7, refuses('Wpisz nazwę')],
  ])('that is required, of %j', (value, expected) =>
    expect(parseField(requiredText('Wpisz nazwę', value === ' Żagiel ' ? 6 : 5), value)).toEqual(
      expected,
    ),
  );

  test.each([
    [' a ', accepts('a')],
    ['  ', accepts(null)],
    [null, accepts(null)],
    [undefined, accepts(undefined)],
    ['abcdef', refuses('Najwyżej 5 znaków')],
  ])('that may be left out, of %j', (value, expected) =>
    expect(parseField(text(5), value)).toEqual(expected),
  );

  test.each([
    ['<p>a</p>', accepts('<p>a</p>')],
    [' ', accepts(null)],
    [null, accepts(null)],
    [undefined, accepts(undefined)],
    ['x'.repeat(200_001), refuses('Tekst jest za długi')],
  ])('that is formatted (case %#)', (value, expected) =>
    expect(parseField(richText(), value)).toEqual(expected),
  );
});

test.each([
  ['<p>Raz</p><p></p><p>dwa<br>trzy</p>', 'Raz\n\ndwa\ntrzy'],
  ['<ul><li><p>a</p><ol><li>b</li><li>c</li></ol></li><li>d</li></ul>', '- a\n  1. b\n  2. c\n- d'],
  ['<h2>Tytuł</h2><blockquote><p>cytat</p></blockquote>', 'Tytuł\ncytat'],
  [
    '<a href="https://gov.pl/">gov.pl</a> <a href="mailto:a@b.pl">pisz</a>',
    'gov.pl pisz (mailto:a@b.pl)',
  ],
  ['<a href="/profile/view/7">@Anna Nowak</a>, 5 &lt; 6 &amp; 7', '@Anna Nowak, 5 < 6 & 7'],
  ['<p>a <img data-file="3" alt="Ekran &quot;X&quot;"> b</p>', 'a [obraz: Ekran "X"] b'],
  ['5 < 6', '5 < 6'],
  [
    '<p>Ceny</p><table><tbody><tr><th><p>Nazwa</p></th><th>Kwota</th></tr><tr><td>Ryczałt</td><td><p>1&nbsp;200,00</p></td></tr></tbody></table><p>netto</p>',
    'Ceny\nNazwa | Kwota\nRyczałt | 1 200,00\nnetto',
  ],
  [
    '<table><tr><td>a<br>b</td><td></td><td><ul><li>c</li><li>d</li></ul></td><td></td></tr><tr><td></td></tr></table>',
    'a b |  | c; d',
  ],
  [
    '<table><tr><td>a<table><tr><td>b</td><td>c</td></tr></table></td><td>d</td></tr>',
    'a; b c | d',
  ],
  ['<ul><li><table><tr><td>a</td><td>b</td></tr></table></li><li>c</li></ul>', '-\na | b\n- c'],
])('HTML %j says %j [COM-30, COM-36]', (html, words) => {
  expect(wordsOfHtml(html)).toBe(words);
});

test('the words of lists within lists grow with their number alone [COM-37]', () => {
  expect(wordsOfHtml('<ul><li>'.repeat(12_000)).length).toBeLessThan(12_000 * 20);
});

test.each(['<', '<a ', '<a "', '<aaaa', '<img data-', '&lt'])(
  'a text of nothing but %j is read at once [COM-30]',
  (piece) => {
    // Read by going back over it again and again, so many signs take longer than any test may.
    const many = piece.repeat(1_000_000 / piece.length);
    expect(wordsOfHtml(many).length).toBeLessThanOrEqual(many.length);
    expect(isAwaited(`<img ${many}`)).toBe(false);
  },
);

test.each([
  [' a ', accepts('a')],
  [{ html: '<p><b>a</b></p>' }, accepts({ html: '<p><b>a</b></p>' })],
  ['abcdef', refuses('Najwyżej 5 znaków')],
  [{ html: '<b>abcdef</b>' }, refuses('Najwyżej 5 znaków')],
  [{ html: '<p> </p>' }, refuses('Napisz coś')],
  ['  ', refuses('Napisz coś')],
  [7, refuses('Napisz coś')],
  [{ html: 7 }, refuses('Napisz coś')],
])('a text that may be formatted, of %j [COM-30]', (value, expected) => {
  expect(parseField(requiredRichText('Napisz coś', 5), value)).toEqual(expected);
});

test.each([
  [[1, '2', 1], accepts([1, 2])],
  [[], accepts([])],
  [[1, 2, 3, 4], refuses('Najwyżej 3 pozycji')],
  [[0], wrong],
  [undefined, refuses('Wybierz osoby')],
  ['1,2', refuses('Wybierz osoby')],
])('a set of ids of %j', (value, expected) => {
  expect(parseField(ids(3, 'Wybierz osoby'), value)).toEqual(expected);
});

test.each([
  [7, accepts(7)],
  ['data:application/pdf;base64,JVBERi0=', accepts('data:application/pdf;base64,JVBERi0=')],
  [
    'data:text/plain;charset=utf-8;base64,YQ==',
    accepts('data:text/plain;charset=utf-8;base64,YQ=='),
  ],
  ['data:text/plain,a', refuses('Plik jest wymagany')],
  ['http://zle.example/plik.pdf', refuses('Plik jest wymagany')],
  [null, refuses('Plik jest wymagany')],
])('a file of %j', (value, expected) => {
  expect(parseField(fileInput(), value)).toEqual(expected);
});

test('errors of a form are told by dotted paths, the first of each field, and of what it does not know', () => {
  const form = z.strictObject({
    name: requiredText('Nazwa jest wymagana', 3),
    persons: z.array(z.strictObject({ phone: requiredText('Telefon jest wymagany') })),
  });
  const { error } = form.safeParse({
    ...{ name: 'Żagiel', persons: [{ phone: 'a' }, { phone: '', constructor: 1 }], toString: 1 },
  });
  expect(error && fieldErrors(error)).toEqual({
    name: 'Najwyżej 3 znaków',
    'persons.1.phone': 'Telefon jest wymagany',
    'persons.1.constructor': 'Nieznane pole',
    toString: 'Nieznane pole',
  });
});
