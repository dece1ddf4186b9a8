import { describe, expect, test } from 'vitest';
import { minutesOf } from '../days/absence-days.rules.ts';
import { drawnOf } from '../leave/pools.rules.ts';
import { type BalanceFacts, balancesIn, daysTaken, type LimitedType } from './balances.rules.ts';
import { dayHoursOf, entitledHours, owedHolidays } from './yearly-limits.rules.ts';

const full = { partTime: 1, vacationDays: 26 };
const vacation = { limitKind: 'vacation', limitDays: null } as const;
const inDays = (limitDays: number) => ({ limitKind: 'days', limitDays }) as const;
const saturdays = { limitKind: 'saturdays', limitDays: null } as const;
const own = process.env.TZ;
/** After all of it: nothing is planned. */
const today = '2037-12-31';
const entry = { id: 1, type: 1, hours: null, waits: false, isVacation: true, interrupts: false };
/** Hours that an absence of somebody with eight hours a day takes in a year. */
const hoursOf = (taken: { dateFrom: string; dateTo: string; hours?: number }, year: number) =>
  minutesOf(daysTaken({ employed: [], written: [], absences: [{ ...entry, ...taken }] }, year)) /
  60;

describe.each(['UTC', 'Europe/Warsaw', 'America/New_York'])('on a machine in %s', (zone) => {
  test.each([
    // The six years of which the Christmas Eve is free, with Easter where it moves them.
    [2025, ['2025-05-03', '2025-11-01']],
    [2026, ['2026-08-15', '2026-12-26']],
    [2027, ['2027-05-01', '2027-12-25']],
    [2028, ['2028-01-01', '2028-11-11']],
    [2029, ['2029-01-06']],
    [2030, []],
  ])('the holidays on Saturdays of %i give their days back [ABS-50]', (year, days) => {
    process.env.TZ = zone;
    expect(owedHolidays(year).map(({ day }) => day)).toEqual(days);
    expect(entitledHours(saturdays, full, { year, written: null })).toBe(days.length * 8);
    process.env.TZ = own;
  });

  test.each([
    ['over Easter 2025', '2025-04-18', '2025-04-22', 2],
    ['over Corpus Christi 2026', '2026-06-03', '2026-06-05', 2],
    ['over Christmas 2026, its Eve free', '2026-12-21', '2026-12-31', 7],
    ['over Christmas 2024, its Eve worked', '2024-12-23', '2024-12-27', 3],
    ['over Easter Monday 2027', '2027-03-29', '2027-03-30', 1],
    ['over the spring change 2026', '2026-03-27', '2026-03-30', 2],
    ['over the autumn change 2026', '2026-10-23', '2026-10-26', 2],
    ['over Whit Sunday 2028', '2028-06-02', '2028-06-05', 2],
    ['over the May days 2029', '2029-04-30', '2029-05-04', 3],
    ['over the leap day 2028', '2028-02-28', '2028-03-01', 3],
    ['over Corpus Christi 2030', '2030-06-19', '2030-06-21', 2],
    ['of a weekend', '2026-11-21', '2026-11-22', 0],
  ])('leave %s takes working days alone [ABS-51]', (_, dateFrom, dateTo, days) => {
    process.env.TZ = zone;
    expect(hoursOf({ dateFrom, dateTo }, Number(dateFrom.slice(0, 4)))).toBe(days * 8);
    process.env.TZ = own;
  });
});

test.each([
  [1, 26, 26 * 8, 8],
  [1, 20, 20 * 8, 8],
  // A begun day of leave counts whole; a day of somebody on half time takes four hours of it.
  [0.5, 26, 13 * 8, 4],
  [0.75, 26, 20 * 8, 6],
  [0.3333, 26, 9 * 8, 2.67],
  [0.6667, 20, 14 * 8, 5.33],
  [0.875, 20, 18 * 8, 7],
  [0.8, 20, 16 * 8, 6.4],
])(
  'of %d of a post with %i days there are %d hours of leave, %d a day [ABS-52]',
  (partTime, vacationDays, hours, day) => {
    const employed = { partTime, vacationDays };
    expect(entitledHours(vacation, employed, { year: 2026, written: null })).toBe(hours);
    expect(dayHoursOf({ partTime })).toBeCloseTo(day, 2);
  },
);

