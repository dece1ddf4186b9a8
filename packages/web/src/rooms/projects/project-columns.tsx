import { withoutForm } from '@zaplecze/contract/kit/values/words';
import { listProjects, listProjectsAtRisk } from '@zaplecze/contract/rooms/projects/calls';
import { projectColumns as fields } from '@zaplecze/contract/rooms/projects/columns';
import { Suspense } from 'react';
import { fieldColumns } from '../../kit/lists/columns/field-columns.tsx';
import type { ColumnOf } from '../../kit/lists/types.ts';
import { ColorDot, StatusDot } from '../../kit/records/color-pill.tsx';
import { Overdue } from '../../kit/records/date-text.tsx';
import { formatMoney } from '../../kit/records/format.ts';
import { PersonName } from '../persons/index.ts';
import { Reasons } from '../radar/index.ts';
import classes from './project-lists.module.css';

const hidden = { card: 'none', from: 1440 } as const;
const client = { width: 180, clip: true } as const;

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
  client,
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

function wholeMoney({ plannedValue }: { plannedValue: number }) {
  return <span className={classes.whole}>{formatMoney(plannedValue)}</span>;
}

const ofTask: ColumnOf<typeof listProjectsAtRisk>[] = [
  { key: 'user', header: 'Osoba', render: ({ danger }) => <PersonName person={danger.user} /> },
  {
    key: 'reason',
    header: 'Dlaczego',
    sort: 'harm',
    width: 340,
    render: ({ danger }) => (
      <Suspense>
        <Reasons reasons={danger.reasons} />
      </Suspense>
    ),
  },
  {
    key: 'limit',
    header: 'Termin',
    render: ({ danger }) => (
      <span className={classes.whole}>
        <Overdue value={danger.limit} />
        {danger.task.finalDate && <span className={classes.second}>ostateczny</span>}
      </span>
    ),
  },
];

/** RAD-20; what is said of the task stands among the project's own fields. */
export const riskColumns = fieldColumns(listProjectsAtRisk, fields, {
  name: {
    header: 'Zadanie i projekt',
    card: 'title',
    width: 320,
    render: ({ name, danger }) => (
      <>
        {danger.task.name}
        <span className={classes.second}>{name}</span>
      </>
    ),
  },
  client: { ...client, card: 'none', from: 1280 },
  plannedValue: { from: 1280, render: wholeMoney },
  status: { card: 'status', width: 148, from: 1440 },
}).toSpliced(2, 0, ...ofTask);

const onClientPage = ['name', 'created', 'jobsEnded', 'completed', 'status'];

/** Those that a client's page has room for. */
export const clientProjectColumns = projectColumns
  .filter(({ key }) => onClientPage.includes(key))
  .map((column) => ({ ...column, from: column.key === 'jobsEnded' ? (1280 as const) : undefined }));
