import { addressOf } from '@zaplecze/contract/addresses';
import { createClient } from '@zaplecze/contract/rooms/clients/calls';
import { clientForm } from '@zaplecze/contract/rooms/clients/forms';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../kit/calls/api.ts';
import { FormPage } from '../../kit/forms/form-page.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { useGoBack } from '../../kit/navigation/use-go-back.ts';
import { ClientFields, MissingCarer } from './client-fields.tsx';
import { clientNeeds } from './client-needs.ts';
import { newClient, takeBegun } from './client-values.ts';
import { sureOfClient } from './import/doubts.ts';

export function ClientAddPage() {
  const goBack = useGoBack(addressOf('clients'));
  // What was begun in the short form goes on here.
  const [begun] = useState(takeBegun);
  const form = useRecordForm({
    schema: clientForm,
    defaults: newClient(),
    ask: (body) => sureOfClient(body),
    send: (body, options) => call(createClient, { body }, options),
    onDone: goBack,
    done: 'Klient dodany',
  });
  const goOn = useEffectEvent(() => {
    if (begun) form.restore({ ...form.form.getValues(), ...begun }, null);
  });
  useEffect(() => goOn(), []);
  return (
    <FormPage
      needs={clientNeeds}
      form={form}
      title="Dodaj klienta"
      beside={<MissingCarer />}
      onCancel={goBack}
    >
      <ClientFields />
    </FormPage>
  );
}
