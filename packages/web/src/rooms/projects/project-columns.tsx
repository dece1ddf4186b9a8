import { withoutForm } from '@zaplecze/contract/kit/values/words';
import type { listProjects } from '@zaplecze/contract/rooms/projects/calls';
import type { ColumnOf } from '../../kit/lists/types.ts';
import { ColorDot, StatusDot } from '../../kit/records/color-pill.tsx';
import { DayText, Overdue } from '../../kit/records/date-text.tsx';
import { formatMoney } from '../../kit/records/format.ts';
import classes from './projects.module.css';

/** PRO-10. */
export const projectColumns: ColumnOf<typeof listProjects>[] = [
  {
    key: 'name',
    header: 'Nazwa projektu',
    sort: 'name',
    card: 'title',
    width: 300,
    clip: true,
    render: (row) => row.name,
  },
  {
    key: 'type',
    header: 'Typ usługi',
    sort: 'type',
    card: 'none',
    render: (row) => (
      <>
        {row.type?.name}
        {row.plannedValue > 0 && (
          <span className={classes.worth}>{formatMoney(row.plannedValue)}</span>
        )}
      </>
    ),
  },
  {
    key: 'client',
    header: 'Klient',
    sort: 'client',
    width: 180,
    clip: true,
    render: (row) => row.client.name,
  },
  {
    key: 'company',
    header: 'Spółka',
    sort: 'company',
    card: 'none',
    from: 1280,
    render: (row) =>
      row.company && (
        <ColorDot color={row.company.color}>
          <span className={classes.company} title={row.company.name}>
            {withoutForm(row.company.name)}
          </span>
        </ColorDot>
      ),
  },
  {
    key: 'modified',
    header: 'Aktualizacja',
    sort: 'modifiedDate',
    card: 'none',
    from: 1280,
    render: (row) => <DayText value={row.modified} />,
  },
  {
    key: 'modifiedBy',
    header: 'Zmienił(a)',
    sort: 'modifiedBy',
    card: 'none',
    from: 1440,
    render: (row) => row.userModified?.name,
  },
  {
    key: 'created',
    header: 'Utworzono',
    sort: 'created',
    render: (row) => <DayText value={row.created} />,
  },
  {
    key: 'jobsEnded',
    header: 'Koniec prac',
    sort: 'jobsEnded',
    card: 'none',
    from: 1440,
    render: (row) => <DayText value={row.jobsEnded} />,
  },
  {
    key: 'completed',
    header: 'Zrealizowano',
    sort: 'completed',
    card: 'none',
    from: 1440,
    render: (row) => <DayText value={row.completed} />,
  },
  {
    key: 'plannedValue',
    header: 'Wartość planowana',
    sort: 'plannedValue',
    align: 'right',
    from: 1600,
    render: (row) => <span className={classes.whole}>{formatMoney(row.plannedValue)}</span>,
  },
  {
    key: 'status',
    header: 'Status',
    sort: 'status',
    act: 'status',
    card: 'status',
    width: 148,
    render: (row) => (
      <span className={classes.whole}>
        <StatusDot status={row.status} />
        {/* What burns stands beside what it burns for: a column of its own would not fit. */}
        {row.nextLimit && (
          <span className={classes.second}>
            <Overdue value={row.nextLimit} lead="termin" />
          </span>
        )}
      </span>
    ),
  },
];

const onClientPage = ['name', 'created', 'jobsEnded', 'completed', 'status'];

/** Those that a client's page has room for. */
export const clientProjectColumns = projectColumns
  .filter(({ key }) => onClientPage.includes(key))
  .map((column) => ({ ...column, from: column.key === 'jobsEnded' ? (1280 as const) : undefined }));
