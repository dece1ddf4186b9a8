import { byChoice, type PersonChoice } from '@zaplecze/contract/rooms/radar/calls';
import { expect, test } from 'vitest';

test('a department’s people with the most free hours come first, who is away last [RAD-33]', () => {
  const one = (id: number, department: number, planned: number, away = false): PersonChoice => ({
    ...{ id, department, planned, capacity: 40, tasks: 0 },
    away: away ? { until: '2026-11-27', substitutes: [] } : null,
  });
  const people = [one(1, 2, 0), one(2, 1, 30), one(3, 1, 0, true), one(4, 1, 10), one(5, 2, 20)];
  const order = (department: number | null) =>
    people.toSorted(byChoice(department)).map(({ id }) => id);
  expect(order(1)).toEqual([4, 2, 1, 5, 3]);
  expect(order(null)).toEqual([1, 2, 4, 5, 3]);
});
