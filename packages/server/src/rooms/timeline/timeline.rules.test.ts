import { expect, test } from 'vitest';
import { isLate, itemsOfEach, spanOf } from './timeline.rules.ts';

const noon = (day: string) => `${day}T11:00:00.000Z`;
const nothing = {
  created: noon('2026-11-02'),
  turnAt: null,
  startedAt: null,
  endedAt: null,
  before: null,
  limit: null,
  open: true,
};
const limit = noon('2026-11-27');

test.each([
  ['its turn', { turnAt: noon('2026-11-10'), startedAt: noon('2026-11-16') }, '2026-11-10'],
  ['its beginning', { startedAt: noon('2026-11-16'), before: noon('2026-11-20') }, '2026-11-16'],
  ['the limit of what it waits for', { before: noon('2026-11-20') }, '2026-11-20'],
  ['its making', {}, '2026-11-02'],
])('work lies from %s to its limit [TIM-01]', (_, course, from) => {
  expect(spanOf({ ...nothing, limit, ...course })).toEqual({ from, to: '2026-11-27' });
});

test('days are Warsaw’s: what ends a minute before midnight there ends that day [TIM-01]', () => {
  const course = { ...nothing, limit: '2026-11-27T22:59:00.000Z' };
  expect(spanOf(course).to).toBe('2026-11-27');
  expect(spanOf({ ...course, limit: '2026-11-27T23:30:00.000Z' }).to).toBe('2026-11-28');
});

test('what is over lies to its end; a limit before its beginning is a day by itself [TIM-01]', () => {
  const ended = { ...nothing, limit, open: false, endedAt: noon('2026-11-12') };
  expect(spanOf(ended)).toEqual({ from: '2026-11-02', to: '2026-11-12' });
  const early = { ...nothing, turnAt: noon('2026-11-30'), limit };
  expect(spanOf(early)).toEqual({ from: '2026-11-27', to: '2026-11-27' });
  expect(spanOf(nothing)).toEqual({ from: '2026-11-02', to: null });
});

test('only what is open is late [TIM-01]', () => {
  const now = Date.parse(noon('2026-11-28'));
  expect(isLate({ ...nothing, limit }, now)).toBe(true);
  expect(isLate({ ...nothing, limit, open: false }, now)).toBe(false);
  expect(isLate(nothing, now)).toBe(false);
});

test('of one person much is told, of sixty a little of each [TIM-06]', () => {
  const bounds = { least: 8, most: 100, all: 480 };
  expect([0, 1, 10, 60, 500].map((people) => itemsOfEach(people, bounds))).toEqual([
    100, 100, 48, 8, 8,
  ]);
});
