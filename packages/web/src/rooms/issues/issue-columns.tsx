import type { IssueRow, listIssues } from '@zaplecze/contract/rooms/issues/calls';
import { Suspense } from 'react';
import type { ColumnOf } from '../../kit/lists/types.ts';
import { StatusDot } from '../../kit/records/color-pill.tsx';
import { DayText, Overdue } from '../../kit/records/date-text.tsx';
import { formatHours } from '../../kit/records/format.ts';
import { Progress } from '../checklists/index.ts';
import { People, PersonName } from '../persons/index.ts';
import classes from './issues.module.css';
import { PromiseCell } from './record/issue-dialog.tsx';

/** ISS-10. */
export const issueColumns: ColumnOf<typeof listIssues>[] = [
  {
    key: 'name',
    header: 'Nazwa',
    sort: 'name',
    card: 'title',
    width: 320,
    clip: true,
    render: (row) =>
      row.checklistCount === 0 ? (
        row.name
      ) : (
        <>
          {row.name}
          <Progress row={row} />
        </>
      ),
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
    act: 'dateRealization',
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
    act: 'users',
    render: (row) => (
      <>
        <People people={row.users} most={2} />
        <OnBehalf of={row.onBehalfOf} />
      </>
    ),
  },
  {
    key: 'promised',
    header: 'Obiecany czas',
    sort: 'promised',
    optional: true,
    render: (row) =>
      (row.promisedAnswer ?? row.promisedDone) && (
        <Suspense>
          <PromiseCell row={row} />
        </Suspense>
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
    act: 'status',
    card: 'status',
    width: 140,
    render: (row) => (
      <span className={classes.whole}>
        <StatusDot status={row.status} />
      </span>
    ),
  },
];

const timeRequired: ColumnOf<typeof listIssues> = {
  key: 'timeRequired',
  header: 'Wymagany czas',
  sort: 'timeRequired',
  align: 'right',
  card: 'none',
  from: 1280,
  render: ({ timeRequired: hours }) =>
    hours !== null && <span className={classes.whole}>{formatHours(hours)}</span>,
};

/** Your issues show besides how long they take (ISS-11). */
export const yourIssueColumns = issueColumns
  .map((column) => (column.key === 'orderedBy' ? { ...column, from: 1440 as const } : column))
  .toSpliced(-2, 0, timeRequired);

/** For whom it is done, when it is not the reader's own. */
export function OnBehalf({ of }: { of: IssueRow['onBehalfOf'] }) {
  if (!of) return null;
  return <span className={classes.second}>zastępstwo: {of.name}</span>;
}
