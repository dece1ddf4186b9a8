import { Button } from '@mantine/core';
import { IconColumns3, IconListNumbers } from '@tabler/icons-react';
import { useChangeSearch, usePageSearch } from '../navigation/page-place.tsx';

/** Whether the address shows the list as a board. */
export const useIsBoard = () => usePageSearch().look === 'board';

/** 'Tablica' and back to the table; kept in the address. */
export function LookButton() {
  const board = useIsBoard();
  const change = useChangeSearch();
  const Icon = board ? IconListNumbers : IconColumns3;
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<Icon size={16} stroke={1.5} aria-hidden />}
      onClick={() => change({ look: board ? undefined : 'board', page: undefined })}
    >
      {board ? 'Tabela' : 'Tablica'}
    </Button>
  );
}
