import { listAssignedIssues } from '@zaplecze/contract/rooms/issues/calls';
import { openIssueStatuses } from '@zaplecze/contract/rooms/issues/lists';
import { useMe } from '../../kit/calls/session.ts';
import { useApi } from '../../kit/calls/use-api.ts';

/** How many issues the signed-in person still has to do; nothing for none. */
export function useOpenIssueCount(): number | undefined {
  const { id } = useMe();
  const query = { perPage: 1, filter: { status: openIssueStatuses } };
  const { data } = useApi(
    listAssignedIssues,
    { params: { user: id }, query },
    { staleTime: 60_000 },
  );
  return data?.list.count || undefined;
}
