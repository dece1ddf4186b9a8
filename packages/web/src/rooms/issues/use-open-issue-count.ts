import { listAssignedIssues } from '@zaplecze/contract/rooms/issues/calls';
import { activeIssueStatuses } from '@zaplecze/contract/rooms/issues/lists';
import { useMe } from '../../kit/calls/session.ts';
import { useApi } from '../../kit/calls/use-api.ts';

/** How many open issues the signed-in person has, as their list begins; nothing for none. */
export function useOpenIssueCount(): number | undefined {
  const { id } = useMe();
  const query = { perPage: 1, filter: { status: activeIssueStatuses } };
  const { data } = useApi(
    listAssignedIssues,
    { params: { user: id }, query },
    { staleTime: 60_000 },
  );
  return data?.list.count || undefined;
}
