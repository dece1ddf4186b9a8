import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { type ProjectRow, removeProject } from '@zaplecze/contract/projects';
import { confirm } from '../../kit/confirm.tsx';
import type { RowAction } from '../../kit/row-menu.tsx';
import { useSend } from '../../kit/use-api.ts';

/** What a row of projects offers; `view` opens it to read. */
export function useProjectActions(view: (row: ProjectRow) => () => void) {
  const remove = useSend(removeProject, { toast: 'Projekt usunięty' });
  return (row: ProjectRow): RowAction[] => {
    const { id, name, may } = row;
    const drop = async () => {
      if (await confirm({ text: name })) remove.mutate({ params: { id } });
    };
    const edit = { to: '/project/edit/$id', params: { id } };
    return [
      { label: 'Podgląd', icon: IconEye, run: view(row) },
      ...(may.edit ? [{ label: 'Edytuj', icon: IconPencil, to: edit }] : []),
      ...(may.delete
        ? [{ label: 'Usuń', icon: IconTrash, danger: true, run: () => void drop() }]
        : []),
    ];
  };
}
