import { listAssignedTasks } from '@zaplecze/contract/rooms/tasks/calls';
import { openTaskStatuses } from '@zaplecze/contract/rooms/tasks/lists';
import { useMe } from '../../kit/calls/session.ts';
import { useApi } from '../../kit/calls/use-api.ts';
import { useFirstScreen } from '../../kit/first-screen/use-first-screen.ts';

/** How many open tasks the signed-in person does for those whom they stand in for; 0 for nobody's. */
export function useSubstitutingCount(): number {
  const { id } = useMe();
  // Most people stand in for nobody.
  const shown = useFirstScreen();
  const filter = { status: openTaskStatuses, whose: 'substituting' as const };
  const { data } = useApi(
    listAssignedTasks,
    { params: { user: id }, query: { perPage: 1, filter } },
    { staleTime: 60_000, enabled: shown },
  );
  return data?.list.count ?? 0;
}
