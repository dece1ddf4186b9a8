import { decodeQuery, encodeQuery } from '@zaplecze/contract/kit/calls/query';
import { backwards } from '@zaplecze/contract/kit/lists/ranges';
import { holidayOf, isWorkingDay, workingDaysUntil } from '@zaplecze/contract/kit/values/holidays';
import { lazily } from '@zaplecze/contract/kit/values/lazy';
import {
  addDays,
  isDay,
  isKnown,
  warsawDay,
  warsawInstant,
  warsawOffset,
} from '@zaplecze/contract/kit/values/time';
import { groupThousands, plural } from '@zaplecze/contract/kit/values/words';
import { describe, expect, test } from 'vitest';

test.each([
  ['2026-01-15T12:00:00Z', 60],
  ['2026-07-15T12:00:00Z', 120],
  ['2026-03-29T00:59:59.999Z', 60],
  ['2026-03-29T01:00:00Z', 120],
  ['2026-10-25T00:59:59.999Z', 120],
  ['2026-10-25T01:00:00Z', 60],
])('at %s Warsaw is %i minutes ahead', (instant, minutes) => {
  expect(warsawOffset(Date.parse(instant))).toBe(minutes);
});

test.each([
  [[2026, 11, 25, 14, 30], '2026-11-25T13:30:00.000Z'],
  [[2026, 7, 1], '2026-06-30T22:00:00.000Z'],
  [[2026, 3, 29, 1, 59, 59], '2026-03-29T00:59:59.000Z'],
  [[2026, 3, 29, 2, 30], null],
  [[2026, 3, 29, 3], '2026-03-29T01:00:00.000Z'],
  // Twice that night; the later, of standard time, is meant.
  [[2026, 10, 25, 2, 30], '2026-10-25T01:30:00.000Z'],
] as [[number, number, number, number?, number?, number?], string | null][])(
  'Warsaw’s clock shows %j at %s',
  (wall, instant) => {
    const found = warsawInstant(...wall);
    expect(found === null ? null : new Date(found).toISOString()).toBe(instant);
  },
);

test.each([
  ['2026-11-25T22:59:59.999Z', '2026-11-25'],
  ['2026-11-25T23:00:00Z', '2026-11-26'],
  ['2026-07-01T21:59:59Z', '2026-07-01'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
])('%s falls on %s in Warsaw', (instant, day) => {
  expect(warsawDay(Date.parse(instant))).toBe(day);
  expect(warsawDay(new Date(instant))).toBe(day);
});

test.each([
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-10-24', 2, '2026-10-26'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2026-11-25', 0, '2026-11-25'],
])('%s and %i days are %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
});

test.each([
  ['2026-11-25', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['0000-01-01', false],
  ['0001-12-31', false],
  ['0002-01-01', true],
  ['9998-12-31', true],
  ['9999-12-31', false],
  ['2026-1-1', false],
  ['26-11-25', false],
  ['2026-11-25T10:00', false],
  ['', false],
])('"%s" is a day of the calendar: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test.each([
  ['1999-12-31', false],
  ['2000-01-01', true],
  ['2199-12-31', true],
  ['2199-12-31T22:59:59.000Z', true],
  ['2200-01-01', false],
])('%s is of years that calendars know: %s', (moment, expected) => {
  expect(isKnown(moment)).toBe(expected);
});

test.each([
  ['2026-12-24', 'Wigilia Bożego Narodzenia'],
  ['2024-12-24', null],
  ['2026-04-05', 'Wielkanoc'],
  ['2026-04-06', 'Poniedziałek Wielkanocny'],
  ['2026-06-04', 'Boże Ciało'],
  ['2026-11-12', null],
])('%s is the holiday %j', (day, name) => {
  expect(holidayOf(day)).toBe(name);
});

test.each([
  ['2026-11-20', '2026-11-23', 9, 1],
  ['2026-11-20', '2026-11-20', 9, 0],
  ['2026-11-20', '2026-11-22', 9, 0],
  ['2026-11-10', '2026-11-12', 9, 1],
  ['2026-11-20', '2027-11-20', 3, 3],
  ['2026-11-23', '2026-11-20', 9, 0],
])('after %s up to %s, counted to %i at most, people work %s days', (from, to, most, days) => {
  expect(workingDaysUntil(from, to, most)).toBe(days);
});

