import { Button } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import {
  endSession as endOneSession,
  listSessions,
  type OwnSession,
} from '@zaplecze/contract/rooms/session/calls';
import { useState } from 'react';
import { useMe } from '../../kit/calls/session.ts';
import { useApi } from '../../kit/calls/use-api.ts';
import { useSend } from '../../kit/calls/use-send.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { EmptyNote } from '../../kit/lists/table/inner-list.tsx';
import { RecordTable } from '../../kit/lists/table/record-table.tsx';
import { TableSkeleton } from '../../kit/lists/table/table-skeleton.tsx';
import type { Column } from '../../kit/lists/types.ts';
import { DateTimeText } from '../../kit/records/date-text.tsx';
import { MainBox } from '../../kit/records/details.tsx';
import { PendingAnswer } from '../../kit/records/states.tsx';
import classes from './account-security.module.css';

const LogoutEverywhere = lazyPart(
  part(() => import('./logout-everywhere.tsx'), 'LogoutEverywhere'),
);
const ChangePassword = lazyPart(part(() => import('./change-password.tsx'), 'ChangePassword'));

const nameOf = (row: OwnSession) => row.device ?? 'Nieznane urządzenie';

const columns: Column<OwnSession>[] = [
  {
    key: 'device',
    header: 'Urządzenie',
    card: 'title',
    render: (row) => (
      <span className={classes.device}>
        {nameOf(row)}
        {row.current && <span className={classes.here}>to urządzenie</span>}
      </span>
    ),
  },
  { key: 'address', header: 'Adres', render: (row) => row.address ?? '–' },
  {
    key: 'created',
    header: 'Zalogowano',
    render: (row) => <DateTimeText value={row.created} />,
  },
  {
    key: 'lastSeen',
    header: 'Ostatnio użyto',
    render: (row) => <DateTimeText value={row.lastSeen} />,
  },
];

/** On the own profile: the password, and where the account is signed in. */
export function AccountSecurity({ person }: { person: { id: number } }) {
  return useMe().id === person.id ? <Own /> : null;
}

function Own() {
  const answer = useApi(listSessions, {});
  const [changing, setChanging] = useState(false);
  const endOne = useSend(endOneSession, { toast: 'Sesja zakończona' });
  const [leaving, setLeaving] = useState(false);
  const list = answer.data?.list;
  const drop = async (row: OwnSession) => {
    const text = `${nameOf(row)} – trzeba się tam będzie zalogować ponownie.`;
    if (await confirm({ title: 'Zakończyć tę sesję?', text }))
      endOne.mutate({ params: { id: row.id } });
  };
  return (
    <MainBox
      title="Urządzenia i dostęp"
      action={
        <Button size="xs" variant="default" onClick={() => setChanging(true)}>
          Zmień hasło
        </Button>
      }
    >
      {list ? (
        <RecordTable
          label="Twoje sesje"
          columns={columns}
          rows={list}
          rowName={nameOf}
          actions={(row) =>
            row.current
              ? []
              : [{ label: 'Zakończ', icon: IconLogout, danger: true, run: () => void drop(row) }]
          }
          empty={<EmptyNote>Nie ma innych sesji.</EmptyNote>}
        />
      ) : (
        <PendingAnswer
          answer={answer}
          shape={<TableSkeleton columns={columns.length} rows={2} />}
        />
      )}
      <div className={classes.end}>
        <Button size="xs" variant="default" onClick={() => setLeaving(true)}>
          Wyloguj wszędzie
        </Button>
      </div>
      {changing && <ChangePassword onClose={() => setChanging(false)} />}
      {leaving && <LogoutEverywhere onClose={() => setLeaving(false)} />}
    </MainBox>
  );
}
