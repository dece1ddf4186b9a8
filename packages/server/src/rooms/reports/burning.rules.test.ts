import { expect, test } from 'vitest';
import { shownBurning, whyOf } from './burning.rules.ts';

// Friday noon.
const now = Date.parse('2026-11-20T11:00:00Z');
const user = { id: 1, name: 'Anna', picture: null };
const task = {
  limit: '2026-11-24T22:59:00Z',
  user,
  awayUntil: null,
  waitsFor: null,
  estimation: 8,
};
const before = {
  ...{ id: 2, name: 'Wcześniej', task: 2, procedure: 1, service: 1, user },
  limit: null,
  finalDate: false,
};

test.each([
  ['late', { limit: '2026-11-19T22:59:00Z', user: null }],
  ['nobody', { user: null, awayUntil: '2026-12-01' }],
  ['away', { awayUntil: '2026-12-01', waitsFor: before }],
  ['waits', { waitsFor: before, estimation: 100 }],
  // Friday, Monday and Tuesday are 24 hours.
  ['hours', { estimation: 24.5 }],
  ['soon', { estimation: 24 }],
  ['soon', { estimation: null }],
] as const)('the one thing that is told of what burns: %s [REP-11]', (why, more) => {
  expect(whyOf({ ...task, ...more }, now)).toBe(why);
});

test('days late are days of the calendar in Warsaw [REP-11]', () => {
  const told = (limit: string, at: string) =>
    shownBurning({ ...task, limit, task: { status: 1 } } as never, Date.parse(at)).daysLate;
  expect(told('2026-12-31T22:59:00Z', '2026-12-31T23:00:00Z')).toBe(1);
  expect(told('2026-10-23T21:59:00Z', '2026-10-26T23:30:00Z')).toBe(4);
  expect(told('2026-11-24T22:59:00Z', '2026-11-20T11:00:00Z')).toBe(-4);
});
