import {
  type ServiceDefinition,
  serviceDefinitions,
  serviceStatuses,
} from '@zaplecze/contract/catalog';
import type { Ref } from '@zaplecze/contract/kit/records';
import { lazy } from 'react';
import { Fact } from '../../kit/details.tsx';
import type { FilterField } from '../../kit/list/types.ts';
import { ListPage } from '../../kit/list-page.tsx';
import { dictionarySource } from '../../kit/sources.ts';
import classes from './definition.module.css';
import {
  changeColumns,
  departmentColumn,
  departmentFilter,
  Entry,
  nameColumn,
  typeColumn,
} from './definition-columns.tsx';
import { Facts, Part, Steps } from './definition-parts.tsx';
import { type DefinitionKind, useDefinitions } from './use-definitions.tsx';

const kind: DefinitionKind<ServiceDefinition> = {
  calls: serviceDefinitions,
  add: 'Dodaj usługę',
  empty: {
    title: 'Nie ma jeszcze usług',
    text: 'Usługa to zestaw procedur, który sprzedaje się klientowi w projekcie.',
  },
  Form: lazy(() => import('./service-form.tsx').then((m) => ({ default: m.ServiceForm }))),
  View: ServiceView,
};

const filters: FilterField[] = [
  { key: 'status', label: 'Status', kind: 'options', options: serviceStatuses },
  departmentFilter,
  { key: 'type', label: 'Typ', kind: 'choices', source: dictionarySource('projectType') },
];

function Status({ status }: { status: Ref }) {
  return (
    <span className={classes.status} data-active={status.id === 1 || undefined}>
      {status.name}
    </span>
  );
}

export function ServicesPage() {
  const { list, dialog } = useDefinitions(kind);
  return (
    <>
      <ListPage
        title="Definicje - Usługi"
        endpoint={serviceDefinitions.list}
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
            render: (row) => <Status status={row.status} />,
          },
          {
            key: 'procedures',
            header: 'Procedury',
            align: 'right',
            from: 1280,
            render: (row) => row.procedureCount,
          },
          // Seven columns are too many for a narrow window; the view tells who as well.
          ...changeColumns.map((each) =>
            each.key === 'userModified' ? { ...each, from: 1280 as const } : each,
          ),
        ]}
        {...list}
      />
      {dialog}
    </>
  );
}

function ServiceView({ record }: { record: ServiceDefinition }) {
  const steps = record.procedures.map(({ id, name, department, tasks }) => ({
    id,
    name,
    mark: department,
    steps: tasks,
  }));
  return (
    <>
      <Facts>
        <Fact label="Status">
          <Status status={record.status} />
        </Fact>
        <Fact label="Typ">{record.type && <Entry entry={record.type} />}</Fact>
        <Fact label="Dział">{record.department && <Entry entry={record.department} />}</Fact>
        <Fact label="Spółka">{record.company && <Entry entry={record.company} />}</Fact>
      </Facts>
      <Part title="Procedury i ich zadania">
        <Steps steps={steps} none="Nie ma procedur." />
      </Part>
    </>
  );
}
