import { useState } from 'react';

type Key = string | number;

/** Which rows of a list are chosen; they stay chosen over its pages, until it is filtered anew. */
export type RowChoice<R> = {
  rows: ReadonlyMap<Key, R>;
  /** The row that was chosen last, from which Shift reaches on. */
  last: Key | undefined;
  keep: (rows: ReadonlyMap<Key, R>, last?: Key) => void;
  page: R[];
  keyOf: (row: R) => Key;
};

/** `of` says which list it is: its filter and search. What changes a choice comes later (choosing.tsx). */
export function useChosen<R>(page: R[], keyOf: (row: R) => Key, of: string): RowChoice<R> {
  const [selection, set] = useState({
    of,
    rows: new Map<Key, R>() as ReadonlyMap<Key, R>,
    last: undefined as Key | undefined,
  });
  const { rows, last } =
    selection.of === of ? selection : { rows: new Map<Key, R>(), last: undefined };
  return { rows, last, page, keyOf, keep: (next, at) => set({ of, rows: next, last: at }) };
}
