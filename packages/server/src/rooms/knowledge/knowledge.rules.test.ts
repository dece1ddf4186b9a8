import { expect, test } from 'vitest';
import { nextReview } from './knowledge.rules.ts';

const today = '2026-11-23';

test.each([
  ['a year', '2026-11-20', '2025-11-20T10:00:00Z', '2027-11-23'],
  ['half a year, reviewed late', '2026-10-01', '2026-04-02T10:00:00Z', '2027-05-23'],
  ['a month', '2026-11-23', '2026-10-23T10:00:00Z', '2026-12-23'],
  ['ten days', '2026-11-23', '2026-11-13T10:00:00Z', '2026-12-03'],
  ['none, for it was set for the same day', '2026-11-23', '2026-11-23T10:00:00Z', '2026-11-24'],
])('after %s the next review is proposed as far on again [KNO-52]', (_, due, since, next) => {
  expect(nextReview(due, since, today)).toBe(next);
});

test('a month without such a day ends the proposal on its last; without a day none is proposed [KNO-52]', () => {
  expect(nextReview('2026-12-31', '2026-11-30T10:00:00Z', '2027-01-31')).toBe('2027-02-28');
  expect(nextReview(null, '2026-11-30T10:00:00Z', today)).toBeNull();
});
