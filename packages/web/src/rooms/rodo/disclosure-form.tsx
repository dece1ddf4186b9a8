import { disclosureKinds, nameById } from '@zaplecze/contract/rooms/rodo/lists';
import {
  createDisclosure,
  type Disclosure,
  updateDisclosure,
} from '@zaplecze/contract/rooms/rodo/registers/calls';
import { disclosureForm, disclosureFormOf } from '@zaplecze/contract/rooms/rodo/registers/forms';
import { call } from '../../kit/calls/api.ts';
import { SelectField } from '../../kit/fields/choice-fields.tsx';
import { DateTimeField } from '../../kit/fields/date-fields.tsx';
import { NumberField } from '../../kit/fields/number-field.tsx';
import { TextField } from '../../kit/fields/text-fields.tsx';
import { FormModal } from '../../kit/forms/form-modal.tsx';
import { Row } from '../../kit/forms/form-page.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { DateTimeText } from '../../kit/records/date-text.tsx';
import { Fact } from '../../kit/records/details.tsx';

type Props = { onClose: () => void };

/** An entry of the register of disclosures; null: a new one. */
export function DisclosureForm({ record, ...props }: { record: Disclosure | null } & Props) {
  return record ? <Edit record={record} {...props} /> : <Add {...props} />;
}

function Add({ onClose }: Props) {
  const form = useRecordForm({
    schema: disclosureForm,
    defaults: {
      kind: 'letter',
      at: new Date().toISOString(),
      what: '',
      recipient: '',
      purpose: '',
      ground: '',
      rows: null,
    },
    send: (body, options) => call(createDisclosure, { body }, options),
    onDone: onClose,
    done: 'Udostępnienie zapisane',
  });
  return (
    <FormModal form={form} title="Dodaj udostępnienie" onClose={onClose}>
      <What />
      <Whom />
    </FormModal>
  );
}

function Edit({ record, onClose }: { record: Disclosure } & Props) {
  const form = useRecordForm({
    schema: disclosureForm,
    record: disclosureFormOf(record),
    version: record.version,
    send: (body, options) => call(updateDisclosure, { params: { id: record.id }, body }, options),
    onDone: onClose,
  });
  return (
    <FormModal form={form} title="Udostępnienie" onClose={onClose}>
      {record.automatic ? (
        <>
          <Fact label={nameById(disclosureKinds, record.kind)}>{record.what}</Fact>
          <Fact label="Zapisane przez system">
            <DateTimeText value={record.at} />
            {record.by && `, ${record.by.name}`}
          </Fact>
        </>
      ) : (
        <What />
      )}
      <Whom />
    </FormModal>
  );
}

function What() {
  return (
    <>
      <TextField name="what" label="Co udostępniono" maxLength={500} required />
      <Row>
        <SelectField name="kind" label="Rodzaj" options={disclosureKinds} required />
        <NumberField name="rows" label="Ile osób" />
      </Row>
      <DateTimeField name="at" label="Kiedy" required />
    </>
  );
}

function Whom() {
  return (
    <>
      <TextField name="recipient" label="Odbiorca" maxLength={300} required />
      <TextField name="purpose" label="Cel" maxLength={500} required />
      <TextField name="ground" label="Podstawa prawna" maxLength={300} required />
    </>
  );
}
