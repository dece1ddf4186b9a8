import { plain } from '@zaplecze/contract/kit/values/fold';
import { dictionaryCalls } from '@zaplecze/contract/rooms/dictionaries/calls';
import type { DictionaryKind } from '@zaplecze/contract/rooms/dictionaries/lists';
import { useState } from 'react';
import { useRows } from '../../kit/calls/use-api.ts';
import { ownFields } from './own-fields.tsx';

/** The items of a kind, searched here; `all` are those before the search. */
export function useDictionary(kind: DictionaryKind) {
  const [search, setSearch] = useState('');
  const [archived, setArchived] = useState(false);
  const query = archived ? { archived: '1' as const } : {};
  const { list: endpoint } = dictionaryCalls[kind];
  const { data, error, refetch } = useRows(endpoint, { query });
  const all = data?.list.filter(ownFields[kind]?.shows ?? (() => true));
  const words = plain(search).split(/\s+/);
  const items = all?.filter(({ name }) => words.every((word) => plain(name).includes(word)));
  return {
    search,
    setSearch,
    archived,
    setArchived,
    all,
    items,
    error,
    retry: () => void refetch(),
    /** What the download asks for. */
    exported: {
      endpoint,
      query: { ...query, ...ownFields[kind]?.exported, search: search.trim() || undefined },
    },
  };
}

export type DictionaryState = ReturnType<typeof useDictionary>;
