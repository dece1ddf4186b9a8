import { listIssues } from '@zaplecze/contract/rooms/issues/calls';
import { issueColumns as fields } from '@zaplecze/contract/rooms/issues/columns';
import { fieldColumns } from '../../kit/lists/columns/field-columns.tsx';
import { RowTitle } from '../../kit/lists/table/row-title.tsx';
import { Overdue } from '../../kit/records/date-text.tsx';
import { Progress } from '../checklists/index.ts';
import { OnBehalf, People, PersonShort } from '../person-names/index.ts';
import { PromiseCell } from './record/issue-dialog.tsx';

/** Your issues show besides how long they take (ISS-11). */
export const yourIssueColumns = fieldColumns(listIssues, fields, {
  name: {
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
  client: {},
  dateRealization: {
    act: 'dateRealization',
    render: (row) => <Overdue value={row.dateRealization} done={!row.overdue} />,
  },
  orderedBy: {
    card: 'none',
    from: 1440,
    short: true,
    render: (row) => <PersonShort person={row.orderedBy} />,
  },
  users: {
    act: 'users',
    render: (row) => <People people={row.users} most={2} />,
  },
  promised: {
    optional: true,
    render: (row) => (row.promisedAnswer ?? row.promisedDone) && <PromiseCell row={row} />,
  },
  timeRequired: {
    card: 'none',
    from: 1280,
  },
  created: { card: 'none', from: 1440 },
  status: {
    act: 'status',
    card: 'status',
  },
});

/** ISS-10. */
export const issueColumns = yourIssueColumns
  .filter(({ key }) => key !== 'timeRequired')
  .map((column) => (column.key === 'orderedBy' ? { ...column, from: 1280 as const } : column));
