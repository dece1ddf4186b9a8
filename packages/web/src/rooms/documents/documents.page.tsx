import { IconPlus } from '@tabler/icons-react';
import { dictionaryCalls } from '@zaplecze/contract/rooms/dictionaries/calls';
import { listDocuments } from '@zaplecze/contract/rooms/documents/calls';
import { documentColumns, documentFilters } from '@zaplecze/contract/rooms/documents/columns';
import { useApi } from '../../kit/calls/use-api.ts';
import { fieldFilters } from '../../kit/lists/filters/field-filters.ts';
import { ListPage } from '../../kit/lists/list-page.tsx';
import type { OfList } from '../../kit/lists/state/screen-list.ts';
import { sourceOf } from '../choice-sources/index.ts';
import { documentActs } from './document-acts.ts';
import { libraryColumns } from './document-columns.tsx';
import { useDocuments } from './use-documents.tsx';

const withArchived = { query: { archived: '1' as const } };

export function DocumentsPage({ list }: OfList<typeof listDocuments>) {
  const { rows, add, dialog } = useDocuments('item');
  const types = useApi(dictionaryCalls.documentType.list, withArchived, { staleTime: 300_000 });
  const options = (types.data?.list ?? []).map(({ id, name, color }) => ({
    id,
    name,
    color: color ?? '',
  }));
  const words = { ...documentFilters, type: { ...documentFilters.type, options } };
  return (
    <>
      <ListPage
        title="Dokumenty"
        list={list}
        search="Szukaj dokumentu…"
        filters={fieldFilters(listDocuments, documentColumns, words, sourceOf)}
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
