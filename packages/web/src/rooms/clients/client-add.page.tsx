import { createClient } from '@zaplecze/contract/clients';
import { clientForm } from '@zaplecze/contract/clients.forms';
import { call } from '../../kit/api.ts';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { FormPage } from '../../kit/form-page.tsx';
import { useGoBack } from '../../kit/use-go-back.ts';
import { ClientFields, MissingCarer } from './client-fields.tsx';
import { newClient } from './client-values.ts';
import { sureOfNip } from './nip-field.tsx';

export function ClientAddPage() {
  const goBack = useGoBack('/client');
  const form = useRecordForm({
    schema: clientForm,
    defaults: newClient(),
    ask: ({ nip }) => sureOfNip(nip ?? ''),
    send: (body, options) => call(createClient, { body }, options),
    onDone: goBack,
    done: 'Klient dodany',
  });
  return (
    <FormPage form={form} title="Dodaj klienta" beside={<MissingCarer />} onCancel={goBack}>
      <ClientFields />
    </FormPage>
  );
}
