import { IconHistory, IconListCheck } from '@tabler/icons-react';
import { closedIssueStatuses } from '@zaplecze/contract/rooms/issues/lists';
import type { ViewAction } from '../../../kit/lists/types.ts';
import { useChangeSearch, usePageSearch } from '../../../kit/navigation/page-place.tsx';
import { filterOf, showsHistory } from '../merging/issue-halves.ts';

/** Active issues or their history, kept in the address as `history=1`. */
export function useHistory() {
  const search = usePageSearch();
  const change = useChangeSearch();
  const past = showsHistory(search);
  const toggle: ViewAction = {
    label: past ? 'Aktywne zgłoszenia' : 'Historia zgłoszeń',
    icon: past ? IconListCheck : IconHistory,
    run: () =>
      change((before) => ({
        ...before,
        page: undefined,
        history: past ? undefined : '1',
        filter: { ...filterOf(before), status: undefined },
      })),
  };
  /** History offers the statuses that it can show. */
  const offered = <F extends { key: string }>(filters: F[]) =>
    past
      ? filters.map((one) => (one.key === 'status' ? { ...one, only: closedIssueStatuses } : one))
      : filters;
  return { past, toggle, offered };
}
