import type { serviceDefinitions } from '@zaplecze/contract/rooms/catalog/calls';
import { serviceStatuses } from '@zaplecze/contract/rooms/catalog/lists';
import { ListPage } from '../../../kit/lists/list-page.tsx';
import type { OfList } from '../../../kit/lists/state/screen-list.ts';
import type { FilterOfList } from '../../../kit/lists/types.ts';
import { dictionarySource } from '../../choices/index.ts';
import { definitionActs } from '../definition-acts.ts';
import {
  archiveFilter,
  changeColumns,
  departmentColumn,
  departmentFilter,
  nameColumn,
  typeColumn,
} from '../definition-columns.tsx';
import { useDefinitions } from '../use-definitions.tsx';
import { ServiceStatus, serviceKind } from './service-kind.tsx';

const filters: FilterOfList<typeof serviceDefinitions.list>[] = [
  { key: 'status', label: 'Status', kind: 'options', options: serviceStatuses },
  departmentFilter,
  { key: 'type', label: 'Typ', kind: 'choices', source: dictionarySource('projectType') },
  archiveFilter,
];

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
        columns={[
          nameColumn,
          departmentColumn,
          typeColumn,
          {
            key: 'status',
            header: 'Status',
            sort: 'status',
            card: 'status',
            render: (row) => <ServiceStatus status={row.status} />,
          },
          {
            key: 'procedures',
            header: 'Procedury',
            align: 'right',
            from: 1280,
            render: (row) => row.procedureCount,
          },
          ...changeColumns,
        ]}
        acts={acts}
        {...rows}
      />
      {dialog}
    </>
  );
}
