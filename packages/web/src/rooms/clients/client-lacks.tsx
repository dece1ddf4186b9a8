import { type Client, getClient } from '@zaplecze/contract/rooms/clients/calls';
import { clientFields } from '@zaplecze/contract/rooms/clients/fields';
import { useState } from 'react';
import { useApi } from '../../kit/calls/use-api.ts';
import { Modal } from '../../kit/dialogs/modal.tsx';
import { LackingFields } from '../../kit/records/in-place/lacking.tsx';
import { ClientEditor } from './client-editor.tsx';

/** What is wanted of a client, and for what: the firm's own words beside an offer, those of an invoice beside a project. */
const wanted = {
  offer: ['phone', 'email'],
  invoice: ['nip', 'fvName', 'fvStreet', 'fvPostalCode', 'fvCity', 'fvProvince', 'fvEmail'],
} as const;

/** What a chosen client still lacks for an offer or an invoice; it is said in a dialog, without leaving the form around. */
export function ClientLacks({ id, of }: { id: number; of: string }) {
  const client = useApi(getClient, { params: { id } }).data?.client;
  const [names, ask] = useState<readonly (keyof Client & string)[] | null>(null);
  if (!client?.may.edit) return null;
  const lacking = wanted[of === 'offer' ? 'offer' : 'invoice'].filter((name) => !client[name]);
  return (
    <>
      <LackingFields
        fields={lacking.map((name) => ({ name, label: clientFields[name].label }))}
        onAdd={() => ask(lacking)}
      />
      {names && (
        <Modal title={client.name} opened onClose={() => ask(null)}>
          <ClientEditor
            record={client}
            names={names}
            label={client.name}
            onClose={() => ask(null)}
          />
        </Modal>
      )}
    </>
  );
}
