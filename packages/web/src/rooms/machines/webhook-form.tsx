import type { BodyInput } from '@zaplecze/contract/kit/calls/endpoint';
import {
  createWebhook,
  updateWebhook,
  type Webhook,
} from '@zaplecze/contract/rooms/webhooks/calls';
import { type WebhookType, webhookEvents } from '@zaplecze/contract/rooms/webhooks/events';
import {
  webhookCollections,
  webhookForm,
  webhookFormOf,
} from '@zaplecze/contract/rooms/webhooks/forms';
import { useState } from 'react';
import { call } from '../../kit/calls/api.ts';
import { SwitchField } from '../../kit/fields/choice-fields.tsx';
import { MultiSelect } from '../../kit/fields/select.tsx';
import { TextField } from '../../kit/fields/text-fields.tsx';
import { useField } from '../../kit/forms/form-context.tsx';
import { FormModal } from '../../kit/forms/form-modal.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { recordTypeNames } from './record-types.ts';
import { ShownOnce } from './shown-once.tsx';

const types = [
  {
    group: 'Powiadomienia',
    items: Object.values(webhookEvents).map(({ type, name }) => ({
      value: type as string,
      label: name as string,
    })),
  },
  {
    group: 'Rekordy',
    items: Object.entries(recordTypeNames).map(([value, label]) => ({ value, label })),
  },
];

function Events() {
  const { value, change, blur, ref, shared } = useField<WebhookType[]>({
    name: 'events',
    label: 'Zdarzenia',
    help: 'Bez wyboru: wszystkie powiadomienia, także te z przyszłych wersji. Zdarzenia rekordów wysyłane są tylko wybrane.',
  });
  return (
    <MultiSelect
      {...shared}
      ref={ref}
      data={types}
      searchable
      placeholder={value?.length ? undefined : 'Wszystkie powiadomienia'}
      nothingFoundMessage="Nie ma takiego zdarzenia"
      value={value ?? []}
      onChange={(next) => change(next as WebhookType[])}
      onBlur={blur}
      comboboxProps={{ shadow: 'sm' }}
    />
  );
}

const empty: BodyInput<typeof createWebhook> = { name: '', url: '', events: [], active: true };

/** A new webhook, whose secret is then told once, or its changes. */
export function WebhookForm({ webhook, onClose }: { webhook?: Webhook; onClose: () => void }) {
  const [secret, setSecret] = useState<string | null>(null);
  const form = useRecordForm({
    schema: webhookForm,
    ...(webhook
      ? { record: webhookFormOf(webhook), version: webhook.version, fromRow: true }
      : { defaults: empty }),
    collections: webhookCollections,
    done: webhook ? 'Webhook zmieniony' : 'Webhook dodany',
    send: async (body, options): Promise<string | null> => {
      if (!webhook)
        return (await call(createWebhook, { body: body as typeof empty }, options)).secret;
      await call(updateWebhook, { params: { id: webhook.id }, body }, options);
      return null;
    },
    onDone: (newSecret) => (newSecret === null ? onClose() : setSecret(newSecret)),
  });
  if (secret !== null) return <SecretOnce secret={secret} onClose={onClose} />;
  return (
    <FormModal form={form} title={webhook ? webhook.name : 'Nowy webhook'} onClose={onClose}>
      <TextField name="name" label="Nazwa" required autoFocus />
      <TextField
        name="url"
        label="Adres"
        required
        type="url"
        help="https:// w internecie. Hosty własnej sieci dopuszcza administrator serwera."
      />
      <Events />
      <SwitchField name="active" label="Włączony" />
    </FormModal>
  );
}

export function SecretOnce({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <ShownOnce
      title="Sekret podpisów"
      what="sekret"
      says="Tym sekretem odbiorca sprawdza, że zdarzenie naprawdę przyszło stąd."
      secret={secret}
      onClose={onClose}
    />
  );
}
