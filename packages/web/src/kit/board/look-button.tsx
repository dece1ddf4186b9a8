import { IconColumns3, IconListNumbers } from '@tabler/icons-react';
import { IconButton } from '../navigation/icon-button.tsx';
import { useChangeSearch, usePageSearch } from '../navigation/page-place.tsx';

/** Whether the address shows the list as a board. */
export const useIsBoard = () => usePageSearch().look === 'board';

/** 'Tablica' and back to the table; kept in the address. */
export function LookButton() {
  const board = useIsBoard();
  const change = useChangeSearch();
  const Icon = board ? IconListNumbers : IconColumns3;
  return (
    <IconButton
      icon={Icon}
      onClick={() => change({ look: board ? undefined : 'board', page: undefined })}
    >
      {board ? 'Tabela' : 'Tablica'}
    </IconButton>
  );
}
