import { ViewsDialog } from '../views/views-dialog.tsx';
import { ColumnDialog } from './column-dialog.tsx';
import type { Looked } from './list-tools.tsx';

/** What opens behind 'Widoki' and 'Kolumny', in one script. */
export function ListDialog(props: Looked<never> & { which: string; onClose: () => void }) {
  return props.which === 'Widoki' ? <ViewsDialog {...props} /> : <ColumnDialog {...props} />;
}
