import { useParams } from '@tanstack/react-router';
import { type Client, getClient, updateClient } from '@zaplecze/contract/clients';
import { clientCollections, clientForm, clientFormOf } from '@zaplecze/contract/clients.forms';
import { call } from '../../kit/api.ts';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { FormPage } from '../../kit/form-page.tsx';
import { PageProblem } from '../../kit/page-problem.tsx';
import { DetailSkeleton } from '../../kit/states.tsx';
import { useFresh } from '../../kit/use-api.ts';
import { useGoBack } from '../../kit/use-go-back.ts';
import { usePageTitle } from '../../kit/use-page-title.ts';
import { ClientFields, MissingCarer } from './client-fields.tsx';
import { sureOfNip } from './nip-field.tsx';

export function ClientEditPage() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const answer = useFresh(getClient, { params: { id } });
  const client = answer.data?.client;
  if (answer.error)
    return <PageProblem error={answer.error} retry={() => void answer.refetch()} back="/client" />;
  if (!client) return <DetailSkeleton />;
  return <ClientEdit key={client.id} client={client} />;
}

function ClientEdit({ client }: { client: Client }) {
  const goBack = useGoBack(`/client/view/${client.id}`);
  usePageTitle(`Edycja: ${client.name}`);
  const form = useRecordForm({
    schema: clientForm,
    record: clientFormOf(client),
    collections: clientCollections,
    version: client.version,
    ask: ({ nip }) => nip === undefined || sureOfNip(nip, client.id),
    send: (body, options) => call(updateClient, { params: { id: client.id }, body }, options),
    onDone: goBack,
  });
  return (
    <FormPage form={form} title={client.name} beside={<MissingCarer />} onCancel={goBack}>
      <ClientFields client={client} />
    </FormPage>
  );
}
