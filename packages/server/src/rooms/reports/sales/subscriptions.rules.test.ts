import { monthsOf } from '@zaplecze/contract/rooms/reports/calls';
import { describe, expect, test } from 'vitest';
import { gridOf, missingPeriods, type Period } from './subscriptions.rules.ts';

const period = (from: string, more: Partial<Period> = {}): Period => ({
  ...{ id: Number(from.replaceAll('-', '')), from, status: 9, overdue: false },
  ...{ recurrent: 3, to: null, ...more },
});
const periods = (days: string[], more: Partial<Period> = {}) =>
  days.map((day) => period(day, more));

describe('periods that nobody made [REP-60]', () => {
  test.each<[string, Period[], string, string[]]>([
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
    expect(missingPeriods(made, today)).toEqual(missing);
  });
});

test('the grid: most holes first, then by client in Polish order; what lies outside of it is no row [REP-60]', () => {
  const of = (id: number, name: string, days: string[]) => ({
    ...{ client: { id, name }, service: { id: 1, name: 'Księgi' }, value: 100 },
    periods: periods(days),
  });
  const months = monthsOf({ dateFrom: '2025-12-01', dateTo: '2026-02-28' });
  const rows = gridOf(
    [
      of(1, 'Żuraw', ['2025-12-01', '2026-01-01', '2026-02-01']),
      of(2, 'Łoś', ['2025-12-01', '2026-01-01', '2026-02-01']),
      of(3, 'Zając', ['2025-11-01', '2026-02-01']),
      { ...of(4, 'Dawny', []), periods: periods(['2025-06-01'], { to: '2025-06-30' }) },
    ],
    months,
    '2026-02-10',
  );
  expect(rows.map(({ client, missing }) => [client.name, missing])).toEqual([
    ['Zając', 2],
    ['Łoś', 0],
    ['Żuraw', 0],
  ]);
  expect(rows[0]?.cells.map(({ projects, missing }) => [projects.length, missing])).toEqual([
    [0, 1],
    [0, 1],
    [1, 0],
  ]);
});
