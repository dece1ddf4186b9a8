import { listAssignedTasks } from '@zaplecze/contract/rooms/tasks/calls';
import { openTaskStatuses } from '@zaplecze/contract/rooms/tasks/lists';
import { useEffect, useState } from 'react';
import { useMe } from '../../kit/calls/session.ts';
import { useApi } from '../../kit/calls/use-api.ts';
import { whenIdle } from '../../kit/first-screen/idle.ts';

/** How many open tasks the signed-in person does for those whom they stand in for; 0 for nobody's. */
export function useSubstitutingCount(): number {
  const { id } = useMe();
  const [idle, setIdle] = useState(false);
  // After the rows are there: most people stand in for nobody.
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const filter = { status: openTaskStatuses, whose: 'substituting' as const };
  const { data } = useApi(
    listAssignedTasks,
    { params: { user: id }, query: { perPage: 1, filter } },
    { staleTime: 60_000, enabled: idle },
  );
  return data?.list.count ?? 0;
}
