import type { listAssignedTasks, TaskRow } from '@zaplecze/contract/tasks';
import { importances, isFinal } from '@zaplecze/contract/tasks.lists';
import type { ColumnOf } from '../../kit/lists/types.ts';
import { StatusDot } from '../../kit/records/color-pill.tsx';
import { DayText, LimitText, Overdue } from '../../kit/records/date-text.tsx';
import { formatHours } from '../../kit/records/format.ts';
import { PersonName } from '../persons/index.ts';
import classes from './tasks.module.css';

type TaskColumn = ColumnOf<typeof listAssignedTasks> & { normal?: boolean };

const limit = (row: TaskRow, withTime?: boolean) => (
  <Overdue value={row.dateRealizationLimit} done={isFinal(row.status.id)} withTime={withTime} />
);

/** Every column there is, in its order; `normal` ones are shown until the person chooses. */
export const taskColumns: TaskColumn[] = [
  { key: 'number', header: 'Lp.', width: 44, card: 'none', normal: true, render: (_, at) => at },
  {
    key: 'name',
    header: 'Nazwa zadania',
    width: 260,
    sort: 'name',
    card: 'title',
    normal: true,
    render: (row) => (
      <>
        {row.name}
        <OnBehalf of={row.onBehalfOf} />
      </>
    ),
  },
  {
    key: 'importance',
    header: 'Istotność',
    sort: 'importance',
    act: 'importance',
    render: (row) => <Importance level={row.importance} />,
  },
  {
    key: 'project',
    header: 'Projekt',
    sort: 'project',
    normal: true,
    card: 'none',
    clip: true,
    render: (row) => row.project.name,
  },
  {
    key: 'client',
    header: 'Klient',
    sort: 'client',
    normal: true,
    clip: true,
    render: (row) => row.client.name,
  },
  {
    key: 'limit',
    header: 'Graniczna data wykonania',
    sort: 'dateRealizationLimit',
    act: 'limit',
    normal: true,
    render: (row) => limit(row),
  },
  {
    key: 'orderedBy',
    header: 'Zlecający',
    sort: 'orderedBy',
    normal: true,
    card: 'none',
    from: 1280,
    render: (row) => <PersonName person={row.orderedBy} />,
  },
  {
    key: 'projectCreated',
    header: 'Data utworzenia projektu',
    sort: 'created',
    normal: true,
    card: 'none',
    render: (row) => <DayText value={row.project.created} />,
  },
  {
    key: 'description',
    header: 'Skrócony opis zadania',
    render: (row) => row.description && <span className={classes.short}>{row.description}</span>,
  },
  {
    key: 'estimation',
    header: 'Prognozowany czas realizacji',
    sort: 'estimation',
    align: 'right',
    render: (row) => formatHours(row.estimation),
  },
  {
    key: 'dateRealization',
    header: 'Prognozowana data wykonania',
    sort: 'dateRealization',
    render: (row) => <LimitText value={row.dateRealization} />,
  },
  {
    key: 'limitTime',
    header: 'Data i godzina graniczna wykonania',
    sort: 'dateRealizationLimit',
    render: (row) => limit(row, true),
  },
  {
    key: 'status',
    header: 'Status',
    width: 140,
    sort: 'status',
    act: 'status',
    card: 'status',
    normal: true,
    render: (row) => (
      <span className={classes.whole}>
        <StatusDot status={row.status} />
      </span>
    ),
  },
];

export const alwaysShown = 'name';
export const normalColumns = taskColumns.filter(({ normal }) => normal).map(({ key }) => key);

/** The columns a person chose; what was kept before a column went or came does no harm. */
export function chosenColumns(setting: unknown): string[] {
  if (!Array.isArray(setting)) return normalColumns;
  return taskColumns
    .map(({ key }) => key)
    .filter((key) => key === alwaysShown || setting.includes(key));
}

/** For whom it is done, when it is not the reader's own. */
export function OnBehalf({ of }: { of: TaskRow['onBehalfOf'] }) {
  if (!of) return null;
  return <span className={classes.second}>zastępstwo: {of.name}</span>;
}

export function Importance({ level }: { level: number }) {
  const name = importances.find(({ id }) => id === level)?.name ?? '–';
  return <span className={level === 3 ? classes.high : undefined}>{name}</span>;
}
