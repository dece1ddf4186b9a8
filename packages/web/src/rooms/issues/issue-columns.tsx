import type { IssueRow } from '@zaplecze/contract/issues';
import { StatusDot } from '../../kit/color-pill.tsx';
import { DayText, Overdue } from '../../kit/date-text.tsx';
import { formatHours } from '../../kit/format.ts';
import type { Column } from '../../kit/list/types.ts';
import { People, PersonName } from '../../kit/person.tsx';
import classes from './issues.module.css';

/** Columns of document 002, section 2.4. */
export const issueColumns: Column<IssueRow>[] = [
  {
    key: 'name',
    header: 'Nazwa',
    sort: 'name',
    card: 'title',
    width: 320,
    clip: true,
    render: (row) => row.name,
  },
  {
    key: 'client',
    header: 'Klient',
    sort: 'client',
    width: 180,
    clip: true,
    render: (row) => row.client?.name ?? <span className={classes.none}>–</span>,
  },
  {
    key: 'dateRealization',
    header: 'Graniczna data zakończenia',
    sort: 'dateRealization',
    render: (row) => <Overdue value={row.dateRealization} done={!row.overdue} />,
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
    key: 'users',
    header: 'Przydzielono do',
    sort: 'users',
    render: (row) => (
      <>
        <People people={row.users} most={2} />
        <OnBehalf of={row.onBehalfOf} />
      </>
    ),
  },
  {
    key: 'created',
    header: 'Utworzono',
    sort: 'created',
    card: 'none',
    from: 1440,
    render: (row) => <DayText value={row.created} />,
  },
  {
    key: 'status',
    header: 'Status',
    sort: 'status',
    card: 'status',
    width: 140,
    render: (row) => (
      <span className={classes.whole}>
        <StatusDot status={row.status} />
      </span>
    ),
  },
];

const timeRequired: Column<IssueRow> = {
  key: 'timeRequired',
  header: 'Wymagany czas',
  sort: 'timeRequired',
  align: 'right',
  card: 'none',
  from: 1280,
  render: ({ timeRequired: hours }) =>
    hours !== null && <span className={classes.whole}>{formatHours(hours)}</span>,
};

/** Your issues show besides how long they take (document 002, section 2.5). */
export const yourIssueColumns = issueColumns
  .map((column) => (column.key === 'orderedBy' ? { ...column, from: 1440 as const } : column))
  .toSpliced(-2, 0, timeRequired);

/** For whom it is done, when it is not the reader's own. */
export function OnBehalf({ of }: { of: IssueRow['onBehalfOf'] }) {
  if (!of) return null;
  return <span className={classes.second}>zastępstwo: {of.name}</span>;
}
