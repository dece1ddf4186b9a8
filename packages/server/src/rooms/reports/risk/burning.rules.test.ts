import { expect, test } from 'vitest';
import { shownBurning } from './burning.rules.ts';

test('days late are days of the calendar in Warsaw [REP-11]', () => {
  const told = (limit: string, at: string) =>
    shownBurning({ limit, task: { status: 1 } } as never, Date.parse(at)).daysLate;
  expect(told('2026-12-31T22:59:00Z', '2026-12-31T23:00:00Z')).toBe(1);
  expect(told('2026-10-23T21:59:00Z', '2026-10-26T23:30:00Z')).toBe(4);
  expect(told('2026-11-24T22:59:00Z', '2026-11-20T11:00:00Z')).toBe(-4);
});
