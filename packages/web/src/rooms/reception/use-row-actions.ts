import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import { sentence } from '@zaplecze/contract/kit/words';
import { type ReceptionRow, removeReception } from '@zaplecze/contract/reception';
import type { Category } from '@zaplecze/contract/reception.lists';
import { useSend } from '../../kit/calls/use-api.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import type { RowAction } from '../../kit/lists/row-menu.tsx';

/** Podgląd, Edytuj, Usuń of either register. */
export function useRowActions(category: Category, view: (row: ReceptionRow) => () => void) {
  const toast = category === 'guest' ? 'Gość usunięty' : 'Przesyłka usunięta';
  const edit = category === 'guest' ? 'guestEdit' : 'parcelEdit';
  const remove = useSend(removeReception, { toast });
  return (row: ReceptionRow): RowAction[] => {
    const { id, may } = row;
    const drop = async () => {
      const name = row.fullName ?? row.description ?? '';
      const text = row.sysNumber
        ? `${sentence(name)} Numer ${row.sysNumber} pozostanie pusty: raport wymieni go wśród luk w numeracji.`
        : name;
      if (await confirm({ text })) remove.mutate({ params: { id } });
    };
    return [
      { label: 'Podgląd', icon: IconEye, run: view(row) },
      ...(may.edit
        ? [{ label: 'Edytuj', icon: IconPencil, to: { to: addressOf(edit, { id }) } }]
        : []),
      ...(may.delete
        ? [{ label: 'Usuń', icon: IconTrash, danger: true, run: () => void drop() }]
        : []),
    ];
  };
}
