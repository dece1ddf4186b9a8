import { addressOf, type ParamsOf } from '@zaplecze/contract/addresses';
import {
  type Client,
  createClient,
  getClient,
  updateClient,
} from '@zaplecze/contract/rooms/clients/calls';
import {
  clientCollections,
  clientForm,
  clientFormOf,
} from '@zaplecze/contract/rooms/clients/forms';
import { call } from '../../kit/calls/api.ts';
import { useFresh } from '../../kit/calls/use-api.ts';
import { FormPage } from '../../kit/forms/form-page.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { PendingPage } from '../../kit/navigation/page-problem.tsx';
import { useGo } from '../../kit/navigation/use-go.ts';
import { useGoBack } from '../../kit/navigation/use-go-back.ts';
import { usePageTitle } from '../../kit/navigation/use-page-title.ts';
import { ClientFields, MissingCarer } from './client-fields.tsx';
import { clientNeeds } from './client-needs.ts';
import { sureOfClient } from './import/doubts.ts';

export function ClientEditPage({ id }: ParamsOf<'clientEdit'>) {
  const answer = useFresh(getClient, { params: { id } });
  const client = answer.data?.client;
  if (answer.error || !client) return <PendingPage answer={answer} back={addressOf('clients')} />;
  return <ClientEdit key={client.id} client={client} />;
}

function ClientEdit({ client }: { client: Client }) {
  const go = useGo();
  const goBack = useGoBack(addressOf('client', { id: client.id }));
  usePageTitle(`Edycja: ${client.name}`);
  const form = useRecordForm({
    schema: clientForm,
    record: clientFormOf(client),
    collections: clientCollections,
    version: client.version,
    ask: ({ nip }) => nip === undefined || sureOfClient({ nip }, client.id),
    send: (body, options) => call(updateClient, { params: { id: client.id }, body }, options),
    onDone: goBack,
    // Files of consents went with the client.
    anew: async (whole, options) => {
      const { id } = await call(createClient, { body: { ...whole, agreements: [] } }, options);
      return () => void go(addressOf('client', { id }), { replace: true });
    },
  });
  return (
    <FormPage
      needs={clientNeeds}
      form={form}
      title={client.name}
      beside={<MissingCarer />}
      onCancel={goBack}
    >
      <ClientFields client={client} />
    </FormPage>
  );
}
