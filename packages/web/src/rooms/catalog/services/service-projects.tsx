import { addressOf } from '@zaplecze/contract/addresses';
import { listProjects } from '@zaplecze/contract/rooms/projects/calls';
import { openProjectStatuses } from '@zaplecze/contract/rooms/projects/lists';
import { nameBesideClient } from '@zaplecze/contract/rooms/projects/name';
import { isFinal } from '@zaplecze/contract/rooms/tasks/lists';
import { InnerList } from '../../../kit/lists/table/inner-list.tsx';
import { RowTitle } from '../../../kit/lists/table/row-title.tsx';
import type { ColumnOf } from '../../../kit/lists/types.ts';
import { AppLink } from '../../../kit/navigation/link.tsx';
import { StatusDot } from '../../../kit/records/color-pill.tsx';
import { Overdue } from '../../../kit/records/date-text.tsx';
import { formatMoney } from '../../../kit/records/format.ts';

const columns: ColumnOf<typeof listProjects>[] = [
  {
    key: 'name',
    header: 'Nazwa projektu',
    sort: 'name',
    card: 'title',
    render: (row) => {
      const { name, period } = nameBesideClient(row.name, row.client.name);
      return <RowTitle beside={period}>{name}</RowTitle>;
    },
  },
  { key: 'client', header: 'Klient', sort: 'client', render: (row) => row.client.name },
  {
    key: 'limit',
    header: 'Najbliższy termin',
    render: (row) => <Overdue value={row.nextLimit} done={isFinal(row.status.id)} />,
  },
  {
    key: 'plannedValue',
    header: 'Wartość planowana',
    sort: 'plannedValue',
    align: 'right',
    from: 1280,
    render: (row) => formatMoney(row.plannedValue),
  },
  {
    key: 'status',
    header: 'Status',
    sort: 'status',
    card: 'status',
    render: (row) => <StatusDot status={row.status} />,
  },
];

const status = openProjectStatuses.join(',');

/** Projects of a service that are under way; all of them one click away, in their list. */
export function ServiceProjects({ id }: { id: number }) {
  const service = String(id);
  return (
    <InnerList
      title="Trwające projekty"
      endpoint={listProjects}
      filter={{ service, status }}
      columns={columns}
      open={(row) => ({ to: addressOf('project', { id: row.id }) })}
      action={
        <AppLink to={addressOf('projects', { filter: { service, status } })}>
          Pokaż na liście
        </AppLink>
      }
      empty="Żaden projekt tej usługi teraz nie trwa."
    />
  );
}
