import { choice, fileInput, id, ids, maxId, optionalChoice, required, text } from '@zaplecze/contract/kit/fields';
import { email, nip, nipChecksumOk, optionalEmail, optionalNip, optionalPhone, optionalPostalCode, optionalWebsite, postalCode, website } from '@zaplecze/contract/kit/contact-fields';
import { hours, money, optionalMoney } from '@zaplecze/contract/kit/number-fields';
import { list } from '@zaplecze/contract/kit/list';
import { filterSchema, pageIo } from '@zaplecze/contract/kit/list.schemas';
import { fieldErrors } from '@zaplecze/contract/kit/messages';
import { richText } from '@zaplecze/contract/kit/rich-text';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';

/** What a field makes of a value: what is kept, or the words of its refusal. */
function taken(field: z.ZodType, value: unknown) {
  const { success, data, error } = field.safeParse(value);
  return success ? { kept: data } : { refused: error.issues[0]?.message };
}
const kept = (value: unknown) => ({ kept: value });
const refused = (message: string) => ({ refused: message });
const wrong = refused('Nieprawidłowa wartość');

describe('a record’s id', () => {
  test.each([
    [1, kept(1)],
    ['17', kept(17)],
    [maxId, kept(maxId)],
    [String(maxId), kept(maxId)],
    [maxId + 1, refused('Najwyżej 2147483647')],
    // Ten digits, yet more than the database's columns hold.
    ['9999999999', wrong],
    [0, refused('Co najmniej 1')],
    ['0', wrong],
    ['01', wrong],
    [-1, refused('Co najmniej 1')],
    [1.5, wrong],
    ['1.5', wrong],
    [' 1', wrong],
    ['', wrong],
    [null, wrong],
    [true, wrong],
  ])('of %j', (value, expected) => expect(taken(id(), value)).toEqual(expected));
});

describe('a choice', () => {
  const none = refused('Wybierz');
  test.each([
    [0, kept(0)],
    ['0', kept(0)],
    ['7', kept(7)],
    [null, none],
    ['', none],
    [undefined, none],
    [-1, refused('Co najmniej 0')],
    ['9999999999', none],
    ['7a', none],
  ])('of %j', (value, expected) => expect(taken(choice('Wybierz'), value)).toEqual(expected));

  test.each([
    [3, kept(3)],
    ['', kept(null)],
    [null, kept(null)],
    [undefined, kept(undefined)],
    [0, refused('Co najmniej 1')],
  ])('that may be left out, of %j', (value, expected) =>
    expect(taken(optionalChoice(), value)).toEqual(expected),
  );
});

describe('a text', () => {
  test.each([
    [' Żagiel ', kept('Żagiel')],
    ['abcde', kept('abcde')],
    ['abcdef', refused('Najwyżej 5 znaków')],
    ['   ', refused('Wpisz nazwę')],
    ['', refused('Wpisz nazwę')],
    [null, refused('Wpisz nazwę')],
    [7, refused('Wpisz nazwę')],
  ])('that is required, of %j', (value, expected) =>
    expect(taken(required('Wpisz nazwę', value === ' Żagiel ' ? 6 : 5), value)).toEqual(expected),
  );

  test.each([
    [' a ', kept('a')],
    ['  ', kept(null)],
    [null, kept(null)],
    [undefined, kept(undefined)],
    ['abcdef', refused('Najwyżej 5 znaków')],
  ])('that may be left out, of %j', (value, expected) =>
    expect(taken(text(5), value)).toEqual(expected),
  );

  test.each([
    ['<p>a</p>', kept('<p>a</p>')],
    [' ', kept(null)],
    [null, kept(null)],
    [undefined, kept(undefined)],
    ['x'.repeat(200_001), refused('Tekst jest za długi')],
  ])('that is formatted (case %#)', (value, expected) =>
    expect(taken(richText(), value)).toEqual(expected),
  );
});

