import { type Delivery, updateDelivery } from '@zaplecze/contract/rooms/reception/desk/calls';
import { deliveryChanges } from '@zaplecze/contract/rooms/reception/desk/forms';
import { call } from '../../../kit/calls/api.ts';
import { SwitchField } from '../../../kit/fields/choice-fields.tsx';
import { DateField } from '../../../kit/fields/date-fields.tsx';
import { FormModal } from '../../../kit/forms/form-modal.tsx';
import { useRecordForm } from '../../../kit/forms/use-record-form.ts';

/** The day on which it came to the address, and whether the sender is a public body. */
export function DeliveryDialog({ row, onClose }: { row: Delivery; onClose: () => void }) {
  const { id, arrived, counted } = row;
  const form = useRecordForm({
    schema: deliveryChanges,
    record: { arrived, counted },
    version: 1,
    send: (body) => call(updateDelivery, { params: { id }, body }),
    onDone: onClose,
  });
  return (
    <FormModal title={`Termin: ${row.sysNumber}`} form={form} onClose={onClose} size={440}>
      <DateField
        name="arrived"
        label="Wpłynęło na adres"
        help="Dzień z dowodu otrzymania. Puste: dzień z rejestru."
      />
      <SwitchField
        name="counted"
        label="Nadawcą jest podmiot publiczny"
        help="Tylko jego przesyłkę uznaje się za doręczoną po 14 dniach."
      />
    </FormModal>
  );
}
