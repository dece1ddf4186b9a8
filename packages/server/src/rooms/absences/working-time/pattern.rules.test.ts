import {
  type FreeDay,
  normOf,
  type Pattern,
  patternOn,
  usualPattern,
} from '@zaplecze/contract/rooms/absences/patterns/roster';
import { expect, test } from 'vitest';
import { patternForPart } from './pattern.rules.ts';

const none: ReadonlyMap<string, FreeDay> = new Map();
const tuesdays: Pattern = {
  ...{ validFrom: '2026-11-25', holidays: false },
  minutes: [0, 480, 480, 480, 480, 480, 0],
};
/** Twelve hours on three days of every other week, from a Wednesday on. */
const everyOther: Pattern = {
  ...{ validFrom: '2026-11-25', holidays: false },
  minutes: [720, 0, 720, 0, 720, 0, 0, ...Array<number>(7).fill(0)],
};

test.each([
  ['a weekday', usualPattern, '2026-11-25', 480],
  ['a Saturday', usualPattern, '2026-11-28', 0],
  ['a holiday', usualPattern, '2026-11-11', 0],
  ['a Saturday that is worked', tuesdays, '2026-11-28', 480],
  ['the Monday that is not', tuesdays, '2026-11-30', 0],
  ['a holiday on a Saturday that is worked', tuesdays, '2026-12-26', 0],
  ['a holiday where work goes on', { ...tuesdays, holidays: true }, '2026-12-26', 480],
  ['the first week', everyOther, '2026-11-25', 720],
  ['the week after it', everyOther, '2026-12-02', 0],
  ['two weeks later', everyOther, '2026-12-07', 720],
  ['a year later', everyOther, '2027-11-24', 720],
  ['a week before it begins', everyOther, '2026-11-18', 0],
])('the working time of a day follows the roster: %s [ABS-70]', (_, pattern, day, minutes) => {
  expect(normOf(pattern, day, none)).toBe(minutes);
});

test('a company’s free days take the day, or half of it [ABS-70]', () => {
  const days = new Map([
    ['2026-12-31', { day: '2026-12-31', half: true }],
    ['2026-12-28', { day: '2026-12-28', half: false }],
  ]);
  expect(normOf(usualPattern, '2026-12-31', days)).toBe(240);
  expect(normOf(usualPattern, '2026-12-28', days)).toBe(0);
});

test.each([
  [0.75, 360],
  [0.3333, 160],
  [0.6667, 320],
  [0.875, 420],
])('%d of a post has its share of each day, thirds exactly [ABS-70]', (part, minutes) => {
  expect(normOf(patternForPart(usualPattern, part), '2026-11-25', none)).toBe(minutes);
});

test('the latest pattern that has begun holds [ABS-70]', () => {
  const patterns = ['2026-03-01', '2026-01-01', '2026-06-01'].map((validFrom) => ({ validFrom }));
  expect(patternOn(patterns, '2025-12-31')).toBeUndefined();
  expect(patternOn(patterns, '2026-02-28')?.validFrom).toBe('2026-01-01');
  expect(patternOn(patterns, '2026-03-01')?.validFrom).toBe('2026-03-01');
  expect(patternOn(patterns, '2027-01-01')?.validFrom).toBe('2026-06-01');
});
