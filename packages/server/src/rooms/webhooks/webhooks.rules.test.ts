import { webhookPauses } from '@zaplecze/contract/rooms/webhooks/events';
import { expect, test } from 'vitest';
import { breakAfter, isGivenUp, pauseAfter } from './webhooks.rules.ts';

test('pauses grow from attempt to attempt and last about three days together [MAC-33]', () => {
  const pauses = webhookPauses.map((_, at) => pauseAfter(at + 1, 0) ?? 0);
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(new Set(pauses).size).toBe(pauses.length);
  const days = pauses.reduce((sum, one) => sum + one, 0) / 86_400_000;
  expect(days).toBeGreaterThan(2.5);
  expect(days).toBeLessThan(3.5);
  expect(pauseAfter(webhookPauses.length + 1)).toBeNull();
  expect(pauseAfter(1, 1)).toBe(5_500);
});

test.each([
  [4, 0],
  [5, 30_000],
  [6, 60_000],
  [9, 480_000],
  [40, 1_800_000],
])('after %i failures in a row nothing new is tried for %i ms [MAC-36]', (failures, pause) => {
  expect(breakAfter(failures)).toBe(pause);
});

test('three days without a delivery are enough to switch off [MAC-37]', () => {
  const now = Date.parse('2026-11-23T12:00:00Z');
  expect(isGivenUp('2026-11-20T11:59:59Z', now)).toBe(true);
  expect(isGivenUp('2026-11-20T12:00:01Z', now)).toBe(false);
  expect(isGivenUp(null, now)).toBe(false);
});
