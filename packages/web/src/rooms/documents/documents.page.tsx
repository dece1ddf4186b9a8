import { IconPlus } from '@tabler/icons-react';
import { dictionaryCalls } from '@zaplecze/contract/dictionaries';
import { listDocuments } from '@zaplecze/contract/documents';
import { documentStatuses } from '@zaplecze/contract/documents.lists';
import type { FilterField } from '../../kit/list/types.ts';
import { ListPage } from '../../kit/list-page.tsx';
import { clientSource, peopleSource } from '../../kit/sources.ts';
import { useApi } from '../../kit/use-api.ts';
import { libraryColumns } from './document-columns.tsx';
import { useDocuments } from './use-documents.tsx';

const otherFilters: FilterField[] = [
  { key: 'client', label: 'Klient', kind: 'choices', source: clientSource },
  { key: 'user', label: 'Dodane przez', kind: 'choices', source: peopleSource },
  { key: 'status', label: 'Status', kind: 'options', options: documentStatuses },
];
const withArchived = { query: { archived: '1' as const } };

export function DocumentsPage() {
  const { rows, add, dialog } = useDocuments('item');
  const types = useApi(dictionaryCalls.documentType.list, withArchived, { staleTime: 300_000 });
  const typeFilter: FilterField = {
    key: 'type',
    label: 'Typ dokumentu',
    kind: 'options',
    options: types.data?.list ?? [],
  };
  return (
    <>
      <ListPage
        title="Dokumenty"
        endpoint={listDocuments}
        search="Szukaj dokumentu…"
        filters={[typeFilter, ...otherFilters]}
        columns={libraryColumns}
        primary={{ label: 'Dodaj dokument', icon: IconPlus, run: add }}
        empty={{
          title: 'Nie ma jeszcze dokumentów',
          text: 'Tu leżą umowy, protokoły i inne pliki firmy i jej klientów.',
        }}
        {...rows}
      />
      {dialog}
    </>
  );
}
