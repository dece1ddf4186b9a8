import { daysOf } from '@zaplecze/contract/kit/values/days';
import {
  type FreeDay,
  normOf,
  type Pattern,
  usualPattern,
} from '@zaplecze/contract/rooms/absences/patterns/roster';
import { describe, expect, test } from 'vitest';
import {
  drawLeave,
  isLeaveByCode,
  leaveBesideSickness,
  leaveOfDay,
  leaveUntilRecall,
} from './draw.rules.ts';
import {
  careLeft,
  daysLeft,
  hasYoungChild,
  sixteenHours,
  yearlyDays,
} from './other-rights.rules.ts';

/* Worked cases of the Labour Code, counted by hand, in the law of 2026. The letters before a case are its name. */

const full = { part: 1, whole: 1 };
const third = { part: 1, whole: 3 };
const none: ReadonlyMap<string, FreeDay> = new Map();
const free = (day: string, half = false) => new Map([[day, { day, half }]]);

/** Days of leave with the minutes of a roster. */
const taken = (dateFrom: string, dateTo: string, pattern = usualPattern, freeDays = none) =>
  daysOf({ dateFrom, dateTo })
    .map((day) => ({ day, minutes: normOf(pattern, day, freeDays) }))
    .filter(({ minutes }) => minutes > 0);
const minutesOf = (days: { minutes: number }[]) => days.reduce((sum, one) => sum + one.minutes, 0);

const halfWeek: Pattern = {
  ...{ validFrom: '2026-01-05', holidays: false },
  minutes: [480, 480, 240, 0, 0, 0, 0],
};
/** Twelve hours on Tuesday, Wednesday, Saturday and Sunday, then on the Wednesday of the next week. */
const shifts: Pattern = {
  ...{ validFrom: '2026-08-03', holidays: false },
  minutes: [0, 720, 720, 0, 0, 720, 720, 0, 0, 720, 0, 0, 0, 0],
};
test.each([
  ['C06 over Easter Monday', '2026-04-07', '2026-04-13', usualPattern, none, 5 * 480],
  ['C11 unequal days of half a post', '2026-07-06', '2026-07-15', halfWeek, none, 40 * 60],
  ['C13 shifts of twelve hours', '2026-08-03', '2026-08-16', shifts, none, 60 * 60],
  ['C15 the end of 2025', '2025-12-22', '2025-12-31', usualPattern, none, 5 * 480],
  ['C15 the beginning of 2026', '2026-01-01', '2026-01-02', usualPattern, none, 480],
  ['C15 the end of 2024', '2024-12-23', '2024-12-31', usualPattern, none, 5 * 480],
  ['C16 a free day inside', '2026-08-10', '2026-08-21', usualPattern, free('2026-08-14'), 9 * 480],
  ['C16 a free day before', '2026-08-10', '2026-08-21', usualPattern, free('2026-08-03'), 4800],
  ['C19 over Corpus Christi', '2026-06-01', '2026-06-12', usualPattern, none, 9 * 480],
  ['half of the last day', '2026-12-30', '2026-12-31', usualPattern, free('2026-12-31', true), 720],
])('leave takes what the roster has: %s [ABS-51]', (_, from, to, pattern, freeDays, minutes) => {
  expect(minutesOf(taken(from, to, pattern, freeDays))).toBe(minutes);
});

test('C12 a part of a day is leave only where less is left than the day has [ABS-51]', () => {
  const left = 208 * 60 - 17 * 720;
  expect(leaveOfDay(left, 720)).toBe(240);
  expect(isLeaveByCode(240, left, 720)).toBe(true);
  expect(isLeaveByCode(240, 208 * 60, 720)).toBe(false);
  expect(isLeaveByCode(240, 480, 480)).toBe(false);
  expect(isLeaveByCode(480, 480, 480)).toBe(true);
});

