import { listAssignedTasks, type TaskRow } from '@zaplecze/contract/rooms/tasks/calls';
import { isFinal } from '@zaplecze/contract/rooms/tasks/lists';
import { InnerList } from '../../../kit/lists/table/inner-list.tsx';
import { viewAction } from '../../../kit/lists/table/row-actions.ts';
import type { ColumnOf } from '../../../kit/lists/types.ts';
import { StatusDot } from '../../../kit/records/color-pill.tsx';
import { LimitText, Overdue } from '../../../kit/records/date-text.tsx';
import { formatHours } from '../../../kit/records/format.ts';
import { useAddressed } from '../../../kit/records/use-item.ts';
import { PersonName } from '../../person-names/index.ts';
import { fromParam, TaskDialog, toParam } from '../../tasks/index.ts';
import classes from './profile.module.css';

const columns: ColumnOf<typeof listAssignedTasks>[] = [
  {
    key: 'number',
    header: 'Lp.',
    card: 'none',
    render: (_, at) => <span className={classes.whole}>{at}</span>,
  },
  {
    key: 'name',
    header: 'Nazwa zadania',
    sort: 'name',
    card: 'title',
    render: (row) => row.name,
  },
  {
    key: 'client',
    header: 'Klient',
    sort: 'client',
    render: (row) => row.client.name,
  },
  {
    key: 'estimation',
    header: 'Progn. czas',
    sort: 'estimation',
    align: 'right',
    card: 'none',
    from: 1280,
    render: (row) => formatHours(row.estimation),
  },
  {
    key: 'dateRealization',
    header: 'Progn. data',
    sort: 'dateRealization',
    card: 'none',
    from: 1440,
    render: (row) => <LimitText value={row.dateRealization} />,
  },
  {
    key: 'limit',
    header: 'Termin graniczny',
    sort: 'dateRealizationLimit',
    render: (row) => (
      <Overdue value={row.dateRealizationLimit} done={isFinal(row.status.id)} withTime />
    ),
  },
  {
    key: 'orderedBy',
    header: 'Zlecający',
    sort: 'orderedBy',
    card: 'none',
    from: 1280,
    render: (row) => <PersonName person={row.orderedBy} />,
  },
  {
    key: 'status',
    header: 'Status',
    sort: 'status',
    card: 'status',
    render: (row) => (
      <span className={classes.whole}>
        <StatusDot status={row.status} />
      </span>
    ),
  },
];

/** On a profile the limit that lies farthest ahead stands first. */
const start = { sort: 'dateRealizationLimit', order: 'desc' } as const;

/** The tasks of a person, for managers and for the person; not those of whom they stand in for. */
export function AssignedTasks({ user }: { user: number }) {
  const shown = useAddressed('task');
  const address = fromParam(shown.value);
  const view = (row: TaskRow) =>
    shown.link(
      toParam({
        project: row.project.id,
        task: row.task.id,
        procedure: row.procedure.id,
        service: row.service.id,
      }),
      row.name,
    );
  return (
    <>
      <InnerList
        title="Przydzielone zadania"
        endpoint={listAssignedTasks}
        params={{ user }}
        filter={{ whose: 'own' }}
        start={start}
        folds
        columns={columns}
        open={view}
        actions={(row) => [viewAction(view(row), 'Zobacz szczegóły')]}
        empty="Nie ma przydzielonych zadań."
      />
      {address && (
        <TaskDialog address={address} param="task" name={shown.name} onClose={shown.close} />
      )}
    </>
  );
}
