import { ViewBar } from '../views/view-bar.tsx';
import { ViewsDialog } from '../views/views-dialog.tsx';
import { ColumnDialog } from './columns/column-dialog.tsx';
import type { ViewSource } from './list-tools.tsx';

// One script for all of a list that most visits do without.
export { ViewBar };

/** What opens behind 'Widoki' and 'Kolumny'. */
export function ListDialog(props: ViewSource<never> & { which: string; onClose: () => void }) {
  return props.which === 'Widoki' ? <ViewsDialog {...props} /> : <ColumnDialog {...props} />;
}
