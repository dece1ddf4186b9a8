import { monthsOf } from '@zaplecze/contract/rooms/reports/calls';
import { expect, test } from 'vitest';
import { gridOf, type Period } from './subscriptions.rules.ts';

const period = (from: string): Period => ({
  ...{ id: Number(from.replaceAll('-', '')), from, status: 9, overdue: false },
  ...{ recurrent: 3, to: null },
});

test('the grid: most holes first, then by client in Polish order; what lies outside of it is no row [REP-60]', () => {
  const of = (id: number, name: string, days: string[]) => ({
    ...{ series: id, first: days[0] ?? '', begun: null, paused: null },
    ...{ client: { id, name }, service: { id: 1, name: 'Księgi' }, mark: null, value: 100 },
    periods: days.map(period),
  });
  const months = monthsOf({ dateFrom: '2025-12-01', dateTo: '2026-02-28' });
  const rows = gridOf(
    [
      of(1, 'Żuraw', ['2025-12-01', '2026-01-01', '2026-02-01']),
      of(2, 'Łoś', ['2025-12-01', '2026-01-01', '2026-02-01']),
      of(3, 'Zając', ['2025-11-01', '2026-02-01']),
      { ...of(4, 'Dawny', []), periods: [{ ...period('2025-06-01'), to: '2025-06-30' }] },
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
    [0, ['2025-12-01']],
    [0, ['2026-01-01']],
    [1, []],
  ]);
});
