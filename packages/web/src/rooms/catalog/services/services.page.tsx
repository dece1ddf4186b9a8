import { serviceDefinitions } from '@zaplecze/contract/rooms/catalog/calls';
import {
  serviceColumns as fields,
  serviceFilters as words,
} from '@zaplecze/contract/rooms/catalog/columns';
import { fieldColumns } from '../../../kit/lists/columns/field-columns.tsx';
import { fieldFilters } from '../../../kit/lists/filters/field-filters.ts';
import { ListPage } from '../../../kit/lists/list-page.tsx';
import type { OfList } from '../../../kit/lists/state/screen-list.ts';
import { sourceOf } from '../../choice-sources/index.ts';
import { definitionActs } from '../definition-acts.ts';
import { changes, department, name, type } from '../definition-columns.tsx';
import { useDefinitions } from '../use-definitions.tsx';
import { ServiceStatus, serviceKind } from './service-kind.tsx';

const filters = fieldFilters(serviceDefinitions.list, fields, words, sourceOf);

const columns = fieldColumns(serviceDefinitions.list, fields, {
  ...{ name, department, type },
  status: { card: 'status', render: (row) => <ServiceStatus status={row.status} /> },
  procedureCount: { key: 'procedures', header: 'Procedury', align: 'right', from: 1280 },
  ...changes,
});

const acts = definitionActs('serviceDefinition');

export function ServicesPage({ list }: OfList<typeof serviceDefinitions.list>) {
  const { rows, dialog } = useDefinitions(serviceKind);
  return (
    <>
      <ListPage
        title="Definicje - Usługi"
        list={list}
        search="Szukaj usługi…"
        filters={filters}
        columns={columns}
        acts={acts}
        {...rows}
      />
      {dialog}
    </>
  );
}
