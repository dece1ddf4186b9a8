import { Button } from '@mantine/core';
import { IconHistory, IconListCheck } from '@tabler/icons-react';
import { useChangeSearch, usePageSearch } from '../../../kit/navigation/page-place.tsx';
import { filterOf, showsHistory } from '../merging/issue-halves.ts';

/** Active issues or their history, kept in the address as `history=1`. */
export function useHistory() {
  const search = usePageSearch();
  const change = useChangeSearch();
  const past = showsHistory(search);
  const toggle = () =>
    change((before) => ({
      ...before,
      page: undefined,
      history: past ? undefined : '1',
      filter: { ...filterOf(before), status: undefined },
    }));
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
  return { past, button };
}
