import { withoutForm } from '@zaplecze/contract/kit/values/words';
import { listProjects } from '@zaplecze/contract/rooms/projects/calls';
import { projectColumns as fields } from '@zaplecze/contract/rooms/projects/columns';
import { fieldColumns } from '../../kit/lists/columns/field-columns.tsx';
import { ColorDot, StatusDot } from '../../kit/records/color-pill.tsx';
import { Overdue } from '../../kit/records/date-text.tsx';
import { formatMoney } from '../../kit/records/format.ts';
import classes from './project-lists.module.css';

const hidden = { card: 'none', from: 1440 } as const;

/** PRO-10. */
export const projectColumns = fieldColumns(listProjects, fields, {
  name: { header: 'Nazwa projektu', card: 'title', width: 300, clip: true },
  type: {
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
  client: { width: 180, clip: true },
  company: {
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
  modified: { header: 'Aktualizacja', sort: 'modifiedDate', card: 'none', from: 1280 },
  userModified: {
    ...hidden,
    key: 'modifiedBy',
    header: 'Zmienił(a)',
    sort: 'modifiedBy',
    render: (row) => row.userModified?.name,
  },
  created: {},
  jobsEnded: hidden,
  completed: hidden,
  plannedValue: { from: 1600, render: wholeMoney },
  status: {
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
});

export function wholeMoney({ plannedValue }: { plannedValue: number }) {
  return <span className={classes.whole}>{formatMoney(plannedValue)}</span>;
}
