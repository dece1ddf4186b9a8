import { nameBesideClient } from '@zaplecze/contract/rooms/projects/name';
import type { listAssignedTasks, TaskRow } from '@zaplecze/contract/rooms/tasks/calls';
import { importances, isFinal } from '@zaplecze/contract/rooms/tasks/lists';
import { RowTitle } from '../../kit/lists/table/row-title.tsx';
import type { ColumnOf } from '../../kit/lists/types.ts';
import { StatusDot } from '../../kit/records/color-pill.tsx';
import { DayText, LimitText, Overdue } from '../../kit/records/date-text.tsx';
import { formatHours } from '../../kit/records/format.ts';
import { Progress } from '../checklists/index.ts';
import { OnBehalf, PersonShort } from '../person-names/index.ts';
import classes from './tasks.module.css';

const limit = (row: TaskRow, withTime?: boolean) => (
  <Overdue value={row.dateRealizationLimit} done={isFinal(row.status.id)} withTime={withTime} />
);

/** Every column there is, in its order. */
export const taskColumns: ColumnOf<typeof listAssignedTasks>[] = [
  { key: 'number', header: 'Lp.', card: 'none', render: (_, at) => at },
  {
    key: 'name',
    header: 'Nazwa zadania',
    sort: 'name',
    card: 'title',
    render: (row) => (
      <RowTitle
        beside={
          <>
            <Progress row={row} />
            <OnBehalf of={row.onBehalfOf} short />
          </>
        }
      >
        {row.name}
      </RowTitle>
    ),
  },
  {
    key: 'importance',
    header: 'Istotność',
    optional: true,
    sort: 'importance',
    act: 'importance',
    render: (row) => <Importance level={row.importance} />,
  },
  {
    key: 'project',
    header: 'Projekt',
    sort: 'project',
    card: 'none',
    render: ({ project, client }) => {
      const { name, period } = nameBesideClient(project.name, client.name);
      return <RowTitle beside={period}>{name}</RowTitle>;
    },
  },
  {
    key: 'client',
    header: 'Klient',
    sort: 'client',
    render: (row) => row.client.name,
  },
  {
    key: 'limit',
    header: 'Graniczna data wykonania',
    sort: 'dateRealizationLimit',
    act: 'limit',
    render: (row) => limit(row),
  },
  {
    key: 'orderedBy',
    header: 'Zlecający',
    sort: 'orderedBy',
    card: 'none',
    from: 1280,
    short: true,
    render: (row) => <PersonShort person={row.orderedBy} />,
  },
  {
    key: 'projectCreated',
    header: 'Data utworzenia projektu',
    sort: 'created',
    card: 'none',
    from: 1280,
    render: (row) => <DayText value={row.project.created} />,
  },
  {
    key: 'description',
    header: 'Skrócony opis zadania',
    optional: true,
    render: (row) => row.description,
  },
  {
    key: 'estimation',
    header: 'Prognozowany czas realizacji',
    optional: true,
    sort: 'estimation',
    align: 'right',
    render: (row) => formatHours(row.estimation),
  },
  {
    key: 'dateRealization',
    header: 'Prognozowana data wykonania',
    optional: true,
    sort: 'dateRealization',
    render: (row) => <LimitText value={row.dateRealization} />,
  },
  {
    key: 'limitTime',
    header: 'Data i godzina graniczna wykonania',
    optional: true,
    sort: 'dateRealizationLimit',
    render: (row) => limit(row, true),
  },
  {
    key: 'status',
    header: 'Status',
    sort: 'status',
    act: 'status',
    card: 'status',
    render: (row) => <StatusDot status={row.status} />,
  },
];

export function Importance({ level }: { level: number }) {
  const name = importances.find(({ id }) => id === level)?.name ?? '–';
  return <span className={level === 3 ? classes.high : undefined}>{name}</span>;
}
