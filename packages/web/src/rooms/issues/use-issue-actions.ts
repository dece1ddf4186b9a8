import { IconExternalLink, IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import { type IssueRow, removeIssue } from '@zaplecze/contract/issues';
import { useSend } from '../../kit/calls/use-api.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import type { RowAction } from '../../kit/lists/row-menu.tsx';

/** The form that stands over a list; an issue to read is the address's to name. */
export type Shown = { mode: 'add' } | { mode: 'edit'; row: { id: number; name: string } };

/** What a row of issues offers; `view` is left out where the row itself leads to its page. */
export function useIssueActions(show: (shown: Shown) => void, view?: (row: IssueRow) => void) {
  const remove = useSend(removeIssue, { toast: 'Zgłoszenie usunięte' });
  return (row: IssueRow): RowAction[] => {
    const { id, name, may } = row;
    const drop = async () => {
      if (await confirm({ text: name })) remove.mutate({ params: { id } });
    };
    return [
      ...(view ? [{ label: 'Podgląd', icon: IconEye, run: () => view(row) }] : []),
      {
        label: view ? 'Otwórz zgłoszenie' : 'Otwórz',
        icon: IconExternalLink,
        to: { to: addressOf('yourIssue', { id }) },
      },
      ...(may.edit
        ? [{ label: 'Edytuj', icon: IconPencil, run: () => show({ mode: 'edit', row }) }]
        : []),
      ...(may.delete
        ? [{ label: 'Usuń', icon: IconTrash, danger: true, run: () => void drop() }]
        : []),
    ];
  };
}
