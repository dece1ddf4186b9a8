import { expect, test } from 'vitest';
import { dragRange } from './use-bar-drag.ts';
import { shiftWorkDay } from './work-days.ts';

const range = { dateFrom: '2026-12-30', dateTo: '2027-01-02' };

test.each([
  ['move', 3, '2027-01-02', '2027-01-05'],
  ['move', -1, '2026-12-29', '2027-01-01'],
  ['from', -2, '2026-12-28', '2027-01-02'],
  ['from', 9, '2027-01-02', '2027-01-02'],
  ['to', 1, '2026-12-30', '2027-01-03'],
  ['to', -9, '2026-12-30', '2026-12-30'],
] as const)(
  'a bar dragged by its %s by %i days lies from %s to %s [ABS-41]',
  (grip, by, dateFrom, dateTo) => {
    expect(dragRange(range, { grip, by })).toEqual({ dateFrom, dateTo });
  },
);

test.each([
  [1, '2026-12-30', '2027-01-04'],
  [-2, '2026-12-30', '2026-12-31'],
  [-9, '2026-12-22', '2026-12-22'],
])(
  'a limit moved by %i days goes from weekday to weekday, before its beginning too: %s to %s [TIM-20]',
  (by, dateFrom, dateTo) => {
    expect(dragRange(range, { grip: 'limit', by }, shiftWorkDay)).toEqual({ dateFrom, dateTo });
  },
);