describe('an e-mail address', () => {
  const no = refused('Nieprawidłowy adres e-mail');
  test.each([
    ['jan@example.pl', kept('jan@example.pl')],
    [' jan.nowak+x@poczta.example.pl ', kept('jan.nowak+x@poczta.example.pl')],
    ['żuk@źródło.pl', kept('żuk@źródło.pl')],
    ['jan', no],
    ['jan@example', no],
    ['jan@example.p', no],
    ['jan nowak@example.pl', no],
    ['a@b@example.pl', no],
    ['Jan <jan@example.pl>', no],
    ['', refused('Podaj adres')],
  ])('of %j', (value, expected) => expect(taken(email('Podaj adres'), value)).toEqual(expected));

  test.each([
    ['', kept(null)],
    [null, kept(null)],
    ['jan', no],
    ['jan@example.pl', kept('jan@example.pl')],
  ])('that may be left out, of %j', (value, expected) =>
    expect(taken(optionalEmail(), value)).toEqual(expected),
  );
});

test.each([
  ['', kept(null)],
  [null, kept(null)],
  [undefined, kept(undefined)],
  ['600 700 800', kept('600 700 800')],
  ['12', refused('Telefon musi mieć przynajmniej 9 cyfr')],
])('a telephone that may be left out, of %j', (value, expected) => {
  expect(taken(optionalPhone(), value)).toEqual(expected);
});

describe('a postal code', () => {
  const no = refused('Kod pocztowy musi mieć 5 cyfr, np.11-111');
  test.each([
    ['00-950', kept('00-950')],
    ['00950', kept('00-950')],
    ['00 950', kept('00-950')],
    [' 00-950 ', kept('00-950')],
    ['0-0950', no],
    ['00-95', no],
    ['00-9500', no],
    ['AB-CDE', no],
    ['', refused('Kod pocztowy jest wymagany')],
  ])('of %j', (value, expected) => expect(taken(postalCode(), value)).toEqual(expected));

  test.each([
    ['', kept(null)],
    [null, kept(null)],
    ['00950', kept('00-950')],
    ['1', no],
  ])('that may be left out, of %j', (value, expected) =>
    expect(taken(optionalPostalCode(), value)).toEqual(expected),
  );
});

describe('a NIP', () => {
  const no = refused('NIP musi mieć przynajmniej 10 cyfr');
  test.each([
    ['526-104-08-28', kept('5261040828')],
    ['PL 526 104 08 28', kept('5261040828')],
    ['pl5261040828', kept('5261040828')],
    ['526104082', no],
    ['52610408281', no],
    ['526104082x', no],
    ['', refused('NIP jest wymagany')],
  ])('of %j', (value, expected) => expect(taken(nip(), value)).toEqual(expected));

  test.each([
    ['', kept(null)],
    [null, kept(null)],
    ['526-104-08-28', kept('5261040828')],
    ['1', no],
  ])('that may be left out, of %j', (value, expected) =>
    expect(taken(optionalNip(), value)).toEqual(expected),
  );

  test.each([
    ['5261040828', true],
    ['526-104-08-28', true],
    ['PL5261040828', true],
    ['5261040827', false],
    ['2561040828', false],
    // A remainder of ten is no digit.
    ['1000000040', false],
    ['526104082', false],
    ['', false],
  ])('%j has its right last digit: %s', (value, expected) => {
    expect(nipChecksumOk(value)).toBe(expected);
  });
});

