import { IconPlus } from '@tabler/icons-react';
import type { ColoredRef } from '@zaplecze/contract/kit/values/records';
import { listDocuments } from '@zaplecze/contract/rooms/documents/calls';
import { InnerList } from '../../kit/lists/table/inner-list.tsx';
import { IconButton } from '../../kit/navigation/icon-button.tsx';
import { ClientDocumentsDrop } from './client-documents-drop.tsx';
import { documentActs } from './document-acts.ts';
import { clientColumns } from './document-columns.tsx';
import { useDocuments } from './use-documents.tsx';

/** A client's documents, on the client's page. */
export function ClientDocuments({ client }: { client: ColoredRef }) {
  const { rows, add, edit, dialog } = useDocuments('document', client);
  return (
    <>
      <InnerList
        title="Dokumenty"
        endpoint={listDocuments}
        filter={{ client: String(client.id) }}
        start={{ sort: 'modifiedDate', order: 'desc' }}
        columns={clientColumns}
        acts={documentActs}
        action={
          <IconButton size="compact-sm" variant="subtle" icon={IconPlus} onClick={add}>
            Dodaj dokument
          </IconButton>
        }
        empty="Ten klient nie ma jeszcze dokumentów. Wystarczy upuścić plik na tej stronie."
        {...rows}
      />
      <ClientDocumentsDrop client={client} edit={edit} />
      {dialog}
    </>
  );
}
