import { IconDownload, IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import type { RecordKey } from '@zaplecze/contract/addresses';
import { type DocumentRow, removeDocument } from '@zaplecze/contract/documents';
import type { Colored } from '@zaplecze/contract/kit/records';
import { sentence } from '@zaplecze/contract/kit/words';
import { Suspense, useState } from 'react';
import { useSend } from '../../kit/calls/use-api.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { download } from '../../kit/files/upload.ts';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import type { RowAction } from '../../kit/lists/row-menu.tsx';
import { useItem } from '../../kit/records/use-item.ts';

const DocumentDialog = lazyPart(() =>
  import('./document-dialog.tsx').then((m) => m.DocumentDialog),
);
const DocumentAdd = lazyPart(() => import('./document-form.tsx').then((m) => m.DocumentAdd));

/**
 * The behaviour of a list of documents: rows open the view, the menu downloads, edits and deletes,
 * `add` opens the form. `param`: what of the address names the open one; `client`: chosen in the form
 * at once.
 */
export function useDocuments(param: RecordKey, client?: Colored) {
  const item = useItem(param);
  const [form, setForm] = useState<number | 'new' | null>(null);
  const remove = useSend(removeDocument, { toast: 'Dokument usunięty' });
  const drop = async (row: DocumentRow) => {
    const kept = 'Znikną także wcześniejsze wersje pliku.';
    if (await confirm({ text: `${sentence(row.filename)} ${kept}` })) {
      remove.mutate({ params: { id: row.id } });
    }
  };
  const open = (row: DocumentRow) => () => item.open({ id: row.id, name: row.filename });
  const actions = (row: DocumentRow): RowAction[] => [
    { label: 'Podgląd', icon: IconEye, run: open(row) },
    { label: 'Pobierz', icon: IconDownload, run: () => void download(row.file) },
    ...(row.may.edit ? [{ label: 'Edytuj', icon: IconPencil, run: () => setForm(row.id) }] : []),
    ...(row.may.delete
      ? [{ label: 'Usuń', icon: IconTrash, danger: true, run: () => void drop(row) }]
      : []),
  ];
  const shown = typeof form === 'number' ? form : item.id;
  // A form opened from the view goes back to it.
  const close = () => (form === null ? item.close() : setForm(null));
  const dialog = (
    <Suspense>
      {form === 'new' && <DocumentAdd client={client} onClose={() => setForm(null)} />}
      {shown !== null && (
        <DocumentDialog
          key={shown}
          id={shown}
          param={param}
          name={item.name}
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
