import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { sentence } from '@zaplecze/contract/kit/words';
import { type ReceptionRow, removeReception } from '@zaplecze/contract/reception';
import { confirm } from '../../kit/confirm.tsx';
import type { RowAction } from '../../kit/row-menu.tsx';
import { useSend } from '../../kit/use-api.ts';

/** Podgląd, Edytuj, Usuń of either register. */
export function useRowActions(
  screen: '/guest' | '/package',
  view: (row: ReceptionRow) => () => void,
) {
  const toast = screen === '/guest' ? 'Gość usunięty' : 'Przesyłka usunięta';
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
        ? [{ label: 'Edytuj', icon: IconPencil, to: { to: `${screen}/edit/$id`, params: { id } } }]
        : []),
      ...(may.delete
        ? [{ label: 'Usuń', icon: IconTrash, danger: true, run: () => void drop() }]
        : []),
    ];
  };
}
