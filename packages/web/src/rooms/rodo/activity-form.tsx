import { blankFields } from '@zaplecze/contract/kit/fields/record-fields';
import {
  type Activity,
  activityColumns,
} from '@zaplecze/contract/rooms/rodo/registers/activities/table';
import { createActivity, updateActivity } from '@zaplecze/contract/rooms/rodo/registers/calls';
import { activityForm, activityFormOf } from '@zaplecze/contract/rooms/rodo/registers/forms';
import { call } from '../../kit/calls/api.ts';
import { FieldSection } from '../../kit/fields/record-fields.tsx';
import { FormModal } from '../../kit/forms/form-modal.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';

type Props = { onClose: () => void };

const help = { security: 'Środki ustawione w systemie dokument dopisuje sam.' };
const fields = <FieldSection fields={activityColumns} section="activity" own={{}} help={help} />;

/** A row of the records of processing activities; null: a new one. */
export function ActivityForm({ record, ...props }: { record: Activity | null } & Props) {
  return record ? <Edit record={record} {...props} /> : <Add {...props} />;
}

function Add({ onClose }: Props) {
  const form = useRecordForm({
    schema: activityForm,
    defaults: blankFields(activityColumns),
    send: (body, options) => call(createActivity, { body }, options),
    onDone: onClose,
    done: 'Czynność dodana',
  });
  return (
    <FormModal form={form} title="Dodaj czynność" size={720} onClose={onClose}>
      {fields}
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
      {fields}
    </FormModal>
  );
}
