import { idOf } from '@zaplecze/contract/kit/values/records';
import {
  type Checklist,
  type ChecklistItem,
  updateChecklistItem,
} from '@zaplecze/contract/rooms/checklists/calls';
import { checklistItemForm } from '@zaplecze/contract/rooms/checklists/forms';
import { call } from '../../kit/calls/api.ts';
import { SelectField } from '../../kit/fields/choice-fields.tsx';
import { DateField } from '../../kit/fields/date-fields.tsx';
import { TextField } from '../../kit/fields/text-fields.tsx';
import { FormModal } from '../../kit/forms/form-modal.tsx';
import { Row } from '../../kit/forms/form-page.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';

/** A point in its form: its words, who does it and by when. */
export function ItemForm(props: {
  item: ChecklistItem;
  people: Checklist['people'];
  onClose: () => void;
}) {
  const { item, people, onClose } = props;
  const { id, text, person, day, version } = item;
  const form = useRecordForm({
    schema: checklistItemForm,
    record: { text, person: idOf(person), day },
    version,
    fromRow: true,
    send: (body, options) => call(updateChecklistItem, { params: { id }, body }, options),
    onDone: onClose,
  });
  // Somebody who has it and sees the record no more is still shown.
  const known = person && !people.some((one) => one.id === person.id) ? [person] : [];
  return (
    <FormModal form={form} title="Punkt listy kontrolnej" size={480} onClose={onClose}>
      <TextField name="text" label="Treść" required maxLength={200} disabled={!item.may.edit} />
      <Row>
        <SelectField
          name="person"
          label="Kto"
          help="Osoby, które widzą ten wpis."
          options={[...known, ...people]}
          clearable
          searchable
        />
        <DateField name="day" label="Do kiedy" />
      </Row>
    </FormModal>
  );
}
