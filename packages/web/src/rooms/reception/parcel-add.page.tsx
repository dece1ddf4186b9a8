import { createReception } from '@zaplecze/contract/reception';
import { parcelForm } from '@zaplecze/contract/reception.forms';
import { call } from '../../kit/api.ts';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { FormPage } from '../../kit/form-page.tsx';
import { useGoBack } from '../../kit/use-go-back.ts';
import { ParcelFields } from './parcel-fields.tsx';
import { newParcel } from './reception-values.ts';

export function ParcelAddPage() {
  const goBack = useGoBack('/package');
  const form = useRecordForm({
    schema: parcelForm,
    defaults: newParcel(),
    send: (body, options) => call(createReception, { body }, options),
    onDone: goBack,
    done: 'Przesyłka zapisana',
  });
  return (
    <FormPage form={form} title="Dodaj przesyłkę" onCancel={goBack}>
      <ParcelFields />
    </FormPage>
  );
}
