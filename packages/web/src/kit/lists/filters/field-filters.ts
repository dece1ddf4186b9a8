import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import type { Fields } from '@zaplecze/contract/kit/fields/field-kinds';
import { type FilterWordsOf, withLineFields } from '@zaplecze/contract/kit/lists/filter-words';
import type { FilterWords, ListInfo } from '@zaplecze/contract/kit/lists/list';
import type { Source } from '../../fields/pickers/source.ts';
import type { FilterOfList } from '../types.ts';

/** Where filters come from: what the list takes, the fields of the same names, the words, the records of tables. */
export type FilterOrigin = {
  list: Endpoint['list'];
  fields: Fields;
  words: object;
  sourceOf: (table: string) => Source;
};

/**
 * The filters of a list's dialog, by their names alone: `wholeFilters` makes the rest where a filter is shown, so that no
 * list waits for it. `sourceOf`: where the records of a table are chosen from.
 */
export const fieldFilters = <E extends Endpoint>(
  { list }: E,
  fields: Fields,
  words: FilterWordsOf<Extract<E['list'], ListInfo>>,
  sourceOf: (table: string) => Source,
) => {
  const allWords = withLineFields(words as { readonly [name: string]: FilterWords }, list?.fields);
  const origin: FilterOrigin = { list, fields, words: allWords, sourceOf };
  return Object.keys(allWords).map((key) => ({ key, origin })) as unknown as FilterOfList<E>[];
};
