import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import { type ProjectRow, removeProject } from '@zaplecze/contract/projects';
import { useSend } from '../../kit/calls/use-api.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import type { RowAction } from '../../kit/lists/row-menu.tsx';

/** What a row of projects offers; `view` opens it to read. */
export function useProjectActions(view: (row: ProjectRow) => () => void) {
  const remove = useSend(removeProject, { toast: 'Projekt usunięty' });
  return (row: ProjectRow): RowAction[] => {
    const { id, name, may } = row;
    const drop = async () => {
      if (await confirm({ text: name })) remove.mutate({ params: { id } });
    };
    const edit = { to: addressOf('projectEdit', { id }) };
    return [
      { label: 'Podgląd', icon: IconEye, run: view(row) },
      ...(may.edit ? [{ label: 'Edytuj', icon: IconPencil, to: edit }] : []),
      ...(may.delete
        ? [{ label: 'Usuń', icon: IconTrash, danger: true, run: () => void drop() }]
        : []),
    ];
  };
}