test.each([
  ['care for a child, two days or 16 hours', 2, 1, 16],
  ['the same on half time', 2, 0.5, 8],
  ['the same on a third, up to a whole hour', 2, 0.3333, 6],
  ['carer’s leave', 5, 1, 40],
  ['occasional remote work', 24, 1, 192],
])('%s [ABS-53]', (_, days, partTime, hours) => {
  const employed = { partTime, vacationDays: 26 };
  expect(entitledHours(inDays(days), employed, { year: 2026, written: null })).toBe(hours);
});

test('what somebody wrote holds instead of what the rules give [ABS-54]', () => {
  expect(entitledHours(vacation, full, { year: 2026, written: 19.5 })).toBe(156);
  expect(entitledHours(inDays(2), { ...full, partTime: 0.5 }, { year: 2026, written: 3 })).toBe(12);
});

test.each([
  ['half a day', '2026-11-23', 4, 4],
  ['three hours', '2026-11-23', 3, 3],
  ['never more than the day has', '2026-11-23', 9, 8],
  ['hours of a day off', '2026-12-24', 4, 0],
])('a part of a day takes its hours: %s [ABS-51]', (_, day, hours, taken) => {
  expect(hoursOf({ dateFrom: day, dateTo: day, hours }, 2026)).toBe(taken);
});

test('leave over the turn of a year is taken of both years [ABS-55]', () => {
  // 28–31 December 2026 and 4, 5, 7 and 8 January 2027; Friday the first and the sixth are free.
  const leave = { dateFrom: '2026-12-28', dateTo: '2027-01-08' };
  expect([2025, 2026, 2027, 2028].map((year) => hoursOf(leave, year) / 8)).toEqual([0, 4, 4, 0]);
});

test('only holiday leave is carried over, and what was taken in excess is not taken off it [ABS-56]', () => {
  const pools = [
    { year: 2025, hours: 24 },
    { year: 2026, hours: 208 },
  ];
  expect(drawnOf(pools, 16)).toEqual([{ year: 2025, hours: 8 }, pools[1]]);
  expect(drawnOf(pools, 32)).toEqual([{ year: 2026, hours: 200 }]);
  expect(drawnOf(pools, 240)).toEqual([]);
});

const holiday: LimitedType = {
  ...{ id: 1, name: 'urlop wypoczynkowy', color: '#000000', within: null },
  ...vacation,
  limitForbids: false,
};
const onDemand: LimitedType = {
  ...{ ...holiday, id: 2, name: 'urlop na żądanie' },
  within: { id: 1, name: holiday.name },
  ...inDays(4),
};
const types = [holiday, onDemand];
const written = (year: number, more = {}) => ({
  ...{ type: 1, year, entitled: null, carried: null, version: 1 },
  ...more,
});
const kept = (more: Partial<BalanceFacts>): BalanceFacts => ({
  employed: [],
  written: [],
  absences: [],
  ...more,
});
const days = (type: number, dateFrom: string, dateTo: string, waits = false) => ({
  ...{ ...entry, type, dateFrom, dateTo, waits },
});
const daysLeft = (of: BalanceFacts, year: number) =>
  balancesIn(types, of, { year, today }).map(({ left, waiting }) => [left / 8, waiting / 8]);

test('leave on demand is taken of its four days and of holiday leave [ABS-57]', () => {
  const of = kept({
    absences: [
      days(1, '2026-07-06', '2026-07-17'),
      days(2, '2026-09-14', '2026-09-14'),
      days(2, '2026-12-07', '2026-12-07', true),
    ],
  });
  expect(daysLeft(of, 2026)).toEqual([
    [15, 1],
    [3, 1],
  ]);
});