test('nobody works at weekends and on holidays', () => {
  const week = ['23', '24', '25', '26', '27', '28', '29'].map((day) => `2026-11-${day}`);
  expect(week.map(isWorkingDay)).toEqual([true, true, true, true, true, false, false]);
  expect(isWorkingDay('2026-11-11')).toBe(false);
});

test.each([
  [{}, undefined],
  [{ dateFrom: '2026-11-02', dateTo: '2026-11-02' }, undefined],
  [{ dateFrom: '2026-11-02', dateTo: '2026-11-01' }, 'dateTo'],
  [{ completedFrom: '2026-11-02', completedTo: '2025-12-01' }, 'completedTo'],
  [{ dateTo: '2026-11-01' }, undefined],
  [{ dateFrom: '2026-11-02', completedTo: '2026-11-01' }, undefined],
])('of the filters %j the range %s runs backwards', (filters, end) => {
  expect(backwards(filters)).toBe(end);
});

test.each([
  [0, 'many'],
  [1, 'one'],
  [2, 'few'],
  [4, 'few'],
  [5, 'many'],
  [11, 'many'],
  [12, 'many'],
  [14, 'many'],
  [21, 'many'],
  [22, 'few'],
  [101, 'many'],
  [104, 'few'],
  [112, 'many'],
  [1002, 'few'],
])('%i takes the word for %s, as in Intl’s rules', (count, word) => {
  expect(plural(count, 'one', 'few', 'many')).toBe(word);
  expect(new Intl.PluralRules('pl').select(count)).toBe(word);
});

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1_000'],
  [1_234_567, '1_234_567'],
  [-1000, '-1_000'],
])('the number %i is written %s, with spaces that keep it together', (count, text) => {
  expect(groupThousands(count)).toBe(text.replaceAll('_', '\u00A0'));
});

describe('an address', () => {
  test.each([
    ['', {}],
    ['page=2', { page: '2' }],
    ['filter[status]=1,2', { filter: { status: '1,2' } }],
    ['filter[status][]=1', { filter: { status: ['1'] } }],
    ['filter[status]=1&filter[status]=2', { filter: { status: ['1', '2'] } }],
    ['id=1&id=2&id=3', { id: ['1', '2', '3'] }],
    ['search=a%20b+c%26', { search: 'a b c&' }],
    ['filter[a][b]=1', { 'filter[a][b]': '1' }],
    ['filter=1&filter[a]=2', { filter: { a: '2' } }],
    ['__proto__[x]=1', JSON.parse('{"__proto__":{"x":"1"}}')],
  ])('"%s" is read as %j', (search, record) => {
    expect(JSON.stringify(decodeQuery(search))).toBe(JSON.stringify(record));
  });

  test('never reaches what every object has', () => {
    decodeQuery('__proto__[polluted]=1&constructor[polluted]=1');
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test.each([
    [{}, ''],
    [{ page: 2, search: '' }, 'page=2'],
    [{ search: 'a&b=c d,e' }, 'search=a%26b%3Dc%20d,e'],
    [{ filter: { status: [1, 2], type: [], user: null, x: undefined } }, 'filter[status]=1,2'],
    [{ filter: { present: false, zero: 0 } }, 'filter[present]=false&filter[zero]=0'],
  ])('of %j is "%s"', (record, search) => {
    expect(encodeQuery(record)).toBe(search);
  });

  test.each([
    [{ page: '2', search: 'żagiel & żuk', filter: { status: '1,2', name: 'a=b' } }],
    [{ sort: 'name', order: 'desc' }],
  ])('%j is read as it was written', (record) => {
    expect(JSON.parse(JSON.stringify(decodeQuery(encodeQuery(record))))).toEqual(record);
  });
});

test('what is dear to make is made once, when it is first needed', () => {
  let made = 0;
  const get = lazily(() => {
    made += 1;
    return { made };
  });
  expect(made).toBe(0);
  expect(get()).toBe(get());
  expect(made).toBe(1);
});
