import { IconAddressBook, IconArrowMerge, IconPlus } from '@tabler/icons-react';
import { addressOf, type ParamsOf } from '@zaplecze/contract/addresses';
import { type Client, getClient, removeClient } from '@zaplecze/contract/rooms/clients/calls';
import { getClientCard } from '@zaplecze/contract/rooms/clients/cards/calls';
import { mergeClients } from '@zaplecze/contract/rooms/clients/merging/calls';
import { listDocuments } from '@zaplecze/contract/rooms/documents/calls';
import { clientHistory } from '@zaplecze/contract/rooms/history/calls';
import { listOffers } from '@zaplecze/contract/rooms/offers/calls';
import { createProject } from '@zaplecze/contract/rooms/projects/calls';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMay } from '../../kit/calls/session.ts';
import { useApi } from '../../kit/calls/use-api.ts';
import { toast } from '../../kit/dialogs/toast.ts';
import { openSigned } from '../../kit/files/open-signed.ts';
import { useRemoveAction } from '../../kit/lists/table/row-actions.ts';
import { PendingPage } from '../../kit/navigation/page-problem.tsx';
import { useGo } from '../../kit/navigation/use-go.ts';
import { usePageTitle } from '../../kit/navigation/use-page-title.ts';
import { ColorDot, StatusDot, TagLine } from '../../kit/records/color-pill.tsx';
import { DeletedNote } from '../../kit/records/deleted-note.tsx';
import { DetailColumns, DetailHeader } from '../../kit/records/details.tsx';
import { EditableTitle } from '../../kit/records/in-place/editable-fact.tsx';
import { RecordActions } from '../../kit/records/in-place/record-actions.tsx';
import { ClientDocuments } from '../documents/index.ts';
import { HistoryPanel } from '../history/index.ts';
import { ClientIssues, IssueAdd } from '../issues/index.ts';
import { ClientOffers } from '../offers/index.ts';
import { ClientProjects } from '../projects/index.ts';
import { useAsk } from '../questions/index.ts';
import { ClientGlance, ClientStory } from '../story/index.ts';
import { ClientReach } from './client-reach.tsx';
import { ClientEditor, ClientSide } from './client-side.tsx';
import classes from './clients.module.css';
import { Consents } from './contacts/consents.tsx';
import { MergeClients } from './merging/client-twins.parts.ts';

export function ClientViewPage({ id }: ParamsOf<'client'>) {
  const found = useApi(getClient, { params: { id } });
  const client = found.data?.client;
  usePageTitle(client?.name);
  useLeadOn(id, client);
  if (!client) return <PendingPage answer={found} back={addressOf('clients')} />;
  return (
    <>
      <DeletedNote error={found.error} />
      <DetailHeader
        title={
          <EditableTitle editor={client.may.edit ? ClientEditor : undefined} record={client}>
            <ColorDot color={client.color}>{client.name}</ColorDot>
          </EditableTitle>
        }
        back={addressOf('clients')}
        beside={
          <>
            <StatusDot status={client.status} />
            <span className={classes.headTags}>
              <TagLine tags={client.tags} most={2} />
            </span>
          </>
        }
        actions={<Actions client={client} />}
      />
      <ClientReach client={client} />
      <ClientGlance client={client} />
      <DetailColumns main={<Main client={client} />} side={<ClientSide client={client} />} />
    </>
  );
}

/** The address of a client that became a part of another one leads on to that one. */
function useLeadOn(requestedId: number, client: Client | undefined) {
  const go = useGo();
  const lead = useEffectEvent(({ id, name }: Client) => {
    toast.info(`Tego klienta połączono z „${name}”.`);
    void go(addressOf('client', { id }), { replace: true });
  });
  useEffect(() => {
    if (client && client.id !== requestedId) lead(client);
  }, [requestedId, client]);
}

function Actions({ client }: { client: Client }) {
  const go = useGo();
  const mayMerge = useMay(mergeClients);
  const [merging, merge] = useState(false);
  const ask = useAsk({ kind: 'client', id: client.id, name: client.name });
  const remove = useRemoveAction<Client>(removeClient, {
    toast: 'Klient usunięty',
    words: ({ name }) => name,
    onDone: () => void go(addressOf('clients')),
  });
  const { id, name, may } = client;
  const startProject = useMay(createProject);
  const [reporting, report] = useState(false);
  return (
    <>
      <RecordActions
        name={name}
        main={[
          { ...ask.action, quiet: true },
          startProject
            ? {
                label: 'Dodaj projekt',
                icon: IconPlus,
                to: { to: addressOf('projectAdd', { client: id }) },
              }
            : { label: 'Dodaj zgłoszenie', icon: IconPlus, run: () => report(true) },
        ]}
        ways={[
          {
            label: 'Pobierz wizytówki (vCard)',
            icon: IconAddressBook,
            run: () => void openSigned(getClientCard, { params: { id }, query: {} }),
          },
          ...(may.delete && mayMerge
            ? [{ label: 'Połącz z innym…', icon: IconArrowMerge, run: () => merge(true) }]
            : []),
        ]}
        edit={may.edit && { to: addressOf('clientEdit', { id }) }}
        remove={remove(client)}
      />
      {ask.dialog}
      {reporting && <IssueAdd client={id} onClose={() => report(false)} />}
      {merging && <MergeClients client={client} onClose={() => merge(false)} />}
    </>
  );
}

function Main({ client }: { client: Client }) {
  const hasDocuments = useMay(listDocuments);
  const hasOffers = useMay(listOffers);
  return (
    <>
      <ClientStory client={client} />
      <ClientIssues client={client} />
      <ClientProjects client={client.id} />
      {hasDocuments && <ClientDocuments client={client} />}
      {hasOffers && <ClientOffers client={client.id} />}
      <Consents client={client} />
      <HistoryPanel endpoint={clientHistory} id={client.id} />
    </>
  );
}
