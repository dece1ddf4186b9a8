import { createReception } from '@zaplecze/contract/reception';
import { guestForm } from '@zaplecze/contract/reception.forms';
import { call } from '../../kit/api.ts';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { FormPage } from '../../kit/form-page.tsx';
import { useGoBack } from '../../kit/use-go-back.ts';
import { GuestFields } from './guest-fields.tsx';
import { newGuest } from './reception-values.ts';

export function GuestAddPage() {
  const goBack = useGoBack('/guest');
  const form = useRecordForm({
    schema: guestForm,
    defaults: newGuest(),
    send: (body, options) => call(createReception, { body }, options),
    onDone: goBack,
    done: 'Gość zapisany, odwiedzana osoba już wie',
  });
  return (
    <FormPage form={form} title="Dodaj gościa" onCancel={goBack}>
      <GuestFields />
    </FormPage>
  );
}
