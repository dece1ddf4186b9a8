import { expect, test } from 'vitest';
import { readMoment } from './moment.ts';

test.each([
  ['2026-11-20 14:30', '2026-11-20T13:30:00.000Z'],
  ['2026-07-20 14:30:15', '2026-07-20T12:30:15.000Z'],
  ['2026-11-20T14:30:15.250', '2026-11-20T13:30:15.250Z'],
  ['2026-11-20T13:30:00Z', '2026-11-20T13:30:00.000Z'],
  // The hour that autumn has twice: winter's, unless it is said otherwise.
  ['2026-10-25 02:30', '2026-10-25T01:30:00.000Z'],
  ['2026-10-25T02:30:00+02:00', '2026-10-25T00:30:00.000Z'],
])('a moment to restore to is Warsaw’s: %s [OPE-112]', (text, instant) => {
  expect(readMoment(text)?.toISOString()).toBe(instant);
});

test('the newest state there is has a word of its own [OPE-112]', () => {
  expect(readMoment('latest')).toBeUndefined();
});

test.each(['wczoraj', '2026-11-20', '2026-02-30 10:00', '2026-11-20 24:30', '2026-03-29 02:30'])(
  'what is no moment is refused in words: %s [OPE-112]',
  (text) => {
    expect(() => readMoment(text)).toThrow(/„.+”/);
  },
);
