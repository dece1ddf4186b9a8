import { hours, money, optionalMoney } from '@zaplecze/contract/kit/fields/number-fields';
import { describe, expect, test } from 'vitest';
import { accepts, parseField, refuses } from '../field-results.ts';

describe('hours of work', () => {
  const no = refuses('Podaj liczbę godzin');
  test.each([
    [1.5, accepts(1.5)],
    ['1,5', accepts(1.5)],
    ['1.25', accepts(1.25)],
    ['0', accepts(0)],
    [null, accepts(null)],
    [10_000, accepts(10_000)],
    [10_001, no],
    [-1, no],
    ['1,255', accepts(1.26)],
    ['dwie', no],
    ['', accepts(null)],
  ])('of %j', (value, expected) => expect(parseField(hours(), value)).toEqual(expected));
});

describe('an amount', () => {
  test.each([
    [0, accepts(0)],
    ['12.34', accepts(12.34)],
    [12.345, accepts(12.35)],
    [999_999_999, accepts(999_999_999)],
    [1_000_000_000, refuses('Kwota jest za duża')],
    [-0.01, refuses('Kwota nie może być ujemna')],
    ['sto', refuses('Nieprawidłowa kwota')],
  ])('of %j', (value, expected) => expect(parseField(money(), value)).toEqual(expected));

  test.each([
    ['', accepts(null)],
    [null, accepts(null)],
    [undefined, accepts(undefined)],
    ['12,34', accepts(12.34)],
    [12.345, accepts(12.35)],
    ['12,345', accepts(12.35)],
    ['1 000', accepts(1000)],
    ['1\u202f234,50 zł', accepts(1234.5)],
    ['1.234,50', accepts(1234.5)],
    ['\uff11\uff12,5', accepts(12.5)],
    [-1, refuses('Kwota nie może być ujemna')],
    [1_000_000_000, refuses('Kwota jest za duża')],
  ])('that may be left out, of %j', (value, expected) =>
    expect(parseField(optionalMoney(), value)).toEqual(expected),
  );
});
