import { addressOf } from '@zaplecze/contract/addresses';
import { nameBesideClient } from '@zaplecze/contract/rooms/projects/name';
import { listReportTasks, type ReportTask } from '@zaplecze/contract/rooms/reports/tasks/calls';
import { reportTaskFilters } from '@zaplecze/contract/rooms/reports/tasks/filters';
import { isFinal } from '@zaplecze/contract/rooms/tasks/lists';
import { useMemo } from 'react';
import type { Source } from '../../../kit/fields/pickers/source.ts';
import { fieldFilters } from '../../../kit/lists/filters/field-filters.ts';
import { ListPage } from '../../../kit/lists/list-page.tsx';
import { viewAction } from '../../../kit/lists/table/row-actions.ts';
import { RowTitle } from '../../../kit/lists/table/row-title.tsx';
import type { ColumnOf } from '../../../kit/lists/types.ts';
import { AppLink } from '../../../kit/navigation/link.tsx';
import { usePageSearch } from '../../../kit/navigation/page-place.tsx';
import { StatusDot } from '../../../kit/records/color-pill.tsx';
import { DayText, Overdue } from '../../../kit/records/date-text.tsx';
import { formatHours } from '../../../kit/records/format.ts';
import { useAddressed } from '../../../kit/records/use-item.ts';
import {
  procedureDefinitionSource,
  serviceDefinitionSource,
  taskDefinitionSource,
} from '../../catalog/index.ts';
import { sourceOf } from '../../choice-sources/index.ts';
import { PersonShort } from '../../person-names/index.ts';
import { fromParam, TaskDialog, toParam } from '../../tasks/index.ts';

type List = typeof listReportTasks;

const columns: ColumnOf<List>[] = [
  {
    key: 'name',
    header: 'Zadanie',
    sort: 'name',
    card: 'title',
    render: (row) => row.name,
  },
  {
    key: 'project',
    header: 'Projekt',
    sort: 'project',
    render: ({ project, client }) => {
      const { name, period } = nameBesideClient(project.name, client.name);
      return <RowTitle beside={period}>{name}</RowTitle>;
    },
  },
  {
    key: 'client',
    header: 'Klient',
    sort: 'client',
    from: 1280,
    render: (row) => row.client.name,
  },
  {
    key: 'user',
    header: 'Osoba',
    sort: 'user',
    short: true,
    render: (row) => <PersonShort person={row.user} />,
  },
  {
    key: 'limit',
    header: 'Termin',
    sort: 'dateRealizationLimit',
    render: (row) => <Overdue value={row.dateRealizationLimit} done={isFinal(row.status.id)} />,
  },
  {
    key: 'ended',
    header: 'Zakończono',
    sort: 'dateEndJob',
    render: (row) => <DayText value={row.dateEndJob} />,
  },
  {
    key: 'late',
    header: 'Spóźnienie (dni)',
    sort: 'lateDays',
    align: 'right',
    render: (row) => row.lateDays,
  },
];

const status: ColumnOf<List> = {
  key: 'status',
  header: 'Status',
  sort: 'status',
  card: 'status',
  render: (row) => <StatusDot status={row.status} />,
};

/** As the charts tell them. */
const hours = (value: number | null) =>
  value === null ? null : formatHours(Math.round(10 * value) / 10);
const number = { align: 'right' } as const;

/** The estimate, where the list is requested with it. */
const estimation: ColumnOf<List> = {
  ...{ key: 'estimation', header: 'Szacowany czas', sort: 'estimation', ...number },
  render: (row) => formatHours(row.estimation),
};
const worked: ColumnOf<List> = {
  ...{ key: 'worked', header: 'Od rozpoczęcia', sort: 'worked', ...number },
  render: (row) => hours(row.worked),
};
const waited: ColumnOf<List> = {
  ...{ key: 'waited', header: 'Czekało', sort: 'waited', ...number },
  render: (row) => hours(row.waited),
};

function columnsFor(shownColumns: Record<string, unknown>): ColumnOf<List>[] {
  const handed = shownColumns.begunFrom || shownColumns.begunTo || shownColumns.slow;
  return [
    ...columns,
    ...(shownColumns.cost ? [estimation, worked] : []),
    ...(handed ? [waited] : []),
    status,
  ];
}

const definitions: Record<string, Source> = {
  serviceDefinition: serviceDefinitionSource,
  procedureDefinition: procedureDefinitionSource,
  taskDefinition: taskDefinitionSource,
};
const filters = fieldFilters(
  listReportTasks,
  {},
  reportTaskFilters,
  (table) => definitions[table] ?? sourceOf(table),
);

const list = { endpoint: listReportTasks };

/** Tasks of everybody: what stands behind the dashboard's numbers. */
export function ReportTasksPage() {
  const shown = useAddressed('task');
  const { filter } = usePageSearch();
  const shownColumns = useMemo(() => columnsFor(Object(filter)), [filter]);
  const address = fromParam(shown.value);
  const view = (row: ReportTask) =>
    shown.link(
      toParam({
        project: row.project.id,
        task: row.task,
        procedure: row.procedure,
        service: row.service,
      }),
      row.name,
    );
  return (
    <>
      <ListPage
        title="Zadania wszystkich"
        list={list}
        search="Szukaj zadania…"
        filters={filters}
        beside={() => <AppLink to={addressOf('dashboard')}>Pulpit</AppLink>}
        columns={shownColumns}
        open={view}
        actions={(row) => [viewAction(view(row), 'Zobacz szczegóły')]}
        empty={{ title: 'Nie ma żadnych zadań', text: 'Zadania powstają z projektami.' }}
      />
      {address && (
        <TaskDialog address={address} param="task" name={shown.name} onClose={shown.close} />
      )}
    </>
  );
}
