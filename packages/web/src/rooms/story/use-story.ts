import { useInfiniteQuery } from '@tanstack/react-query';
import { clientStory } from '@zaplecze/contract/rooms/story/calls';
import { useState } from 'react';
import { call } from '../../kit/calls/api.ts';
import { apiKey } from '../../kit/calls/use-api.ts';

/** How often what others do is looked for, in milliseconds: fewer pages are open, sooner. */
const everyMs = { few: 10_000, many: 60_000 };
const few = 3;

/** A client's story, page by page, as far as it was asked for; what others do comes by itself. */
export function useStory(client: number) {
  const [groups, setGroups] = useState<string[]>([]);
  const [q, setQ] = useState('');
  const query = { ...(groups.length > 0 && { groups: groups.join(',') }), ...(q && { q }) };
  const input = { params: { id: client }, query };
  const found = useInfiniteQuery({
    queryKey: [...apiKey(clientStory, input), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(
        clientStory,
        { ...input, query: { ...query, ...(pageParam && { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
    refetchInterval: ({ state }) =>
      (state.data?.pages.length ?? 0) > few ? everyMs.many : everyMs.few,
  });
  const events = found.data?.pages.flatMap(({ list }) => list);
  return { ...found, events, groups, setGroups, q, setQ };
}
