import { Button } from '@mantine/core';
import { IconBan, IconPlus } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import {
  createKiosk,
  type Kiosk,
  listKiosks,
  revokeKiosk,
} from '@zaplecze/contract/rooms/visits/kiosk/calls';
import { kioskForm } from '@zaplecze/contract/rooms/visits/kiosk/forms';
import { useState } from 'react';
import { call } from '../../../kit/calls/api.ts';
import { useApi } from '../../../kit/calls/use-api.ts';
import { useSend } from '../../../kit/calls/use-send.ts';
import { confirm } from '../../../kit/dialogs/confirm.tsx';
import { Modal } from '../../../kit/dialogs/modal.tsx';
import { TextField } from '../../../kit/fields/text-fields.tsx';
import { FormModal } from '../../../kit/forms/form-modal.tsx';
import { useRecordForm } from '../../../kit/forms/use-record-form.ts';
import { RecordTable } from '../../../kit/lists/table/record-table.tsx';
import type { Column } from '../../../kit/lists/types.ts';
import { AppLink } from '../../../kit/navigation/link.tsx';
import { PageHead } from '../../../kit/navigation/page-head.tsx';
import { DateTimeText } from '../../../kit/records/date-text.tsx';
import { CopyButton } from '../../../kit/records/details.tsx';
import { EmptyState, PendingAnswer } from '../../../kit/records/states.tsx';
import classes from './kiosk.module.css';

const columns: Column<Kiosk>[] = [
  { key: 'name', header: 'Nazwa', card: 'title', render: (row) => row.name },
  { key: 'created', header: 'Utworzono', render: (row) => <DateTimeText value={row.created} /> },
  { key: 'createdBy', header: 'Kto', render: (row) => row.createdBy?.name },
  {
    key: 'lastSeen',
    header: 'Ostatnio użyty',
    render: (row) => (row.lastSeen ? <DateTimeText value={row.lastSeen} /> : 'jeszcze nie'),
  },
];

/** Screens of self-service at the entrance: made here, their links shown once, turned off here. */
export function KiosksPage() {
  const { data, error, refetch } = useApi(listKiosks, {});
  const [adding, setAdding] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  const revoke = useSend(revokeKiosk, { toast: 'Ekran wyłączony' });
  if (!data) return <PendingAnswer answer={{ error, refetch }} />;
  const off = async ({ id, name }: Kiosk) => {
    const text = `${name}: odnośnik przestanie działać od razu.`;
    if (await confirm({ title: 'Wyłączyć ekran?', text, yes: 'Wyłącz', no: 'Anuluj' }))
      revoke.mutate({ params: { id } });
  };
  return (
    <>
      <PageHead title="Ekrany dla gości">
        {data.ready && (
          <Button
            size="xs"
            leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            Dodaj ekran
          </Button>
        )}
      </PageHead>
      {!data.ready && (
        <p className={classes.words}>
          Najpierw wpisz nazwę i adres w{' '}
          <AppLink to={addressOf('organization')}>Danych firmy</AppLink>: informacja dla gościa musi
          mówić, kto przetwarza jego dane.
        </p>
      )}
      {data.list.length === 0 ? (
        <EmptyState
          title="Nie ma ekranów"
          text="Tablet przy wejściu, na którym gość sam się wpisze, a gospodarz od razu się dowie. Ekran nie ma dostępu do niczego innego."
        />
      ) : (
        <RecordTable
          label="Ekrany dla gości"
          rows={data.list}
          columns={columns}
          actions={(row) => [
            { label: 'Wyłącz', icon: IconBan, danger: true, run: () => void off(row) },
          ]}
        />
      )}
      {adding && (
        <Adding
          onClose={() => setAdding(false)}
          onDone={(token) => {
            setAdding(false);
            setLink(`${window.location.origin}${addressOf('kiosk')}#${token}`);
          }}
        />
      )}
      {link !== null && (
        <Modal title="Odnośnik ekranu" opened onClose={() => setLink(null)} size={560}>
          <p className={classes.words}>
            Otwórz go na tablecie przy wejściu. Widać go tylko teraz: potem można już tylko utworzyć
            nowy ekran.
          </p>
          <p className={classes.address}>
            <code>{link}</code> <CopyButton text={link} what="odnośnik ekranu" />
          </p>
        </Modal>
      )}
    </>
  );
}

function Adding(props: { onClose: () => void; onDone: (token: string) => void }) {
  const form = useRecordForm({
    schema: kioskForm,
    defaults: { name: '' },
    send: (body, options) => call(createKiosk, { body }, options),
    onDone: ({ token }) => props.onDone(token),
    done: null,
  });
  return (
    <FormModal title="Nowy ekran dla gości" form={form} onClose={props.onClose} size={420}>
      <TextField
        name="name"
        label="Nazwa"
        help="Na przykład „Wejście główne”."
        required
        maxLength={100}
      />
    </FormModal>
  );
}
