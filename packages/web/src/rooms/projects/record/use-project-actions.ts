import { IconFileText } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import { type ProjectRow, removeProject } from '@zaplecze/contract/rooms/projects/calls';
import { editAction, useRemoveAction, viewAction } from '../../../kit/lists/table/row-actions.ts';
import type { RowAction } from '../../../kit/lists/table/row-menu.tsx';
import type { Target } from '../../../kit/navigation/use-anchor.ts';

/** What a row of projects offers; `view` opens it to read. */
export function useProjectActions(view: (row: ProjectRow) => Target) {
  const remove = useRemoveAction<ProjectRow>(removeProject, {
    toast: 'Projekt usunięty',
    words: ({ name }) => name,
  });
  return (row: ProjectRow): RowAction[] => [
    viewAction(view(row)),
    {
      label: 'Otwórz jako stronę',
      icon: IconFileText,
      to: { to: addressOf('project', { id: row.id }) },
    },
    ...editAction(row, { to: addressOf('projectEdit', { id: row.id }) }),
    ...remove(row),
  ];
}
