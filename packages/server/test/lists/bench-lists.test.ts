import { expect, test } from 'vitest';
import type { List } from '../../../../bench/lists/list.ts';
import { filtersOf, lists, sourceOf } from '../../../../bench/lists/lists.ts';

test.each(Object.values<List>(lists).map((list) => [list.name, list] as const))(
  'the bench knows what to ask each filter of %s for',
  (_, list) => {
    const unknown = filtersOf(list).filter(
      (name) => list.info.filters[name] === 'ids' && !sourceOf(list, name),
    );
    expect(unknown).toEqual([]);
  },
);
