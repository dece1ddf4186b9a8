import { addressOf } from '@zaplecze/contract/addresses';
import { type ClientRow, removeClient } from '@zaplecze/contract/rooms/clients/calls';
import { editAction, useRemoveAction, viewAction } from '../../kit/lists/table/row-actions.ts';
import type { RowAction } from '../../kit/lists/table/row-menu.tsx';

/** What a row of clients offers. */
export function useClientActions() {
  const remove = useRemoveAction<ClientRow>(removeClient, {
    toast: 'Klient usunięty',
    words: ({ name }) => name,
  });
  return (row: ClientRow): RowAction[] => [
    viewAction({ to: addressOf('client', { id: row.id }) }),
    ...editAction(row, { to: addressOf('clientEdit', { id: row.id }) }),
    ...remove(row),
  ];
}
