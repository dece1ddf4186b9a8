import { toast } from '../dialogs/toast.ts';
import type { ListState } from '../lists/state/use-list-state.ts';

/**
 * Asks a list no longer by own fields that the server does not know, and says so.
 *
 * @param names what was wrong in the question: `sort`, `filter.custom.<key>`
 */
export function leaveGone(state: ListState, names: string[]): void {
  const filters = names
    .filter((path) => path.startsWith('filter.custom.'))
    .map((path) => path.slice('filter.'.length));
  state.leaveCustom([...filters, ...(names.includes('sort') ? [state.sort] : [])]);
  toast.info(
    'Lista jest pokazana bez pola albo pozycji, których już nie ma, których nie widzisz albo które zmieniły rodzaj.',
  );
}
