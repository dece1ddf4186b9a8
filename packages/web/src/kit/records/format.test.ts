import { plain } from '@zaplecze/contract/kit/values/fold';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formatLongDay, formatMonth } from '../calendar/day-names.ts';
import {
  formatDateTime,
  formatDay,
  formatDays,
  formatHours,
  formatLimit,
  formatMoney,
  formatNear,
  formatNumber,
  formatRelative,
} from './format.ts';
import { agoOnHover } from './time-ago.ts';

/** Spaces that keep words on one line, as plain ones. */
const spaced = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ');

test.each([
  [null, ''],
  [undefined, ''],
  ['', ''],
  ['2026-11-21', '21.11.2026'],
  ['2026-01-05', '05.01.2026'],
  ['2026-11-21T22:59:59.000Z', '21.11.2026'],
  // Midnight in Warsaw, in winter and in summer.
  ['2026-11-21T23:00:00.000Z', '22.11.2026'],
  ['2026-07-21T22:00:00.000Z', '22.07.2026'],
  ['2026-11-22T00:30:00+01:00', '22.11.2026'],
])('the day of %j is "%s"', (value, text) => {
  expect(formatDay(value)).toBe(text);
});

test.each([
  [null, ''],
  ['2026-11-21', '21.11.2026'],
  ['2026-11-21T13:30:00.000Z', '21.11.2026 14:30'],
  ['2026-07-21T13:30:59.999Z', '21.07.2026 15:30'],
  ['2026-12-31T23:05:00.000Z', '01.01.2027 00:05'],
  // An hour before and after the clocks go on.
  ['2026-03-29T00:30:00.000Z', '29.03.2026 01:30'],
  ['2026-03-29T01:30:00.000Z', '29.03.2026 03:30'],
  // The doubled hour of autumn.
  ['2026-10-25T00:30:00.000Z', '25.10.2026 02:30'],
  ['2026-10-25T01:30:00.000Z', '25.10.2026 02:30'],
])('the moment %j is "%s"', (value, text) => {
  expect(formatDateTime(value)).toBe(text);
});

test.each([
  [null, ''],
  ['2026-11-25T22:59:00.000Z', '25.11.2026'],
  ['2026-07-01T21:59:00.000Z', '01.07.2026'],
  ['2026-11-25T13:30:00.000Z', '25.11.2026 14:30'],
  ['2026-11-25T23:00:00.000Z', '26.11.2026 00:00'],
])('the limit %j is "%s", without the hour when it is the end of a day', (value, text) => {
  expect(formatLimit(value)).toBe(text);
});

test.each([
  ['2026-12-01', '01.12'],
  ['2027-02-03', '03.02'],
  ['2026-11-20T23:30:00.000Z', '21.11'],
  ['2025-11-21', '21.11.2025'],
  ['2027-11-21', '21.11.2027'],
])('on 26.11.2026 the day of %s is %s where the year goes without saying', (value, text) => {
  expect(formatNear(value, Date.parse('2026-11-26T12:00:00Z'))).toBe(text);
});

test.each([
  ['2026-11-21', 'sobota, 21 listopada 2026'],
  ['2026-03-01', 'niedziela, 1 marca 2026'],
  ['2026-11-21T23:30:00.000Z', 'niedziela, 22 listopada 2026'],
])('%s in full is "%s"', (value, text) => {
  expect(formatLongDay(value)).toBe(text);
});

test.each([
  ['2026-11', 'listopad 2026'],
  ['2027-01', 'styczeń 2027'],
])('the month %s is "%s"', (month, text) => {
  expect(formatMonth(month)).toBe(text);
});

test.each([
  ['2026-11-23', '2026-11-23', '23.11.2026'],
  ['2026-11-23', '2026-11-25', '23–25.11.2026'],
  ['2026-11-28', '2026-12-02', '28.11–02.12.2026'],
  ['2026-12-30', '2027-01-02', '30.12.2026–02.01.2027'],
  ['2026-11-23', '2027-11-23', '23.11.2026–23.11.2027'],
])('the days from %s to %s are "%s"', (dateFrom, dateTo, text) => {
  expect(formatDays({ dateFrom, dateTo })).toBe(text);
});

const noon = '2026-11-22T11:00:00.000Z';

describe('at noon of 22.11.2026', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(noon) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each([
    ['2026-11-22', 'dzisiaj'],
    ['2026-11-21', 'wczoraj'],
    ['2026-11-23', 'jutro'],
    ['2026-11-20', 'przedwczoraj'],
    ['2026-11-24', 'pojutrze'],
    ['2026-11-19', '3 dni temu'],
    ['2026-11-27', 'za 5 dni'],
    ['2026-10-24', '29 dni temu'],
    ['2026-09-22', '2 miesiące temu'],
    ['2024-11-22', '2 lata temu'],
    ['2021-11-22', '5 lat temu'],
    [noon, 'przed chwilą'],
    ['2026-11-22T10:59:01.000Z', 'przed chwilą'],
    ['2026-11-22T10:59:00.000Z', '1 minutę temu'],
    ['2026-11-22T10:58:00.000Z', '2 minuty temu'],
    ['2026-11-22T10:38:00.000Z', '22 minuty temu'],
    ['2026-11-22T10:35:00.000Z', '25 minut temu'],
    ['2026-11-22T10:00:00.000Z', '1 godzinę temu'],
    ['2026-11-22T09:00:00.000Z', '2 godziny temu'],
    ['2026-11-22T16:00:00.000Z', 'za 5 godzin'],
    ['2026-11-20T11:00:00.000Z', 'przedwczoraj'],
    ['2026-11-10T11:00:00.000Z', '12 dni temu'],
  ])('%s is told as "%s", on hover too', (value, text) => {
    expect(formatRelative(value)).toBe(text);
    const currentTarget = { title: '' };
    agoOnHover(value).onMouseEnter({ currentTarget });
    expect(currentTarget.title).toBe(text);
  });
});

test.each([
  // Half an hour before and after midnight in Warsaw.
  ['2026-11-22T22:30:00.000Z', 'jutro'],
  ['2026-11-22T23:30:00.000Z', 'dzisiaj'],
])('at %s the day 23.11.2026 is told as "%s"', (now, text) => {
  expect(formatRelative('2026-11-23', Date.parse(now))).toBe(text);
});

test.each([
  [null, ''],
  [undefined, ''],
  [0, '0,00 zł'],
  [1234.5, '1 234,50 zł'],
  [0.05, '0,05 zł'],
  [-12.3, '-12,30 zł'],
  [999_999_999, '999 999 999,00 zł'],
])('%j is told as the amount "%s"', (value, text) => {
  expect(spaced(formatMoney(value))).toBe(text);
});

test.each([
  [null, ''],
  [0, '0 godz.'],
  [7, '7 godz.'],
  [1.5, '1,5 godz.'],
  [1234.25, '1 234,25 godz.'],
])('%j is told as hours "%s"', (value, text) => {
  expect(spaced(formatHours(value))).toBe(text);
});

test.each([
  [0, '0'],
  [999, '999'],
  [1234, '1 234'],
  [1_234_567, '1 234 567'],
  [2.5, '2,5'],
  [1234.5, '1 234,5'],
  [-1234, '-1 234'],
])('the number %d is "%s"', (value, text) => {
  expect(spaced(formatNumber(value))).toBe(text);
});

test.each([
  ['Łódź', 'lodz'],
  ['ŻÓŁĆ', 'zolc'],
  ['Œuvre', 'œuvre'],
  ['', ''],
])('"%s" is looked up as "%s"', (text, bare) => {
  expect(plain(text)).toBe(bare);
});
