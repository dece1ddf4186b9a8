import { expect, test } from 'vitest';
import { sortRows } from './use-local-sort.ts';

test.each([
  [['Zebra', 'Łoś', 'Lama', 'Ćma', 'Cap'], 'asc', ['Cap', 'Ćma', 'Lama', 'Łoś', 'Zebra']],
  [['Zebra', 'Łoś', 'Lama', 'Ćma', 'Cap'], 'desc', ['Zebra', 'Łoś', 'Lama', 'Ćma', 'Cap']],
  [['Etap 10', 'Etap 9'], 'asc', ['Etap 9', 'Etap 10']],
  [[10, 9, 100], 'asc', [9, 10, 100]],
  [[10, 9, 100], 'desc', [100, 10, 9]],
  [[0, null, -1], 'asc', [-1, 0, null]],
  [['b', '', 'a', null], 'asc', ['a', 'b', '', null]],
  [['b', null, 'a', undefined], 'desc', ['b', 'a', null, undefined]],
  [
    ['2026-11-22T10:00:00Z', '2026-01-22T10:00:00Z'],
    'asc',
    ['2026-01-22T10:00:00Z', '2026-11-22T10:00:00Z'],
  ],
] as const)('%j ordered %s is %j', (rows, order, expected) => {
  expect(sortRows([...rows], (row) => row, order)).toEqual(expected);
});

test('rows of the same value keep their order either way, and the given list its own', () => {
  const rows = [
    { id: 1, at: 2 },
    { id: 2, at: 1 },
    { id: 3, at: 2 },
  ];
  const ids = (order: 'asc' | 'desc') => sortRows(rows, ({ at }) => at, order).map(({ id }) => id);
  expect([ids('asc'), ids('desc')]).toEqual([
    [2, 1, 3],
    [1, 3, 2],
  ]);
  expect(rows.map(({ id }) => id)).toEqual([1, 2, 3]);
});
