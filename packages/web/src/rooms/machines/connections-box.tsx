import { IconPlugConnectedX } from '@tabler/icons-react';
import {
  type Connection,
  endConnection,
  listConnections,
} from '@zaplecze/contract/rooms/session/connections/calls';
import { useApi } from '../../kit/calls/use-api.ts';
import { useSend } from '../../kit/calls/use-send.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { EmptyNote } from '../../kit/lists/table/inner-list.tsx';
import { RecordTable } from '../../kit/lists/table/record-table.tsx';
import { TableSkeleton } from '../../kit/lists/table/table-skeleton.tsx';
import type { Column } from '../../kit/lists/types.ts';
import { DateTimeText } from '../../kit/records/date-text.tsx';
import { MainBox } from '../../kit/records/details.tsx';
import { PendingAnswer } from '../../kit/records/states.tsx';
import { lastUse } from './last-use.tsx';
import classes from './machines.module.css';

const states = { active: '', expired: 'wygasła', revoked: 'odłączona' };

const columns: Column<Connection>[] = [
  {
    key: 'name',
    header: 'Aplikacja',
    card: 'title',
    render: (row) => (
      <span className={classes.name}>
        {row.name}
        {states[row.state] && <span className={classes.note}>{states[row.state]}</span>}
      </span>
    ),
  },
  { key: 'rights', header: 'Może', render: (row) => (row.writes ? 'czytać i zmieniać' : 'czytać') },
  { key: 'expires', header: 'Do', render: (row) => <DateTimeText value={row.expires} /> },
  lastUse('Ostatnio użyta'),
];

/** On the own profile: applications that were let in without a key. */
export function ConnectedApplications() {
  const { data, error, refetch } = useApi(listConnections, {});
  const end = useSend(endConnection, { toast: 'Aplikacja odłączona' });
  const ask = async ({ id, name }: Connection) => {
    const text = `${name} od razu przestanie widzieć cokolwiek.`;
    if (await confirm({ title: 'Odłączyć tę aplikację?', text })) end.mutate({ params: { id } });
  };
  return (
    <MainBox title="Połączone aplikacje">
      {data ? (
        <RecordTable
          label="Twoje połączone aplikacje"
          columns={columns}
          rows={data.list}
          actions={(row) =>
            row.state === 'active'
              ? [
                  {
                    label: 'Odłącz',
                    icon: IconPlugConnectedX,
                    danger: true,
                    run: () => void ask(row),
                  },
                ]
              : []
          }
          empty={
            <EmptyNote>
              Nie ma połączonych aplikacji. Łączenie zaczyna się w aplikacji, od adresu{' '}
              {window.location.origin}/api/mcp.
            </EmptyNote>
          }
        />
      ) : (
        <PendingAnswer
          answer={{ error, refetch }}
          shape={<TableSkeleton columns={columns.length} rows={2} />}
        />
      )}
    </MainBox>
  );
}
