import { Button } from '@mantine/core';
import { IconDoorExit, IconPlus } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import { listReception, type ReceptionRow, updateReception } from '@zaplecze/contract/reception';
import { Suspense } from 'react';
import { updateRows } from '../../kit/calls/optimistic.ts';
import { useSend } from '../../kit/calls/use-api.ts';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { ListPage } from '../../kit/lists/list-page.tsx';
import type { ColumnOf } from '../../kit/lists/types.ts';
import { AppLink } from '../../kit/navigation/link.tsx';
import { DateTimeText } from '../../kit/records/date-text.tsx';
import { isOpen, useItem } from '../../kit/records/use-item.ts';
import { PersonName } from '../persons/index.ts';
import classes from './reception.module.css';
import { partyName } from './reception-values.ts';
import { useRowActions } from './use-row-actions.ts';

const ReceptionView = lazyPart(() => import('./reception-view.tsx').then((m) => m.ReceptionView));

const fixed = { filter: { category: 'guest' } };

const columns: ColumnOf<typeof listReception>[] = [
  {
    key: 'fullName',
    header: 'Osoba',
    sort: 'fullName',
    card: 'title',
    width: 240,
    clip: true,
    render: (row) => row.fullName,
  },
  {
    key: 'user',
    header: 'Do kogo',
    sort: 'user',
    render: (row) => <PersonName person={row.user} />,
  },
  {
    key: 'client',
    header: 'Firma',
    sort: 'client',
    width: 240,
    clip: true,
    render: partyName,
  },
  {
    key: 'operationDate',
    header: 'Data i godzina wejścia',
    sort: 'operationDate',
    render: (row) => <DateTimeText value={row.operationDate} />,
  },
  {
    key: 'exitDate',
    header: 'Wyjście',
    sort: 'exitDate',
    render: (row) => (row.exitDate ? <DateTimeText value={row.exitDate} /> : <Leaving row={row} />),
  },
];

/** One click notes that the guest has left just now. */
function Leaving({ row }: { row: ReceptionRow }) {
  const leave = useSend(updateReception, {
    toast: 'Wyjście zapisane',
    optimistic: ({ body }) =>
      updateRows(
        listReception,
        ({ id }) => id === row.id,
        (one) => ({ ...one, exitDate: body?.exitDate ?? null }),
      ),
  });
  if (!row.may.edit) return null;
  const now = () =>
    leave.mutate({
      params: { id: row.id },
      body: { category: 'guest', exitDate: new Date().toISOString() },
    });
  return (
    <Button
      size="compact-xs"
      variant="default"
      loading={leave.isPending}
      leftSection={<IconDoorExit size={14} stroke={1.5} aria-hidden />}
      aria-label={`Wyjście: ${row.fullName}`}
      onClick={now}
    >
      Wyjście
    </Button>
  );
}

export function GuestsPage() {
  const item = useItem();
  const view = (row: ReceptionRow) => () => item.open({ id: row.id, name: row.fullName });
  const actions = useRowActions('guest', view);
  return (
    <>
      <ListPage
        title="Recepcja - Goście"
        endpoint={listReception}
        fixed={fixed}
        search="Szukaj gościa…"
        pills={[
          { filter: 'present', label: 'Którzy goście', options: [{ id: 1, name: 'W budynku' }] },
        ]}
        toolbar={() => (
          <span className={classes.neighbour}>
            <AppLink to={addressOf('parcels')}>Przesyłki</AppLink>
          </span>
        )}
        dense
        columns={columns}
        rowName={(row) => row.fullName ?? ''}
        open={view}
        actions={actions}
        primary={{ label: 'Dodaj gościa', icon: IconPlus, to: { to: addressOf('guestAdd') } }}
        empty={{
          title: 'Nie było jeszcze gości',
          text: 'Zapisz gościa, a odwiedzana osoba od razu się o nim dowie.',
        }}
      />
      {isOpen(item) && (
        <Suspense>
          <ReceptionView key={item.id} item={item} onClose={item.close} guest />
        </Suspense>
      )}
    </>
  );
}
