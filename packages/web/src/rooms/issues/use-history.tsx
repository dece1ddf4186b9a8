import { Button } from '@mantine/core';
import { IconHistory, IconListCheck } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { activeIssueStatuses, closedIssueStatuses } from '@zaplecze/contract/issues.lists';

const active = { filter: { status: activeIssueStatuses } };
const closed = { filter: { status: closedIssueStatuses } };

type Search = Record<string, unknown> & { filter?: Record<string, unknown> };

/**
 * Active issues or their history, kept in the address as `history=1`. Statuses chosen in the
 * filters take the place of either's own. `fixed` is what the list is asked with besides.
 */
export function useHistory() {
  const search = useSearch({ strict: false }) as Search;
  const navigate = useNavigate();
  const past = search.history === '1';
  const toggle = () =>
    void navigate({
      to: '.',
      search: ((before: Search) => ({
        ...before,
        page: undefined,
        history: past ? undefined : '1',
        filter: { ...before.filter, status: undefined },
      })) as never,
      resetScroll: false,
    });
  const Icon = past ? IconListCheck : IconHistory;
  const button = (
    <Button
      size="xs"
      variant="default"
      leftSection={<Icon size={16} stroke={1.5} aria-hidden />}
      onClick={toggle}
    >
      {past ? 'Aktywne zgłoszenia' : 'Historia zgłoszeń'}
    </Button>
  );
  const fixed = search.filter?.status ? undefined : past ? closed : active;
  return { past, fixed, button };
}
