import { IconFileText } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import { type IssueRow, removeIssue } from '@zaplecze/contract/rooms/issues/calls';
import { editAction, useRemoveAction, viewAction } from '../../kit/lists/table/row-actions.ts';
import type { RowAction } from '../../kit/lists/table/row-menu.tsx';

/** The form that stands over a list; an issue to read is the address's to name. */
export type OpenIssueForm = { mode: 'add' } | { mode: 'edit'; row: { id: number; name: string } };

/** What a row of issues offers; `view` is left out where the row itself leads to its page. */
export function useIssueActions(
  show: (shown: OpenIssueForm) => void,
  view?: (row: IssueRow) => void,
) {
  const remove = useRemoveAction<IssueRow>(removeIssue, {
    toast: 'Zgłoszenie usunięte',
    words: ({ name }) => name,
  });
  return (row: IssueRow): RowAction[] => [
    ...(view ? [viewAction(() => view(row))] : []),
    {
      label: view ? 'Otwórz jako stronę' : 'Otwórz',
      icon: IconFileText,
      to: { to: addressOf(view ? 'issue' : 'yourIssue', { id: row.id }) },
    },
    ...editAction(row, () => show({ mode: 'edit', row })),
    ...remove(row),
  ];
}
