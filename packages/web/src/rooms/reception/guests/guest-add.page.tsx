import { addressOf } from '@zaplecze/contract/addresses';
import { createReception } from '@zaplecze/contract/rooms/reception/calls';
import { guestForm } from '@zaplecze/contract/rooms/reception/forms';
import { call } from '../../../kit/calls/api.ts';
import { FormPage } from '../../../kit/forms/form-page.tsx';
import { useRecordForm } from '../../../kit/forms/use-record-form.ts';
import { useGoBack } from '../../../kit/navigation/use-go-back.ts';
import { newGuest } from '../reception-values.ts';
import { GuestFields } from './guest-fields.tsx';

export function GuestAddPage() {
  const goBack = useGoBack(addressOf('guests'));
  const form = useRecordForm({
    schema: guestForm,
    defaults: newGuest(),
    send: (body, options) => call(createReception, { body }, options),
    onDone: goBack,
    done: 'Gość zapisany, odwiedzana osoba już wie',
  });
  return (
    <FormPage form={form} title="Dodaj gościa" leads onCancel={goBack}>
      <GuestFields />
    </FormPage>
  );
}
