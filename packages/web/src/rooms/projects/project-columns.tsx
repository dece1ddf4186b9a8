import { withoutForm } from '@zaplecze/contract/kit/values/words';
import { listProjects, type ProjectRow } from '@zaplecze/contract/rooms/projects/calls';
import { projectColumns as fields } from '@zaplecze/contract/rooms/projects/columns';
import { nameBesideClient } from '@zaplecze/contract/rooms/projects/name';
import { fieldColumns } from '../../kit/lists/columns/field-columns.tsx';
import { RowTitle } from '../../kit/lists/table/row-title.tsx';
import { ColorPill, StatusDot } from '../../kit/records/color-pill.tsx';
import { Overdue } from '../../kit/records/date-text.tsx';
import { PersonShort } from '../person-names/index.ts';

const hidden = { card: 'none', from: 1440 } as const;

/** PRO-10. */
export const projectColumns = fieldColumns(listProjects, fields, {
  name: { header: 'Nazwa projektu', card: 'title', render: (row) => <ProjectName of={row} /> },
  type: { card: 'none', short: true },
  client: {},
  company: {
    card: 'none',
    from: 1280,
    render: (row) =>
      row.company && (
        <ColorPill color={row.company.color}>
          <span title={row.company.name} aria-hidden>
            {initialsOf(row.company.name)}
          </span>
          <span className="visually-hidden">{row.company.name}</span>
        </ColorPill>
      ),
  },
  modified: { header: 'Aktualizacja', sort: 'modifiedDate', card: 'none', from: 1280 },
  userModified: {
    card: 'none',
    from: 1600,
    key: 'modifiedBy',
    header: 'Zmienił(a)',
    sort: 'modifiedBy',
    short: true,
    render: (row) => <PersonShort person={row.userModified} />,
  },
  created: {},
  jobsEnded: hidden,
  completed: hidden,
  plannedValue: { from: 1600 },
  status: {
    act: 'status',
    card: 'status',
    // What burns stands beside what it burns for: a column of its own would not fit.
    render: (row) => (
      <RowTitle beside={row.nextLimit && <Overdue value={row.nextLimit} lead="do" short />}>
        <StatusDot status={row.status} />
      </RowTitle>
    ),
  },
});

/** 'MK' of 'Meridian Księgowość sp. z o.o.': the few companies of a group are known by them. */
const initialsOf = (company: string) =>
  withoutForm(company)
    .split(/\s+/)
    .map(([first]) => first)
    .join('')
    .slice(0, 3)
    .toLocaleUpperCase('pl');

/** A project beside the column of its client: what the columns say is not said again. */
function ProjectName({ of }: { of: Pick<ProjectRow, 'name' | 'client'> }) {
  const { name, period } = nameBesideClient(of.name, of.client.name);
  return <RowTitle beside={period}>{name}</RowTitle>;
}
