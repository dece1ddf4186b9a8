import { IconPlus } from '@tabler/icons-react';
import { dictionaryCalls } from '@zaplecze/contract/rooms/dictionaries/calls';
import type { listDocuments } from '@zaplecze/contract/rooms/documents/calls';
import { documentStatuses } from '@zaplecze/contract/rooms/documents/lists';
import { useApi } from '../../kit/calls/use-api.ts';
import { ListPage } from '../../kit/lists/list-page.tsx';
import type { OfList } from '../../kit/lists/state/screen-list.ts';
import type { FilterOfList } from '../../kit/lists/types.ts';
import { clientSource, peopleSource } from '../choices/index.ts';
import { documentActs } from './document-acts.ts';
import { libraryColumns } from './document-columns.tsx';
import { useDocuments } from './use-documents.tsx';

const otherFilters: FilterOfList<typeof listDocuments>[] = [
  { key: 'client', label: 'Klient', kind: 'choices', source: clientSource },
  { key: 'user', label: 'Dodane przez', kind: 'choices', source: peopleSource },
  { key: 'status', label: 'Status', kind: 'options', options: documentStatuses },
];
const withArchived = { query: { archived: '1' as const } };

export function DocumentsPage({ list }: OfList<typeof listDocuments>) {
  const { rows, add, dialog } = useDocuments('item');
  const types = useApi(dictionaryCalls.documentType.list, withArchived, { staleTime: 300_000 });
  const typeFilter: FilterOfList<typeof listDocuments> = {
    key: 'type',
    label: 'Typ dokumentu',
    kind: 'options',
    options: types.data?.list ?? [],
  };
  return (
    <>
      <ListPage
        title="Dokumenty"
        list={list}
        search="Szukaj dokumentu…"
        filters={[typeFilter, ...otherFilters]}
        columns={libraryColumns}
        acts={documentActs}
        primary={{ label: 'Dodaj dokument', icon: IconPlus, run: add }}
        empty={{
          title: 'Nie ma jeszcze dokumentów',
          text: 'Tu leżą umowy, protokoły i inne pliki firmy i jej klientów.',
          needs: ['documentType'],
        }}
        {...rows}
      />
      {dialog}
    </>
  );
}
