import {
  type Activity,
  createActivity,
  updateActivity,
} from '@zaplecze/contract/rooms/rodo/registers/calls';
import { activityForm, activityFormOf } from '@zaplecze/contract/rooms/rodo/registers/forms';
import { call } from '../../kit/calls/api.ts';
import { TextAreaField, TextField } from '../../kit/fields/text-fields.tsx';
import { FormModal } from '../../kit/forms/form-modal.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';

type Props = { onClose: () => void };

/** A row of the records of processing activities; null: a new one. */
export function ActivityForm({ record, ...props }: { record: Activity | null } & Props) {
  return record ? <Edit record={record} {...props} /> : <Add {...props} />;
}

function Add({ onClose }: Props) {
  const form = useRecordForm({
    schema: activityForm,
    defaults: {
      ...{ name: '', purpose: '', ground: '', people: '', data: '' },
      ...{ recipients: '', transfers: '', retention: '', security: '' },
    },
    send: (body, options) => call(createActivity, { body }, options),
    onDone: onClose,
    done: 'Czynność dodana',
  });
  return (
    <FormModal form={form} title="Dodaj czynność" size={720} onClose={onClose}>
      <Fields />
    </FormModal>
  );
}

function Edit({ record, onClose }: { record: Activity } & Props) {
  const form = useRecordForm({
    schema: activityForm,
    record: activityFormOf(record),
    version: record.version,
    send: (body, options) => call(updateActivity, { params: { id: record.id }, body }, options),
    onDone: onClose,
  });
  return (
    <FormModal form={form} title="Edytuj czynność" size={720} onClose={onClose}>
      <Fields />
    </FormModal>
  );
}

function Fields() {
  return (
    <>
      <TextField name="name" label="Czynność" maxLength={200} required />
      <TextAreaField name="purpose" label="Cel przetwarzania" maxLength={2000} required />
      <TextAreaField name="ground" label="Podstawa prawna" maxLength={1000} required />
      <TextAreaField name="people" label="Kategorie osób" maxLength={1000} required />
      <TextAreaField name="data" label="Kategorie danych" maxLength={2000} required />
      <TextAreaField name="recipients" label="Odbiorcy" maxLength={2000} />
      <TextAreaField name="transfers" label="Państwa trzecie" maxLength={2000} />
      <TextAreaField name="retention" label="Termin usunięcia" maxLength={1000} required />
      <TextAreaField
        name="security"
        label="Zabezpieczenia tej czynności"
        help="Środki ustawione w systemie dokument dopisuje sam."
        maxLength={4000}
      />
    </>
  );
}
