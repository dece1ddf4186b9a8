import { useMemo, useState } from 'react';

type Key = string | number;

/** Which rows of a list are chosen; they stay chosen over its pages, until it is filtered anew. */
export type Chosen<R> = {
  rows: ReadonlyMap<Key, R>;
  has: (row: R) => boolean;
  /** Chooses a row or lets it go; with Shift all rows from the last one to it. */
  toggle: (row: R, range?: boolean) => void;
  /** All rows of the page, or none of them. */
  togglePage: () => void;
  page: 'none' | 'some' | 'all';
  add: (rows: R[]) => void;
  clear: () => void;
};

/** `of` says which list it is: its filter and search. */
export function useChosen<R>(rows: R[], keyOf: (row: R) => Key, of: string): Chosen<R> {
  const [state, setState] = useState<{ of: string; rows: ReadonlyMap<Key, R>; last?: Key }>({
    of,
    rows: new Map(),
  });
  return useMemo(() => {
    const chosen = state.of === of ? state.rows : new Map<Key, R>();
    const keep = (next: Map<Key, R>, last?: Key) => setState({ of, rows: next, last });
    const has = (row: R) => chosen.has(keyOf(row));
    const here = rows.filter(has).length;
    return {
      rows: chosen,
      has,
      toggle: (row, range = false) => {
        const next = new Map(chosen);
        const on = !has(row);
        const at = rows.indexOf(row);
        const from = rows.findIndex((one) => keyOf(one) === state.last);
        const span = range && from >= 0 ? [Math.min(from, at), Math.max(from, at)] : [at, at];
        for (const one of rows.slice(span[0], (span[1] ?? at) + 1)) {
          if (on) next.set(keyOf(one), one);
          else next.delete(keyOf(one));
        }
        keep(next, keyOf(row));
      },
      togglePage: () => {
        const next = new Map(chosen);
        for (const row of rows) {
          if (here === rows.length) next.delete(keyOf(row));
          else next.set(keyOf(row), row);
        }
        keep(next);
      },
      page: here === 0 ? 'none' : here === rows.length ? 'all' : 'some',
      add: (more) => keep(new Map([...chosen, ...more.map((row) => [keyOf(row), row] as const)])),
      clear: () => keep(new Map()),
    };
  }, [state, of, rows, keyOf]);
}
