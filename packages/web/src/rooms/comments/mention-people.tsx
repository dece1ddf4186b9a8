import { issueReaders, projectReaders, taskReaders } from '@zaplecze/contract/rooms/comments/calls';
import { useMemo } from 'react';
import { queryClient } from '../../kit/calls/query-client.ts';
import { useMe } from '../../kit/calls/session.ts';
import { apiQuery } from '../../kit/calls/use-api.ts';
import type { Source } from '../../kit/fields/pickers/source.ts';
import type { PeopleProps } from '../../kit/fields/writing/mention-area.tsx';
import { MentionList } from '../../kit/fields/writing/mention-list.tsx';
import { useWorkers } from '../radar/index.ts';

/** How long it is true enough who sees a record; the server asks again. */
const fresh = 30_000;
const nobodyInParticular = {};

type Readers = typeof issueReaders | typeof projectReaders | null;

const idsOf = (endpoint: NonNullable<Readers>, id: number) =>
  endpoint === projectReaders
    ? apiQuery(projectReaders, {})
    : apiQuery(endpoint as typeof issueReaders, { params: { id } });

/** Active people who see the record, with absences and load; without the caller. */
function useReaders(endpoint: Readers, id: number): Source {
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

type Of = PeopleProps & { record: number };

const People = ({ endpoint, record, ...props }: Of & { endpoint: Readers }) => (
  <MentionList {...props} source={useReaders(endpoint, record)} />
);

export const IssuePeople = (props: Of) => <People {...props} endpoint={issueReaders} />;
export const TaskPeople = (props: Of) => <People {...props} endpoint={taskReaders} />;
/** Of what managers alone see. */
export const Managers = (props: Of) => <People {...props} endpoint={projectReaders} />;
/** Of what everybody reads: offers, articles. */
export const Everybody = (props: Of) => <People {...props} endpoint={null} />;