test('what is left of a year that was kept is the next one’s, to be used by the end of September [ABS-56]', () => {
  const of = kept({
    written: [written(2026)],
    absences: [days(1, '2026-07-06', '2026-07-17'), days(1, '2027-02-01', '2027-02-03')],
  });
  const [next] = balancesIn(types, of, { year: 2027, today });
  expect(next).toMatchObject({
    ...{ entitled: 208, carried: 128, used: 24, left: 312 },
    ...{ carriedLeft: 104, carriedUntil: '2027-09-30' },
  });
  // A year that nobody kept gives nothing.
  expect(
    balancesIn(types, kept({ absences: of.absences }), { year: 2027, today })[0],
  ).toMatchObject({
    ...{ carried: 0, carriedUntil: null },
  });
});

test('what is left goes on from year to year, until somebody writes it [ABS-56]', () => {
  const years = [written(2025, { entitled: 20, carried: 0 }), written(2026)];
  expect(balancesIn(types, kept({ written: years }), { year: 2027, today })[0]?.carried).toBe(
    (20 + 26) * 8,
  );
  const said = [...years, written(2027, { carried: 5 })];
  expect(balancesIn(types, kept({ written: said }), { year: 2027, today })[0]?.carried).toBe(40);
});

test('a part of a post holds from the year that it was said for [ABS-52]', () => {
  const employed = [{ year: 2027, partTime: 0.5, vacationDays: 20, version: 1 }];
  const of = kept({ employed, absences: [days(1, '2026-12-28', '2027-01-05')] });
  expect(balancesIn(types, of, { year: 2026, today })[0]).toMatchObject({
    entitled: 208,
    used: 32,
    dayHours: 8,
  });
  expect(balancesIn(types, of, { year: 2027, today })[0]).toMatchObject({
    entitled: 80,
    used: 8,
    dayHours: 4,
  });
});

test('what is planned stands apart from what was taken; overdue leave past its term says so [ABS-56, ABS-63]', () => {
  const of = kept({
    written: [written(2026, { carried: 10 })],
    absences: [
      days(1, '2026-07-06', '2026-07-14'),
      days(1, '2026-10-05', '2026-10-09'),
      days(1, '2026-12-14', '2026-12-15'),
    ],
  });
  const on = (day: string) => balancesIn(types, of, { year: 2026, today: day })[0];
  // Leave after the term covers what is overdue once it is taken.
  expect(on('2026-07-15')).toMatchObject({ used: 56, planned: 56, carriedLeft: 24, left: 176 });
  expect(on('2026-09-30')).toMatchObject({ carriedLeft: 24, carriedPast: 0 });
  expect(on('2026-10-01')).toMatchObject({ carriedLeft: 24, carriedPast: 24 });
  expect(on('2026-10-10')).toMatchObject({ used: 96, planned: 16, carriedLeft: 0, left: 176 });
  expect(on('2026-10-10')?.carriedPast).toBe(0);
});

test('leave past its term stays past it over the turn of the year, whatever the year adds [ABS-63]', () => {
  const of = kept({
    written: [written(2026, { carried: 10 }), written(2027)],
    absences: [days(1, '2026-07-06', '2026-07-14')],
  });
  const on = (day: string) => balancesIn(types, of, { year: 2027, today: day })[0];
  expect(on('2027-01-05')).toMatchObject({
    ...{ carried: 232, carriedLeft: 232, carriedPast: 24, carriedUntil: '2027-09-30' },
  });
  expect(on('2027-10-01')).toMatchObject({ carriedLeft: 232, carriedPast: 232 });
  // Alone it keeps the term that it had.
  const alone = kept({
    written: [written(2026, { carried: 10, entitled: 0 }), written(2027)],
    absences: of.absences,
  });
  expect(balancesIn(types, alone, { year: 2027, today: '2027-01-05' })[0]).toMatchObject({
    ...{ carriedLeft: 24, carriedPast: 24, carriedUntil: '2026-09-30' },
  });
});

test('a third of a post takes its leave to the minute [ABS-52]', () => {
  const employed = [{ year: 2026, partTime: 0.3333, vacationDays: 20, version: 1 }];
  // Twenty-one days of two hours and forty minutes are fifty-six hours.
  const of = kept({ employed, absences: [days(1, '2026-02-02', '2026-03-02')] });
  expect(balancesIn(types, of, { year: 2026, today })[0]).toMatchObject({ used: 56, left: 0 });
});