describe('the address of a page', () => {
  const no = refused('Podaj adres strony, np. https://firma.pl');
  test.each([
    ['https://firma.pl', kept('https://firma.pl')],
    ['http://firma.pl', kept('http://firma.pl')],
    [' firma.pl ', kept('https://firma.pl')],
    ['HTTPS://WWW.Firma.PL/', kept('https://www.firma.pl')],
    ['firma.pl/O-nas?a=B#c', kept('https://firma.pl/O-nas?a=B#c')],
    ['firma.pl:8080/x', kept('https://firma.pl:8080/x')],
    ['Żółw.pl', kept('https://żółw.pl')],
    ['medium.com/@firma', kept('https://medium.com/@firma')],
    ['', kept(null)],
    ['  ', kept(null)],
    [null, kept(null)],
    ['firma', no],
    ['http://', no],
    ['firma .pl', no],
    ['firma.pl/o nas', no],
    ['ftp://firma.pl', no],
    ['mailto:biuro@firma.pl', no],
    ['javascript:alert(1)', no],
    ['javascript://firma.pl/%0Aalert(1)', no],
    ['JAVASCRIPT:alert(document.domain)//firma.pl', no],
    ['data:text/html,x', no],
    ['https://bank.pl@gdzie.indziej.pl', no],
    ['https://192.168.0.1', no],
    ['https://localhost', no],
    [`firma.pl/${'x'.repeat(500)}`, no],
    [7, no],
  ])('of %j', (value, expected) => expect(taken(optionalWebsite(), value)).toEqual(expected));

  test('that is demanded says so', () => {
    expect(taken(website('Adres strony jest wymagany'), ' ')).toEqual(
      refused('Adres strony jest wymagany'),
    );
  });
});

describe('hours of work', () => {
  const no = refused('Podaj liczbę godzin');
  test.each([
    [1.5, kept(1.5)],
    ['1,5', kept(1.5)],
    ['1.25', kept(1.25)],
    ['0', kept(0)],
    [null, kept(null)],
    [10_000, kept(10_000)],
    [10_001, no],
    [-1, no],
    ['1,255', no],
    ['dwie', no],
    ['', no],
  ])('of %j', (value, expected) => expect(taken(hours(), value)).toEqual(expected));
});

describe('an amount', () => {
  test.each([
    [0, kept(0)],
    ['12.34', kept(12.34)],
    [12.345, kept(12.35)],
    [999_999_999, kept(999_999_999)],
    [1_000_000_000, refused('Kwota jest za duża')],
    [-0.01, refused('Kwota nie może być ujemna')],
    ['sto', refused('Nieprawidłowa kwota')],
  ])('of %j', (value, expected) => expect(taken(money(), value)).toEqual(expected));

  test.each([
    ['', kept(null)],
    [null, kept(null)],
    [undefined, kept(undefined)],
    ['12,34', kept(12.34)],
    [12.345, kept(12.35)],
    ['12,345', refused('Nieprawidłowa kwota')],
    ['1 000', refused('Nieprawidłowa kwota')],
    [-1, refused('Kwota nie może być ujemna')],
    [1_000_000_000, refused('Kwota jest za duża')],
  ])('that may be left out, of %j', (value, expected) =>
    expect(taken(optionalMoney(), value)).toEqual(expected),
  );
});

test.each([
  [[1, '2', 1], kept([1, 2])],
  [[], kept([])],
  [[1, 2, 3, 4], refused('Najwyżej 3 pozycji')],
  [[0], refused('Co najmniej 1')],
  [undefined, refused('Wybierz osoby')],
  ['1,2', refused('Wybierz osoby')],
])('a set of ids of %j', (value, expected) => {
  expect(taken(ids(3, 'Wybierz osoby'), value)).toEqual(expected);
});

test.each([
  [7, kept(7)],
  ['data:application/pdf;base64,JVBERi0=', kept('data:application/pdf;base64,JVBERi0=')],
  ['data:text/plain;charset=utf-8;base64,YQ==', kept('data:text/plain;charset=utf-8;base64,YQ==')],
  ['data:text/plain,a', refused('Plik jest wymagany')],
  ['http://zle.example/plik.pdf', refused('Plik jest wymagany')],
  [null, refused('Plik jest wymagany')],
])('a file of %j', (value, expected) => {
  expect(taken(fileInput(), value)).toEqual(expected);
});

