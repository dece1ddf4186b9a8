import { listAssignedTasks } from '@zaplecze/contract/tasks';
import { isFinal, taskStatuses } from '@zaplecze/contract/tasks.lists';
import { useMe } from '../../kit/session.ts';
import { useApi } from '../../kit/use-api.ts';

const open = taskStatuses.map(({ id }) => id).filter((id) => !isFinal(id));

/** How many tasks of the signed-in person are still to be done; nothing for none. */
export function useOpenTaskCount(): number | undefined {
  const { id } = useMe();
  const query = { perPage: 1, filter: { status: open } };
  const { data } = useApi(
    listAssignedTasks,
    { params: { user: id }, query },
    { staleTime: 60_000 },
  );
  return data?.list.count || undefined;
}
