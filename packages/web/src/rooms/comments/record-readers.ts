import { type issueReaders, projectReaders } from '@zaplecze/contract/rooms/comments/calls';
import { useMemo } from 'react';
import { queryClient } from '../../kit/calls/query-client.ts';
import { useMe } from '../../kit/calls/session.ts';
import { apiQuery } from '../../kit/calls/use-api.ts';
import type { Source } from '../../kit/fields/pickers/source.ts';
import { useWorkers } from '../radar/index.ts';

/** How long it is true enough who sees a record; the server asks again. */
const fresh = 30_000;
const nobodyInParticular = {};

export type Readers = typeof issueReaders | typeof projectReaders | null;

const idsOf = (endpoint: NonNullable<Readers>, id: number) =>
  endpoint === projectReaders
    ? apiQuery(projectReaders, {})
    : apiQuery(endpoint as typeof issueReaders, { params: { id } });

/** Active people who see the record, with absences and load; without the caller. */
export function useReaders(endpoint: Readers, id: number): Source {
  const me = useMe();
  const workers = useWorkers(nobodyInParticular);
  return useMemo(() => {
    const query = endpoint && { ...idsOf(endpoint, id), staleTime: fresh };
    return {
      ...workers,
      key: [...workers.key, 'named', ...(query?.queryKey ?? [])],
      find: async (fragment, signal) => {
        const [items, seen] = await Promise.all([
          workers.find(fragment, signal),
          query && queryClient.fetchQuery(query),
        ]);
        return items.filter((item) => item.id !== me.id && (!seen || seen.list.includes(item.id)));
      },
    };
  }, [endpoint, id, workers, me.id]);
}
