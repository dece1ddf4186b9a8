import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import { type ClientRow, removeClient } from '@zaplecze/contract/clients';
import { useSend } from '../../kit/calls/use-api.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import type { RowAction } from '../../kit/lists/row-menu.tsx';

/** What a row of clients offers. */
export function useClientActions() {
  const remove = useSend(removeClient, { toast: 'Klient usunięty' });
  return ({ id, name, may }: ClientRow): RowAction[] => {
    const drop = async () => {
      if (await confirm({ text: name })) remove.mutate({ params: { id } });
    };
    return [
      { label: 'Podgląd', icon: IconEye, to: { to: addressOf('client', { id }) } },
      ...(may.edit
        ? [{ label: 'Edytuj', icon: IconPencil, to: { to: addressOf('clientEdit', { id }) } }]
        : []),
      ...(may.delete
        ? [{ label: 'Usuń', icon: IconTrash, danger: true, run: () => void drop() }]
        : []),
    ];
  };
}
