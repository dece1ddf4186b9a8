import { isWorkingDay } from '@zaplecze/contract/kit/values/holidays';
import { describe, expect, test } from 'vitest';
import { findFreePart, findNextRoom } from './fitting.rules.ts';

/* June 2037: the 15th is a Monday, no holidays until July. */
const day = (date: number) => `2037-06-${String(date).padStart(2, '0')}`;
const range = ([from, to]: readonly [number, number]) => ({ dateFrom: day(from), dateTo: day(to) });
const taken = (ranges: readonly (readonly [number, number])[]) => (one: string) =>
  ranges.some(([from, to]) => day(from) <= one && one <= day(to));

describe('an absence that meets another [ABS-152]', () => {
  test.each([
    // absence, those that stand, shortened, moved
    [[17, 23], [[15, 19]], [22, 23], [22, 26]],
    [[15, 19], [[18, 24]], [15, 17], [25, null]],
    [[15, 26], [[17, 17]], [18, 26], null],
    [[17, 18], [[15, 26]], null, [29, 30]],
    [
      [15, 16],
      [
        [15, 15],
        [17, 19],
      ],
      [16, 16],
      [22, 23],
    ],
    [[20, 22], [[22, 22]], null, [23, 23]],
  ] as const)('%j beside %j: shortened %j, moved %j', (absence, others, short, later) => {
    const asked = range(absence);
    expect(findFreePart(asked, taken(others), isWorkingDay)).toEqual(short && range(short));
    const found = findNextRoom(asked, taken(others), isWorkingDay);
    if (later === null) expect(found?.dateFrom).toBe(day(18));
    else expect(found).toMatchObject(later[1] === null ? { dateFrom: day(25) } : range(later));
  });
  test('the person’s own days count', () => {
    const works = (one: string) => [day(16), day(20), day(23), day(27)].includes(one);
    expect(findNextRoom(range([15, 21]), taken([[16, 16]]), works)).toEqual(range([20, 23]));
  });
  test('without room within a year it is not moved', () => {
    expect(findNextRoom(range([15, 16]), () => true, isWorkingDay)).toBeNull();
  });
});
