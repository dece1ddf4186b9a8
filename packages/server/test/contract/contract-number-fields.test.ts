import { hours, money, optionalMoney } from '@zaplecze/contract/kit/fields/number-fields';
import { describe, expect, test } from 'vitest';
import { kept, refused, taken } from '../taken.ts';

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
    ['1 000', kept(1000)],
    ['1\u202f234,50 zł', kept(1234.5)],
    ['1.234,50', kept(1234.5)],
    ['\uff11\uff12,5', kept(12.5)],
    [-1, refused('Kwota nie może być ujemna')],
    [1_000_000_000, refused('Kwota jest za duża')],
  ])('that may be left out, of %j', (value, expected) =>
    expect(taken(optionalMoney(), value)).toEqual(expected),
  );
});
