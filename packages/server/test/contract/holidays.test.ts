import {
  easter,
  holidayOf,
  holidaysOf,
  isWorkingDay,
  workingDaysFrom,
  workingDaysIn,
} from '@zaplecze/contract/kit/values/holidays';
import { describe, expect, test } from 'vitest';

/** As the calendars of these years have them; the last two: working days, and holidays on a Saturday. */
const years = [
  [2025, '04-20', '04-21', '06-08', '06-19', 251, 2],
  [2026, '04-05', '04-06', '05-24', '06-04', 253, 2],
  [2027, '03-28', '03-29', '05-16', '05-27', 253, 2],
  [2028, '04-16', '04-17', '06-04', '06-15', 251, 2],
  [2029, '04-01', '04-02', '05-20', '05-31', 251, 1],
  [2030, '04-21', '04-22', '06-09', '06-20', 250, 0],
] as const;

describe.each(years)('%i', (year, sunday, monday, pentecost, corpus, working, saturdays) => {
  const on = (day: string) => `${year}-${day}`;

  test('has Easter, Pentecost and Corpus Christi on their days [ABS-22]', () => {
    expect(easter(year)).toBe(on(sunday));
    expect(holidayOf(on(sunday))).toBe('Wielkanoc');
    expect(holidayOf(on(monday))).toBe('Poniedziałek Wielkanocny');
    expect(holidayOf(on(pentecost))).toBe('Zielone Świątki');
    expect(holidayOf(on(corpus))).toBe('Boże Ciało');
  });

  test('has fourteen holidays, of which none is worked on, and no other [ABS-22]', () => {
    const fixed = ['01-01', '01-06', '05-01', '05-03', '08-15', '11-01', '11-11'];
    const christmas = ['12-24', '12-25', '12-26'];
    const all = [...fixed, ...christmas, sunday, monday, pentecost, corpus].map(on).sort();
    expect([...holidaysOf(year).keys()].sort()).toEqual(all);
    expect(all.filter(isWorkingDay)).toEqual([]);
  });

  test('has so many working days, and holidays that give a day back [ABS-22, ABS-50]', () => {
    expect(workingDaysIn({ dateFrom: on('01-01'), dateTo: on('12-31') })).toBe(working);
    const lost = [...holidaysOf(year).keys()].filter(
      (day) => new Date(`${day}T12:00:00Z`).getUTCDay() === 6,
    );
    expect(lost).toHaveLength(saturdays);
  });
});

test('24 December is a holiday since 2025, and no other day is moved by it [ABS-22]', () => {
  expect(holidayOf('2024-12-24')).toBeNull();
  expect(isWorkingDay('2024-12-24')).toBe(true);
  expect(holidaysOf(2024).size).toBe(13);
});

test.each([
  // Over Christmas and New Year, over Easter, over the long weekend of May.
  ['2026-12-23', 1, '2026-12-28'],
  ['2024-12-23', 1, '2024-12-24'],
  ['2026-12-31', 1, '2027-01-04'],
  ['2027-03-26', 1, '2027-03-30'],
  ['2027-05-26', 1, '2027-05-28'],
  ['2028-04-28', 1, '2028-05-02'],
  ['2028-05-02', 1, '2028-05-04'],
  // Back, and over both changes of the clock.
  ['2030-12-27', -1, '2030-12-23'],
  ['2026-03-27', 1, '2026-03-30'],
  ['2026-10-26', -1, '2026-10-23'],
  // A day off counts from the next working one.
  ['2029-01-06', 0, '2029-01-08'],
])('%s moved by %i working days is %s [PRO-91]', (from, days, to) => {
  expect(workingDaysFrom(from, days)).toBe(to);
});
