import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import type { May } from '@zaplecze/contract/kit/values/records';
import type { CallInput } from '../../calls/api.ts';
import { sendChange } from '../../calls/send.ts';
import { confirm } from '../../dialogs/confirm.tsx';
import type { Target } from '../../navigation/use-anchor.ts';
import type { RowAction } from './row-menu.tsx';

/** What most rows offer, in the order of every menu: to read, to change, to take away. */

type Way = Target | (() => void);
type Row = { id: number; may: May };

const by = (way: Way) => {
  const run = typeof way === 'function' ? way : way.run;
  return run ? { run } : { to: way as Target };
};

/** Opens the row to read. */
export const viewAction = (way: Way, label = 'Podgląd'): RowAction => ({
  label,
  icon: IconEye,
  ...by(way),
});

/** Opens the row's form, for who may change it. */
export const editAction = ({ may }: { may: Pick<May, 'edit'> }, way: Way): RowAction[] =>
  may.edit ? [{ label: 'Edytuj', icon: IconPencil, ...by(way) }] : [];

/** Takes the row away as `run` does, for who may. */
export const removeAction = (
  { may }: { may: Pick<May, 'delete'> },
  run: () => void,
): RowAction[] => (may.delete ? [{ label: 'Usuń', icon: IconTrash, danger: true, run }] : []);

/**
 * 'Usuń' after the question 'Czy skasować?', whose object `words` names. `toast`: shown after the removal; `onDone`:
 * from a page of the row itself, where to go then.
 */
export function useRemoveAction<R extends Row>(
  endpoint: Endpoint,
  { toast, words, onDone }: { toast: string; words?: (row: R) => string; onDone?: () => void },
): (row: R) => RowAction[] {
  const client = useQueryClient();
  return (row) =>
    removeAction(row, async () => {
      if (await confirm(words && { text: words(row) })) {
        const input = { params: { id: row.id } } as CallInput<Endpoint>;
        sendChange(client, endpoint, input, { toast, ...(onDone && { onDone }) });
      }
    });
}
