import { issueTypes } from '@zaplecze/contract/rooms/issues/lists';
import { assignLetter, type Letter, putAwayLetter } from '@zaplecze/contract/rooms/letters/calls';
import { letterForm, putAwayForm } from '@zaplecze/contract/rooms/letters/forms';
import { call } from '../../kit/calls/api.ts';
import { SelectField } from '../../kit/fields/choice-fields.tsx';
import { RecordMultiPicker } from '../../kit/fields/pickers/record-multi-picker.tsx';
import { RecordPicker } from '../../kit/fields/pickers/record-picker.tsx';
import { TextAreaField, TextField } from '../../kit/fields/text-fields.tsx';
import { FormModal } from '../../kit/forms/form-modal.tsx';
import { Row } from '../../kit/forms/form-page.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { clientSource, peopleSource } from '../choice-sources/index.ts';

/** The letter as an issue: for whom, of what type; its words and files come along. */
export function AssignForm({ letter, onClose }: { letter: Letter; onClose: () => void }) {
  const [client] = letter.clients;
  const only = letter.clients.length === 1 ? client : undefined;
  const form = useRecordForm({
    schema: letterForm,
    defaults: { name: letter.subject, client: only?.id ?? null, users: [], type: 3 },
    send: (body, options) => call(assignLetter, { params: { id: letter.id }, body }, options),
    done: 'Zgłoszenie dodane',
    onDone: onClose,
  });
  return (
    <FormModal form={form} title="List jako zgłoszenie" save="Dodaj zgłoszenie" onClose={onClose}>
      <TextField name="name" label="Nazwa" required maxLength={250} autoFocus />
      <Row>
        <SelectField name="type" label="Typ zgłoszenia" options={issueTypes} required />
        <RecordPicker
          name="client"
          label="Klient"
          source={clientSource}
          known={letter.clients}
          help={
            letter.clients.length > 1
              ? `Nadawca: ${letter.clients.map(({ name }) => name).join(', ')}`
              : undefined
          }
        />
      </Row>
      <RecordMultiPicker name="users" label="Przydzielono do" source={peopleSource} required />
    </FormModal>
  );
}

/** Nothing is made of the letter; why, others will read. */
export function PutAwayForm({ id, onClose }: { id: number; onClose: () => void }) {
  const form = useRecordForm({
    schema: putAwayForm,
    defaults: { reason: '' },
    send: (body, options) => call(putAwayLetter, { params: { id }, body }, options),
    done: 'List odłożony',
    onDone: onClose,
  });
  return (
    <FormModal form={form} title="Odłożenie listu" save="Odłóż" onClose={onClose}>
      <TextAreaField name="reason" label="Dlaczego" rows={3} required />
    </FormModal>
  );
}
