import { daysOf } from '@zaplecze/contract/kit/values/days';
import {
  type FreeDay,
  normOf,
  type Pattern,
  usualPattern,
} from '@zaplecze/contract/rooms/absences/patterns/roster';
import { expect, test } from 'vitest';
import { isLeaveByCode, leaveOfDay } from './draw.rules.ts';

/* Worked cases of the Labour Code, counted by hand, in the law of 2026. The letters before a case are its name. */

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
