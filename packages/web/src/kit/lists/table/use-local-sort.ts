import { useMemo, useState } from 'react';
import { collator } from '../../records/format.ts';

type Comparable = string | number | null | undefined;

/** Rows by a value, texts the Polish way; those without one stand last either way. */
export function sortRows<R>(rows: R[], value: (row: R) => Comparable, order: 'asc' | 'desc'): R[] {
  const sign = order === 'desc' ? -1 : 1;
  return [...rows].sort((a, b) => {
    const [x, y] = [value(a), value(b)];
    if (x === y) return 0;
    if (x === null || x === undefined || x === '') return 1;
    if (y === null || y === undefined || y === '') return -1;
    if (typeof x === 'number' && typeof y === 'number') return sign * (x - y);
    return sign * collator().compare(String(x), String(y));
  });
}

/**
 * Ordering in the browser for small tables on detail pages. `by` tells what a column's `sort`
 * compares; nothing stands last either way.
 */
export function useLocalSort<R>(
  rows: R[],
  by: Record<string, (row: R) => Comparable>,
  initial: { sort: string; order: 'asc' | 'desc' },
) {
  const [state, setState] = useState(initial);
  const sorted = useMemo(() => {
    const value = by[state.sort];
    return value ? sortRows(rows, value, state.order) : rows;
  }, [rows, by, state]);
  const onSort = (sort: string, order: 'asc' | 'desc') => setState({ sort, order });
  return { rows: sorted, ...state, onSort };
}
