import { addressOf, type ParamsOf } from '@zaplecze/contract/addresses';
import {
  createReception,
  type Reception,
  updateReception,
} from '@zaplecze/contract/rooms/reception/calls';
import {
  parcelForm,
  receptionCollections,
  receptionFormOf,
} from '@zaplecze/contract/rooms/reception/forms';
import { call } from '../../kit/calls/api.ts';
import { FormPage } from '../../kit/forms/form-page.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { useGoBack } from '../../kit/navigation/use-go-back.ts';
import { sureOfNewNumber } from './desk/new-number.ts';
import { ParcelFields } from './parcel-fields.tsx';
import type { ParcelValues } from './reception-values.ts';
import { WithRecord } from './with-record.tsx';

export function ParcelEditPage({ id }: ParamsOf<'parcelEdit'>) {
  return (
    <WithRecord id={id} category="parcel">
      {(record) => <ParcelEdit key={record.id} record={record} />}
    </WithRecord>
  );
}

function ParcelEdit({ record }: { record: Reception }) {
  const goBack = useGoBack(addressOf('parcels'));
  const { id, version } = record;
  const form = useRecordForm({
    schema: parcelForm,
    record: receptionFormOf(record) as ParcelValues,
    collections: receptionCollections,
    version,
    send: (body, options) =>
      call(updateReception, { params: { id }, body: { ...body, category: 'parcel' } }, options),
    ask: (changes) => sureOfNewNumber(record, changes),
    onDone: goBack,
    anew: async (whole, options) => {
      await call(createReception, { body: { ...whole, category: 'parcel' } }, options);
      return goBack;
    },
  });
  return (
    <FormPage
      needs={['receptionType', 'company']}
      form={form}
      title="Edycja przesyłki"
      beside={<span>{record.sysNumber}</span>}
      onCancel={goBack}
    >
      <ParcelFields record={record} />
    </FormPage>
  );
}
