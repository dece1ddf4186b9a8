import { nipChecksumOk } from '@zaplecze/contract/kit/fields/company-numbers';
import {
  email,
  krs,
  nip,
  optionalEmail,
  optionalNip,
  optionalPhone,
  optionalPostalCode,
  optionalWebsite,
  postalCode,
  regon,
  website,
} from '@zaplecze/contract/kit/fields/contact-fields';
import { describe, expect, test } from 'vitest';
import { accepts, parseField, refuses } from '../field-results.ts';

describe('an e-mail address', () => {
  const no = refuses('Nieprawidłowy adres e-mail');
  test.each([
    ['jan@example.pl', accepts('jan@example.pl')],
    [' jan.nowak+x@poczta.example.pl ', accepts('jan.nowak+x@poczta.example.pl')],
    ['żuk@źródło.pl', accepts('żuk@źródło.pl')],
    ['jan', no],
    ['jan@example', no],
    ['jan@example.p', no],
    ['jan@example..pl', no],
    ['jan@-example.pl', no],
    ['jan@firma.xn--p1ai', accepts('jan@firma.xn--p1ai')],
    ['jan nowak@example.pl', no],
    ['a@b@example.pl', no],
    ['Jan <jan@example.pl>', no],
    ['', refuses('Podaj adres')],
  ])('of %j', (value, expected) =>
    expect(parseField(email('Podaj adres'), value)).toEqual(expected),
  );

  test.each([
    ['', accepts(null)],
    [null, accepts(null)],
    ['jan', no],
    ['jan@example.pl', accepts('jan@example.pl')],
  ])('that may be left out, of %j', (value, expected) =>
    expect(parseField(optionalEmail(), value)).toEqual(expected),
  );
});

test.each([
  ['', accepts(null)],
  [null, accepts(null)],
  [undefined, accepts(undefined)],
  ['600 700 800', accepts('600 700 800')],
  ['12', refuses('Telefon musi mieć przynajmniej 9 cyfr')],
])('a telephone that may be left out, of %j', (value, expected) => {
  expect(parseField(optionalPhone(), value)).toEqual(expected);
});

describe('a postal code', () => {
  const no = refuses('Kod pocztowy musi mieć 5 cyfr, np.11-111');
  test.each([
    ['00-950', accepts('00-950')],
    ['00950', accepts('00-950')],
    ['00 950', accepts('00-950')],
    [' 00-950 ', accepts('00-950')],
    ['0-0950', no],
    ['00-95', no],
    ['00-9500', no],
    ['AB-CDE', no],
    ['', refuses('Kod pocztowy jest wymagany')],
  ])('of %j', (value, expected) => expect(parseField(postalCode(), value)).toEqual(expected));

  test.each([
    ['', accepts(null)],
    [null, accepts(null)],
    ['00950', accepts('00-950')],
    ['1', no],
  ])('that may be left out, of %j', (value, expected) =>
    expect(parseField(optionalPostalCode(), value)).toEqual(expected),
  );
});

describe('a NIP', () => {
  const no = refuses('NIP musi mieć przynajmniej 10 cyfr');
  const more = refuses('NIP ma 10 cyfr, bez liter i innych znaków');
  test.each([
    ['526-104-08-28', accepts('5261040828')],
    ['PL 526 104 08 28', accepts('5261040828')],
    ['pl5261040828', accepts('5261040828')],
    ['526104082', no],
    ['526.104.08.28', accepts('5261040828')],
    ['52610408281', more],
    ['526.10.40.828', accepts('5261040828')],
    ['5261040828.0', more],
    ['526104082.0', more],
    ['52.61040828', more],
    ['5261040828x', more],
    ['526104082x', no],
    ['', refuses('NIP jest wymagany')],
  ])('of %j', (value, expected) => expect(parseField(nip(), value)).toEqual(expected));

  test.each([
    ['', accepts(null)],
    [null, accepts(null)],
    ['526-104-08-28', accepts('5261040828')],
    ['1', no],
    ['52610408281', more],
  ])('that may be left out, of %j', (value, expected) =>
    expect(parseField(optionalNip(), value)).toEqual(expected),
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

test.each([
  [regon(), '123 456 785', accepts('123456785')],
  [regon(), '12345678512347', accepts('12345678512347')],
  [regon(), '12345', refuses('REGON ma 9 albo 14 cyfr')],
  [krs(), '0000123456', accepts('0000123456')],
  [krs(), '123456', accepts('0000123456')],
  [krs(), '1234567890', refuses('KRS ma 10 cyfr')],
])('the numbers of registers, case %#', (schema, value, expected) => {
  expect(parseField(schema, value)).toEqual(expected);
});

describe('the address of a page', () => {
  const no = refuses('Podaj adres strony, np. https://firma.pl');
  test.each([
    ['https://firma.pl', accepts('https://firma.pl')],
    ['http://firma.pl', accepts('http://firma.pl')],
    [' firma.pl ', accepts('https://firma.pl')],
    ['HTTPS://WWW.Firma.PL/', accepts('https://www.firma.pl')],
    ['firma.pl/O-nas?a=B#c', accepts('https://firma.pl/O-nas?a=B#c')],
    ['firma.pl:8080/x', accepts('https://firma.pl:8080/x')],
    ['Żółw.pl', accepts('https://żółw.pl')],
    ['medium.com/@firma', accepts('https://medium.com/@firma')],
    ['', accepts(null)],
    ['  ', accepts(null)],
    [null, accepts(null)],
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
  ])('of %j', (value, expected) => expect(parseField(optionalWebsite(), value)).toEqual(expected));

  test('that is demanded says so', () => {
    expect(parseField(website('Adres strony jest wymagany'), ' ')).toEqual(
      refuses('Adres strony jest wymagany'),
    );
  });
});
