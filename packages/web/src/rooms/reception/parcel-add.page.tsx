import { addressOf } from '@zaplecze/contract/addresses';
import { createReception } from '@zaplecze/contract/rooms/reception/calls';
import { parcelForm } from '@zaplecze/contract/rooms/reception/forms';
import { call } from '../../kit/calls/api.ts';
import { FormPage } from '../../kit/forms/form-page.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { useGoBack } from '../../kit/navigation/use-go-back.ts';
import { ParcelFields } from './parcel-fields.tsx';
import { newParcel } from './reception-values.ts';

export function ParcelAddPage() {
  const goBack = useGoBack(addressOf('parcels'));
  const form = useRecordForm({
    schema: parcelForm,
    defaults: newParcel(),
    send: (body, options) => call(createReception, { body }, options),
    onDone: goBack,
    done: 'Przesyłka zapisana',
  });
  return (
    <FormPage
      needs={['receptionType', 'company']}
      form={form}
      title="Dodaj przesyłkę"
      onCancel={goBack}
    >
      <ParcelFields />
    </FormPage>
  );
}