describe('overdue leave is drawn first', () => {
  const pools = [
    { year: 2026, minutes: 26 * 480 },
    { year: 2025, minutes: 10 * 480 },
  ];
  const leave = [...taken('2026-07-06', '2026-07-14'), ...taken('2026-10-05', '2026-10-09')];
  test.each([
    ['before', '2026-07-05', 10, 26, false],
    ['after the summer', '2026-07-15', 3, 26, false],
    ['on the last day of its term', '2026-09-30', 3, 26, false],
    ['past its term', '2026-10-01', 3, 26, true],
    ['after the autumn', '2026-10-10', 0, 24, false],
  ])('C17 %s [ABS-56]', (_, day, overdue, current, pastTerm) => {
    expect(drawLeave(pools, leave, day)).toEqual({
      pools: [
        { year: 2025, minutes: 4800, left: overdue * 480, pastTerm },
        { year: 2026, minutes: 12_480, left: current * 480, pastTerm: false },
      ],
      ...{ left: (overdue + current) * 480, over: 0 },
    });
  });

  test.each([
    ['a', '2026-01-05', '2026-01-21', 10],
    ['b', '2026-01-05', '2026-02-06', 0],
  ])('C25 %s at the end of employment nothing is below nothing [ABS-56]', (_, from, to, days) => {
    const due = [
      { year: 2025, minutes: 4 * 480 },
      { year: 2026, minutes: 18 * 480 },
    ];
    const all = taken(from, to);
    expect(all.length).toBe(days === 10 ? 12 : 24);
    expect(drawLeave(due, all, '2026-08-31').left).toBe(days * 480);
  });

  test('leave of a year that has not begun is not drawn [ABS-55]', () => {
    const next = [{ year: 2027, minutes: 480 }];
    expect(drawLeave(next, taken('2026-12-30', '2026-12-30'), '2026-12-31')).toEqual({
      ...{ pools: [], left: 0, over: 480 },
    });
  });
});

test('C19 sickness gives its days back, and leave that did not begin as a whole [ABS-51]', () => {
  const leave = taken('2026-07-06', '2026-07-17');
  const inside = leaveBesideSickness(leave, { from: '2026-07-09', to: '2026-07-15' });
  expect(inside.map(({ day }) => day.slice(-2))).toEqual(['06', '07', '08', '16', '17']);
  expect(leaveBesideSickness(leave, { from: '2026-07-03', to: '2026-07-10' })).toEqual([]);
  expect(leaveBesideSickness(leave, { from: '2026-07-18', to: '2026-07-20' })).toEqual(leave);
});

test('C19 a recall gives back what follows it [ABS-51]', () => {
  const leave = taken('2026-06-01', '2026-06-12');
  expect(leaveUntilRecall(leave, '2026-06-09')).toHaveLength(5);
});

test('C14, C18, C22 limits in days count begun days, of all employers [ABS-53]', () => {
  expect(daysLeft(yearlyDays.remote, [], 20)).toBe(4);
  expect(daysLeft(yearlyDays.onDemand, [], 3)).toBe(1);
  expect(daysLeft(yearlyDays.onDemand, ['2026-06-15'], 3)).toBe(0);
  expect(daysLeft(yearlyDays.carer, ['2026-03-10', '2026-03-13'])).toBe(3);
  expect(daysLeft(yearlyDays.remote, ['2026-02-03', '2026-02-03'])).toBe(23);
});

test('C23, C24 sixteen hours go by part of a post, up to a whole hour [ABS-53]', () => {
  const seven = { part: 7, whole: 8 };
  expect(
    [seven, { part: 3, whole: 4 }, third, full].map((post) => sixteenHours(post) / 60),
  ).toEqual([14, 12, 6, 16]);
  const hours = [
    { day: '2026-02-10', minutes: 240 },
    { day: '2026-05-04', minutes: 420 },
  ];
  expect(careLeft('hours', seven, hours)).toEqual({ minutes: 180 });
  expect(careLeft('days', full, hours)).toEqual({ days: 0 });
});

test('C24 care for a child is due until it is fourteen [ABS-53]', () => {
  expect(hasYoungChild(['2012-10-10'], '2026-10-09')).toBe(true);
  expect(hasYoungChild(['2012-10-10'], '2026-10-10')).toBe(false);
});
