import { Button } from '@mantine/core';
import { IconHistory, IconListCheck } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { halfOf, type IssueSearch, showsHistory } from './issue-halves.ts';

/**
 * Active issues or their history, kept in the address as `history=1`; `fixed` is what the list is
 * asked with besides.
 */
export function useHistory() {
  const search = useSearch({ strict: false }) as IssueSearch;
  const navigate = useNavigate();
  const past = showsHistory(search);
  const toggle = () =>
    void navigate({
      to: '.',
      search: ((before: IssueSearch) => ({
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
  return { past, fixed: halfOf(search), button };
}
