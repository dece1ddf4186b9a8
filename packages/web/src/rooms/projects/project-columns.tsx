import type { ProjectRow } from '@zaplecze/contract/projects';
import { ColorDot, StatusDot } from '../../kit/color-pill.tsx';
import { DayText, Overdue } from '../../kit/date-text.tsx';
import type { Column } from '../../kit/list/types.ts';
import classes from './projects.module.css';

export const projectColumns: Column<ProjectRow>[] = [
  {
    key: 'name',
    header: 'Nazwa projektu',
    sort: 'name',
    card: 'title',
    width: '22%',
    render: (row) => row.name,
  },
  {
    key: 'type',
    header: 'Typ usługi',
    sort: 'type',
    card: 'none',
    render: (row) => row.type?.name,
  },
  {
    key: 'client',
    header: 'Klient',
    sort: 'client',
    width: '17%',
    // What burns stands where the eye is: a column of its own would not fit.
    render: (row) => (
      <>
        {row.client.name}
        {row.nextLimit && (
          <span className={classes.second}>
            termin: <Overdue value={row.nextLimit} />
          </span>
        )}
      </>
    ),
  },
  {
    key: 'company',
    header: 'Spółka',
    sort: 'company',
    card: 'none',
    from: 1280,
    render: (row) =>
      row.company && <ColorDot color={row.company.color}>{row.company.name}</ColorDot>,
  },
  {
    key: 'modified',
    header: 'Aktualizacja',
    sort: 'modifiedDate',
    card: 'none',
    render: (row) => <DayText value={row.modified} />,
  },
  {
    key: 'modifiedBy',
    header: 'Zmienił(a)',
    sort: 'modifiedBy',
    card: 'none',
    from: 1280,
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
    from: 1280,
    render: (row) => <DayText value={row.jobsEnded} />,
  },
  {
    key: 'completed',
    header: 'Zrealizowano',
    sort: 'completed',
    card: 'none',
    from: 1280,
    render: (row) => <DayText value={row.completed} />,
  },
  {
    key: 'status',
    header: 'Status',
    sort: 'status',
    card: 'status',
    width: 124,
    render: (row) => (
      <span className={classes.whole}>
        <StatusDot status={row.status} />
      </span>
    ),
  },
];
