import { Button } from '@mantine/core';
import { IconKey, IconList, IconPencil, IconSend, IconTrash } from '@tabler/icons-react';
import { countWords } from '@zaplecze/contract/kit/values/words';
import {
  listWebhooks,
  removeWebhook,
  rotateWebhook,
  testWebhook,
  type Webhook,
} from '@zaplecze/contract/rooms/webhooks/calls';
import { oldSecretHours, webhookEvents } from '@zaplecze/contract/rooms/webhooks/events';
import { useState } from 'react';
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
import classes from './machines.module.css';

const WebhookForm = lazyPart(part(() => import('./webhook-form.tsx'), 'WebhookForm'));
const SecretOnce = lazyPart(part(() => import('./webhook-form.tsx'), 'SecretOnce'));
const WebhookLog = lazyPart(part(() => import('./webhook-log.tsx'), 'WebhookLog'));

const eventNames = ({ events }: Webhook) =>
  events.length === 0
    ? 'wszystkie'
    : Object.values(webhookEvents)
        .filter(({ type }) => events.includes(type))
        .map(({ name }) => name)
        .join(', ');

function State({ row }: { row: Webhook }) {
  if (row.stopped) return <span className={classes.bad}>wyłączony po błędach</span>;
  if (!row.active) return 'wyłączony';
  if (row.failingSince) {
    return (
      <span className={classes.bad}>
        nie dociera od <DateTimeText value={row.failingSince} />
      </span>
    );
  }
  return row.waiting > 0 ? countWords(row.waiting, 'czeka', 'czekają', 'czeka') : 'działa';
}

const columns: Column<Webhook>[] = [
  {
    key: 'name',
    header: 'Nazwa',
    card: 'title',
    render: (row) => (
      <span className={classes.name}>
        {row.name}
        <span className={classes.note}>{row.url}</span>
      </span>
    ),
  },
  { key: 'events', header: 'Zdarzenia', render: eventNames },
  {
    key: 'state',
    header: 'Stan',
    card: 'status',
    render: (row) => <State row={row} />,
  },
  {
    key: 'lastDelivered',
    header: 'Ostatnio doręczono',
    render: (row) => (row.lastDelivered ? <DateTimeText value={row.lastDelivered} /> : '–'),
  },
];

type Open = { what: 'form' | 'log' | 'secret'; webhook?: Webhook; secret?: string };

/** Programs that are told what happens here. */
export function WebhooksBox() {
  const { data, error, refetch } = useApi(listWebhooks, {});
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const remove = useSend(removeWebhook, { toast: 'Webhook usunięty' });
  const test = useSend(testWebhook, { toast: 'Próbne zdarzenie wysłane; wynik jest w dzienniku' });
  const rotate = useSend(rotateWebhook, {
    onDone: ({ secret }) => setOpen({ what: 'secret', secret }),
  });
  const askRemove = async ({ id, name }: Webhook) => {
    const text = `${name} i jego dziennik znikną.`;
    if (await confirm({ title: 'Czy skasować?', text })) remove.mutate({ params: { id } });
  };
  const askRotate = async ({ id }: Webhook) => {
    const text = `Dotychczasowy sekret będzie podpisywał jeszcze przez ${oldSecretHours} godziny.`;
    if (await confirm({ title: 'Utworzyć nowy sekret?', text })) rotate.mutate({ params: { id } });
  };
  return (
    <MainBox
      title="Webhooki"
      count={data?.list.length}
      action={
        <Button size="xs" variant="default" onClick={() => setOpen({ what: 'form' })}>
          Dodaj webhook
        </Button>
      }
    >
      <p className={classes.says}>
        O tym, o czym ludzie dostają powiadomienia, system powie także programom: podpisanym
        żądaniem według Standard Webhooks.
      </p>
      {data ? (
        <RecordTable
          label="Webhooki"
          columns={columns}
          rows={data.list}
          open={(webhook) => () => setOpen({ what: 'log', webhook })}
          actions={(webhook) => [
            { label: 'Dziennik', icon: IconList, run: () => setOpen({ what: 'log', webhook }) },
            ...(webhook.active
              ? [
                  {
                    label: 'Wyślij próbne zdarzenie',
                    icon: IconSend,
                    run: () => test.mutate({ params: { id: webhook.id } }),
                  },
                ]
              : []),
            { label: 'Edytuj', icon: IconPencil, run: () => setOpen({ what: 'form', webhook }) },
            { label: 'Nowy sekret', icon: IconKey, run: () => void askRotate(webhook) },
            { label: 'Usuń', icon: IconTrash, danger: true, run: () => void askRemove(webhook) },
          ]}
          empty={<EmptyNote>Nie ma jeszcze webhooków.</EmptyNote>}
        />
      ) : (
        <PendingAnswer
          answer={{ error, refetch }}
          shape={<TableSkeleton columns={columns.length} rows={2} />}
        />
      )}
      {open?.what === 'form' && <WebhookForm webhook={open.webhook} onClose={close} />}
      {open?.what === 'log' && open.webhook && (
        <WebhookLog webhook={open.webhook} onClose={close} />
      )}
      {open?.secret && <SecretOnce secret={open.secret} onClose={close} />}
    </MainBox>
  );
}
