import { addressOf, type ParamsOf } from '@zaplecze/contract/addresses';
import {
  createReception,
  type Reception,
  updateReception,
} from '@zaplecze/contract/rooms/reception/calls';
import {
  guestForm,
  receptionCollections,
  receptionFormOf,
} from '@zaplecze/contract/rooms/reception/forms';
import { call } from '../../../kit/calls/api.ts';
import { FormPage } from '../../../kit/forms/form-page.tsx';
import { useRecordForm } from '../../../kit/forms/use-record-form.ts';
import { useGoBack } from '../../../kit/navigation/use-go-back.ts';
import type { GuestValues } from '../reception-values.ts';
import { WithRecord } from '../with-record.tsx';
import { GuestFields } from './guest-fields.tsx';

export function GuestEditPage({ id }: ParamsOf<'guestEdit'>) {
  return (
    <WithRecord id={id} category="guest">
      {(record) => <GuestEdit key={record.id} record={record} />}
    </WithRecord>
  );
}

function GuestEdit({ record }: { record: Reception }) {
  const goBack = useGoBack(addressOf('guests'));
  const { id, version } = record;
  const form = useRecordForm({
    schema: guestForm,
    record: receptionFormOf(record) as GuestValues,
    collections: receptionCollections,
    version,
    send: (body, options) =>
      call(updateReception, { params: { id }, body: { ...body, category: 'guest' } }, options),
    onDone: goBack,
    anew: async (whole, options) => {
      await call(createReception, { body: { ...whole, category: 'guest' } }, options);
      return goBack;
    },
  });
  return (
    <FormPage form={form} title="Edycja gościa" onCancel={goBack}>
      <GuestFields record={record} />
    </FormPage>
  );
}
