import { IconDownload, IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { type DocumentRow, removeDocument } from '@zaplecze/contract/documents';
import type { Colored } from '@zaplecze/contract/kit/records';
import { sentence } from '@zaplecze/contract/kit/words';
import { lazy, Suspense, useState } from 'react';
import { confirm } from '../../kit/confirm.tsx';
import type { RowAction } from '../../kit/row-menu.tsx';
import { download } from '../../kit/upload.ts';
import { useSend } from '../../kit/use-api.ts';

const DocumentDialog = lazy(() =>
  import('./document-dialog.tsx').then((m) => ({ default: m.DocumentDialog })),
);
const DocumentAdd = lazy(() =>
  import('./document-form.tsx').then((m) => ({ default: m.DocumentAdd })),
);

/**
 * The behaviour of a list of documents: rows open the view, the menu downloads, edits and deletes,
 * `add` opens the form. `viewed` and `view`: where the page keeps which document is open.
 */
export function useDocuments(options: {
  viewed: number | null;
  view: (id: number | null) => void;
  /** Chosen in the form at once. */
  client?: Colored;
}) {
  const { viewed, view, client } = options;
  const [form, setForm] = useState<number | 'new' | null>(null);
  const remove = useSend(removeDocument, { toast: 'Dokument usunięty' });
  const drop = async (row: DocumentRow) => {
    const kept = 'Znikną także wcześniejsze wersje pliku.';
    if (await confirm({ text: `${sentence(row.filename)} ${kept}` })) {
      remove.mutate({ params: { id: row.id } });
    }
  };
  const open = (row: DocumentRow) => () => view(row.id);
  const actions = (row: DocumentRow): RowAction[] => [
    { label: 'Podgląd', icon: IconEye, run: open(row) },
    { label: 'Pobierz', icon: IconDownload, run: () => void download(row.file) },
    ...(row.may.edit ? [{ label: 'Edytuj', icon: IconPencil, run: () => setForm(row.id) }] : []),
    ...(row.may.delete
      ? [{ label: 'Usuń', icon: IconTrash, danger: true, run: () => void drop(row) }]
      : []),
  ];
  const shown = typeof form === 'number' ? form : viewed;
  // A form opened from the view goes back to it.
  const close = () => (form === null ? view(null) : setForm(null));
  const dialog = (
    <Suspense>
      {form === 'new' && <DocumentAdd client={client} onClose={() => setForm(null)} />}
      {shown !== null && (
        <DocumentDialog
          key={shown}
          id={shown}
          editing={form === shown}
          onEdit={() => setForm(shown)}
          onClose={close}
        />
      )}
    </Suspense>
  );
  const rowName = (row: DocumentRow) => row.filename;
  return { rows: { open, actions, rowName }, add: () => setForm('new'), dialog };
}
