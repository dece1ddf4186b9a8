import { addressOf } from '@zaplecze/contract/addresses';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import {
  createCase,
  type PersonalCase,
  updateCase,
} from '@zaplecze/contract/rooms/rodo/cases/calls';
import { caseForm, caseFormOf } from '@zaplecze/contract/rooms/rodo/cases/forms';
import { caseKinds, channels } from '@zaplecze/contract/rooms/rodo/lists';
import { call } from '../../kit/calls/api.ts';
import { useMe } from '../../kit/calls/session.ts';
import { SelectField } from '../../kit/fields/choice-fields.tsx';
import { DateField } from '../../kit/fields/date-fields.tsx';
import { RecordPicker } from '../../kit/fields/pickers/record-picker.tsx';
import { TextAreaField, TextField } from '../../kit/fields/text-fields.tsx';
import { FormModal } from '../../kit/forms/form-modal.tsx';
import { Row } from '../../kit/forms/form-page.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { useGo } from '../../kit/navigation/use-go.ts';
import { peopleSource } from '../choice-sources/index.ts';

/** What was searched for, in the fields of a request. */
function partsOf(about: string) {
  const email = /\S+@\S+/.exec(about)?.[0] ?? '';
  const phone = /\+?\d[\d\s()-]{6,}\d/.exec(about.replace(email, ''))?.[0] ?? '';
  return { name: about.replace(email, '').replace(phone, '').trim(), email, phone };
}

/** A new request; `about`: who was looked for. */
export function CaseAdd({ about = '', onClose }: { about?: string; onClose: () => void }) {
  const me = useMe();
  const go = useGo();
  const form = useRecordForm({
    schema: caseForm,
    defaults: {
      ...partsOf(about),
      kind: null,
      channel: null,
      description: '',
      received: warsawDay(),
      handler: me.id,
    },
    send: (body, options) => call(createCase, { body }, options),
    onDone: ({ id }) => void go(addressOf('personalCase', { id })),
    done: 'Sprawa zapisana',
  });
  return (
    <FormModal form={form} title="Nowa sprawa RODO" onClose={onClose}>
      <Fields handler={{ id: me.id, name: me.fullname }} />
    </FormModal>
  );
}

export function CaseEdit({ record, onClose }: { record: PersonalCase; onClose: () => void }) {
  const form = useRecordForm({
    schema: caseForm,
    record: caseFormOf(record),
    version: record.version,
    send: (body, options) => call(updateCase, { params: { id: record.id }, body }, options),
    onDone: onClose,
  });
  return (
    <FormModal form={form} title="Edytuj sprawę" onClose={onClose}>
      <Fields handler={record.handler} />
    </FormModal>
  );
}

function Fields({ handler }: { handler: { id: number; name: string } }) {
  return (
    <>
      <SelectField name="kind" label="Czego żąda osoba" options={caseKinds} required />
      <TextField name="name" label="Imię i nazwisko" maxLength={200} required />
      <Row>
        <TextField name="email" label="E-mail" type="email" />
        <TextField name="phone" label="Telefon" type="tel" />
      </Row>
      <Row>
        <DateField
          name="received"
          label="Wpłynęło"
          help="Odpowiedź jest należna w miesiąc od tego dnia."
          required
        />
        <SelectField name="channel" label="Jak wpłynęło" options={channels} required />
      </Row>
      <RecordPicker
        name="handler"
        label="Prowadzi"
        source={peopleSource}
        known={[handler]}
        required
      />
      <TextAreaField name="description" label="Treść żądania" maxLength={4000} />
    </>
  );
}