describe('a filter', () => {
  test.each([
    ['1', kept([1])],
    ['1,2,1', kept([1, 2])],
    [['1', '2,3'], kept([1, 2, 3])],
    [0, kept([0])],
    ['', kept([])],
    [',', kept([])],
    ['1,a', wrong],
    ['-1', wrong],
    [String(maxId + 1), wrong],
    [Array.from({ length: 501 }, (_, at) => at), wrong],
  ])('by ids (case %#)', (value, expected) =>
    expect(taken(filterSchema('ids'), value)).toEqual(expected),
  );

  test.each([
    ['1', kept(true)],
    [1, kept(true)],
    [true, kept(true)],
    ['0', kept(false)],
    [0, kept(false)],
    ['true', wrong],
    ['', wrong],
    [2, wrong],
  ])('by a switch of %j', (value, expected) =>
    expect(taken(filterSchema('flag'), value)).toEqual(expected),
  );

  test.each([
    ['7', kept(7)],
    [1, kept(1)],
    ['0', wrong],
    ['366', wrong],
    ['7.5', wrong],
    ['', wrong],
  ])('by a number from 1 to 365 of %j', (value, expected) =>
    expect(taken(filterSchema({ min: 1, max: 365 }), value)).toEqual(expected),
  );

  test.each([
    ['2026-11-25', kept('2026-11-25')],
    ['25.11.2026', kept('2026-11-25')],
    ['31.11.2026', refused('Nieprawidłowa data, wpisz np. 25.11.2026')],
    ['', refused('Nieprawidłowa data, wpisz np. 25.11.2026')],
  ])('by a day of %j', (value, expected) =>
    expect(taken(filterSchema('day'), value)).toEqual(expected),
  );

  test('by words of at most two hundred letters', () => {
    expect(taken(filterSchema('text'), ' żagiel ')).toEqual(kept('żagiel'));
    expect(taken(filterSchema('text'), 'x'.repeat(201))).toEqual(refused('Najwyżej 200 znaków'));
  });
});

describe('a list’s query', () => {
  const { query } = pageIo({
    summary: 'Lista',
    rows: z.object({}),
    list: list({
      sort: ['name', 'created'],
      defaultSort: 'created',
      defaultOrder: 'desc',
      filters: { type: 'ids', dateFrom: 'day', dateTo: 'day' },
    }),
  });
  const unasked = { page: 1, perPage: 10, sort: 'created', order: 'desc', filter: {} };

  test.each([
    [{}, unasked],
    [
      { page: '2', perPage: 100 },
      { ...unasked, page: 2, perPage: 100 },
    ],
    [
      { sort: 'name', order: 'asc' },
      { ...unasked, sort: 'name', order: 'asc' },
    ],
    [{ filter: { type: '1,2' } }, { ...unasked, filter: { type: [1, 2] } }],
    [{ search: ' a ' }, { ...unasked, search: 'a' }],
  ])('%j is asked as %j', (asked, expected) => expect(query.parse(asked)).toEqual(expected));

  test.each([
    [{ page: 0 }, 'page'],
    [{ perPage: 101 }, 'perPage'],
    [{ sort: 'type' }, 'sort'],
    [{ order: 'up' }, 'order'],
    [{ filter: { nic: 1 } }, 'filter.nic'],
    [{ nic: 1 }, 'nic'],
    [{ filter: { dateFrom: '2026-11-02', dateTo: '2026-11-01' } }, 'filter.dateTo'],
  ])('%j is refused on %s', (asked, field) => {
    const { error } = query.safeParse(asked);
    expect(error && Object.keys(fieldErrors(error))).toEqual([field]);
  });
});

test('errors of a form are told by dotted paths, the first of each field, and of what it does not know', () => {
  const form = z.strictObject({
    name: required('Nazwa jest wymagana', 3),
    persons: z.array(z.strictObject({ phone: required('Telefon jest wymagany') })),
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
