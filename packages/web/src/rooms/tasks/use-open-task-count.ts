import { listAssignedTasks } from '@zaplecze/contract/rooms/tasks/calls';
import { openTaskStatuses } from '@zaplecze/contract/rooms/tasks/lists';
import { useMe } from '../../kit/calls/session.ts';
import { useApi } from '../../kit/calls/use-api.ts';

/** How many open tasks the signed-in person has, as their list begins; nothing for none. */
export function useOpenTaskCount(): number | undefined {
  const { id } = useMe();
  const query = { perPage: 1, filter: { status: openTaskStatuses } };
  const { data } = useApi(
    listAssignedTasks,
    { params: { user: id }, query },
    { staleTime: 60_000 },
  );
  return data?.list.count || undefined;
}
