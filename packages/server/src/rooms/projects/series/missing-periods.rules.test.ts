import { describe, expect, test } from 'vitest';
import { type KnownPeriod, missingPeriods } from './missing-periods.rules.ts';

const period = (from: string, more: Partial<KnownPeriod> = {}): KnownPeriod => ({
  ...{ from, status: 9, recurrent: 3, to: null, ...more },
});
const periods = (days: string[], more: Partial<KnownPeriod> = {}) =>
  days.map((day) => period(day, more));

describe('periods that nobody made [REP-60]', () => {
  test.each<[string, KnownPeriod[], string, string[]]>([
    ['none', periods(['2025-12-01', '2026-01-01']), '2026-01-31', []],
    ['one between two', periods(['2025-11-01', '2026-01-01']), '2026-01-31', ['2025-12-01']],
    ['after the newest', periods(['2026-01-31']), '2026-03-31', ['2026-02-28', '2026-03-31']],
    ['not before its day', periods(['2026-01-31']), '2026-02-27', []],
    [
      'a start that was moved',
      periods(['2026-01-01', '2026-02-14', '2026-03-01']),
      '2026-03-31',
      [],
    ],
    [
      'quarters',
      periods(['2025-10-01', '2026-04-01'], { recurrent: 4 }),
      '2026-06-30',
      ['2026-01-01'],
    ],
    [
      'weeks over the clock’s change',
      periods(['2026-03-23', '2026-04-06'], { recurrent: 1 }),
      '2026-04-12',
      ['2026-03-30'],
    ],
    [
      'a series that ended',
      periods(['2026-01-01'], { to: '2026-02-28' }),
      '2026-06-30',
      ['2026-02-01'],
    ],
    ['one that was cancelled', periods(['2026-01-01'], { status: 10 }), '2026-06-30', []],
    [
      'one that recurs no more',
      [period('2026-01-01'), period('2026-02-01', { recurrent: 0 })],
      '2026-06-30',
      [],
    ],
  ])('%s', (_, made, today, missing) => {
    expect(missingPeriods(made, { today, first: made[0]?.from ?? '' })).toEqual(missing);
  });

  test('a month’s end is that of the first day, though the first period be out of sight', () => {
    const made = periods(['2026-02-28']);
    expect(missingPeriods(made, { today: '2026-04-30', first: '2025-12-31' })).toEqual([
      '2026-03-31',
      '2026-04-30',
    ]);
  });

  test('a paused series lacks nothing since', () => {
    const bounds = { today: '2026-06-30', first: '2026-01-01', paused: '2026-02-10' };
    expect(missingPeriods(periods(['2026-01-01']), bounds)).toEqual(['2026-02-01']);
  });
});
