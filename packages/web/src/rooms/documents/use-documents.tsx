import { IconDownload } from '@tabler/icons-react';
import type { RecordKey } from '@zaplecze/contract/addresses';
import type { ColoredRef } from '@zaplecze/contract/kit/values/records';
import { sentence } from '@zaplecze/contract/kit/values/words';
import { type DocumentRow, removeDocument } from '@zaplecze/contract/rooms/documents/calls';
import { download } from '../../kit/files/upload.ts';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { editAction, useRemoveAction, viewAction } from '../../kit/lists/table/row-actions.ts';
import type { RowAction } from '../../kit/lists/table/row-menu.tsx';
import { useItemForm } from '../../kit/records/use-item.ts';

const DocumentDialog = lazyPart(part(() => import('./document-dialog.tsx'), 'DocumentDialog'));
const DocumentAdd = lazyPart(part(() => import('./document-form.tsx'), 'DocumentAdd'));

/**
 * The behaviour of a list of documents: rows open the view, the menu downloads, edits and deletes,
 * `add` opens the form. `param`: what of the address names the open one; `client`: chosen in the form
 * at once.
 */
export function useDocuments(param: RecordKey, client?: ColoredRef) {
  const { link, shown, editing, adding, add, edit, close } = useItemForm(param);
  const remove = useRemoveAction<DocumentRow>(removeDocument, {
    toast: 'Dokument usunięty',
    words: ({ filename }) => `${sentence(filename)} Znikną także wcześniejsze wersje pliku.`,
  });
  const view = (row: DocumentRow) => link({ id: row.id, name: row.filename });
  const actions = (row: DocumentRow): RowAction[] => [
    viewAction(view(row)),
    { label: 'Pobierz', icon: IconDownload, run: () => void download(row.file) },
    ...editAction(row, () => edit({ id: row.id })),
    ...remove(row),
  ];
  const dialog = (
    <>
      {adding && <DocumentAdd client={client} onClose={close} />}
      {shown && (
        <DocumentDialog
          key={shown.id}
          {...shown}
          param={param}
          editing={editing}
          onEdit={() => edit(shown)}
          onClose={close}
        />
      )}
    </>
  );
  const rowName = (row: DocumentRow) => row.filename;
  return { rows: { open: view, actions, rowName }, add, edit, dialog };
}
