import { lanesOf, overlap } from '@zaplecze/contract/kit/lists/ranges';
import {
  addMonths,
  daysBetween,
  daysOf,
  monthDays,
  weekday,
  weeksOf,
} from '@zaplecze/contract/kit/values/days';
import { holidayOf, workingDaysIn } from '@zaplecze/contract/kit/values/holidays';
import {
  awayOn,
  completeRange,
  defaultRange,
  readMonth,
} from '@zaplecze/contract/rooms/absences/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const range = (dateFrom: string, dateTo: string) => ({ dateFrom, dateTo });
const own = process.env.TZ;

describe.each(['UTC', 'Europe/Warsaw', 'America/New_York'])('on a machine in %s', (zone) => {
  beforeAll(() => {
    process.env.TZ = zone;
  });
  afterAll(() => {
    process.env.TZ = own;
  });

  test.each([
    ['over the spring change', range('2026-03-28', '2026-03-30'), 3],
    ['over the autumn change', range('2026-10-24', '2026-10-26'), 3],
    ['over the end of a year', range('2026-12-30', '2027-01-02'), 4],
    ['over a leap day', range('2028-02-28', '2028-03-01'), 3],
    ['of one day', range('2026-03-29', '2026-03-29'), 1],
    ['into the first year that is remembered', range('1999-12-30', '2000-01-02'), 4],
    ['over the last day that is remembered', range('2069-12-30', '2070-01-02'), 4],
  ])('a range %s has each of its days once [ABS-05]', (_, days, count) => {
    const all = daysOf(days);
    expect(all).toHaveLength(count);
    expect(new Set(all).size).toBe(count);
    expect([all[0], all.at(-1)]).toEqual([days.dateFrom, days.dateTo]);
    expect(daysBetween(days.dateFrom, days.dateTo)).toBe(count - 1);
  });

  test.each([
    ['2026-11-21', 5],
    ['2026-11-23', 0],
    ['2026-03-29', 6],
    ['1969-12-28', 6],
    ['2070-01-01', 2],
  ])('%s is day %i of its week, Monday being 0 [ABS-21]', (day, number) => {
    expect(weekday(day)).toBe(number);
  });

  test.each([
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-03', 0, '2026-03'],
  ])('%s moved by %i months is %s', (month, by, moved) => {
    expect(addMonths(month, by)).toBe(moved);
  });

  test('a month ends on its last day, and its weeks run from Monday [ABS-21]', () => {
    expect(monthDays('2028-02')).toEqual(range('2028-02-01', '2028-02-29'));
    const weeks = weeksOf('2026-11');
    expect(weeks).toHaveLength(6);
    expect([weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual(['2026-10-26', '2026-12-06']);
    expect(weeksOf('2027-02')).toHaveLength(4);
  });

  test('working days go around weekends and holidays [ABS-22]', () => {
    expect(workingDaysIn(range('2026-12-21', '2026-12-27'))).toBe(3);
    expect(workingDaysIn(range('2026-04-03', '2026-04-07'))).toBe(2);
  });

  test('today to tomorrow is Warsaw’s, also at midnight of a clock change [ABS-04]', () => {
    // 23:30 of 28 March in Warsaw, an hour and a half before the clocks move.
    expect(defaultRange(Date.parse('2026-03-28T22:30:00Z'))).toEqual(
      range('2026-03-28', '2026-03-29'),
    );
    expect(defaultRange(Date.parse('2026-12-31T23:00:00Z'))).toEqual(
      range('2027-01-01', '2027-01-02'),
    );
  });

  test('a range left open is the month of its other end [ABS-15]', () => {
    expect(completeRange({ dateFrom: '2026-02-10' })).toEqual(range('2026-02-10', '2026-02-28'));
    expect(completeRange({ dateTo: '2026-02-10' })).toEqual(range('2026-02-01', '2026-02-10'));
  });
});

test('ranges meet when they share a day, their ends included', () => {
  expect(overlap(range('2026-01-01', '2026-01-05'), range('2026-01-05', '2026-01-09'))).toBe(true);
  expect(overlap(range('2026-01-01', '2026-01-05'), range('2026-01-06', '2026-01-09'))).toBe(false);
});

test('ranges that share a day lie in lanes of their own; a free lane is used again [ABS-20]', () => {
  const ranges = [
    range('2026-01-06', '2026-01-07'),
    range('2026-01-01', '2026-01-05'),
    range('2026-01-05', '2026-01-06'),
    range('2026-01-08', '2026-01-08'),
  ];
  expect(lanesOf(ranges)).toEqual([0, 0, 1, 0]);
  expect(lanesOf([])).toEqual([]);
});

test.each([
  ['2026-11', '2026-11'],
  ['2026-13', null],
  ['0000-01', null],
  ['9999-12', null],
  [['2026-11'], null],
  [undefined, null],
])('a month %j of an address is read as %j', (text, month) => {
  expect(readMonth(text)).toBe(month);
});

test('who is away on a day is said once, until the later end, with who stands in that day [ABS-27]', () => {
  const anna = { id: 1, name: 'Anna Nowak' };
  const piotr = { id: 2, name: 'Piotr Zieliński' };
  const away = {
    list: [
      { user: anna, ...range('2026-11-20', '2026-11-24') },
      { user: anna, ...range('2026-11-23', '2026-11-27') },
    ],
    replacements: [
      { replacedUser: 1, user: piotr, ...range('2026-11-20', '2026-11-24') },
      { replacedUser: 9, user: anna, ...range('2026-11-20', '2026-11-24') },
    ],
  };
  expect(awayOn(away, '2026-11-24')).toEqual([
    { user: anna, until: '2026-11-27', substitutes: [piotr] },
  ]);
  expect(awayOn(away, '2026-11-27')).toEqual([
    { user: anna, until: '2026-11-27', substitutes: [] },
  ]);
  expect(awayOn(away, '2026-11-28')).toEqual([]);
});

test.each([
  ['2026-01-06', 'Święto Trzech Króli'],
  ['2026-04-06', 'Poniedziałek Wielkanocny'],
  ['2026-06-04', 'Boże Ciało'],
  ['2027-03-28', 'Wielkanoc'],
  ['2024-12-24', null],
  ['2025-12-24', 'Wigilia Bożego Narodzenia'],
  ['2026-11-12', null],
])('the holiday of %s is %s [ABS-22]', (day, name) => {
  expect(holidayOf(day)).toBe(name);
});
