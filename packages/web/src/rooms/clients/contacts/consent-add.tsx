import { type Client, createAgreement } from '@zaplecze/contract/rooms/clients/calls';
import { agreementCreate, livingPersons } from '@zaplecze/contract/rooms/clients/forms';
import { channels } from '@zaplecze/contract/rooms/rodo/lists';
import { call } from '../../../kit/calls/api.ts';
import { SelectField } from '../../../kit/fields/choice-fields.tsx';
import { DateField } from '../../../kit/fields/date-fields.tsx';
import { ChoicePicker } from '../../../kit/fields/pickers/record-picker.tsx';
import { FilesField } from '../../../kit/files/files.tsx';
import { FormModal } from '../../../kit/forms/form-modal.tsx';
import { Row } from '../../../kit/forms/form-page.tsx';
import { useRecordForm } from '../../../kit/forms/use-record-form.ts';
import { dictionarySource } from '../../choice-sources/index.ts';
import { newAgreement } from '../client-values.ts';

const types = dictionarySource('agreementType');

/** A consent of a client, without the client's whole form. */
export function ConsentAdd({ client, onClose }: { client: Client; onClose: () => void }) {
  const form = useRecordForm({
    schema: agreementCreate,
    defaults: { ...newAgreement(), client: client.id },
    send: (body, options) => call(createAgreement, { body }, options),
    onDone: onClose,
    done: 'Zgoda dodana',
  });
  const people = livingPersons(client).map(({ id, firstName, lastName }) => ({
    id,
    name: `${firstName} ${lastName}`,
  }));
  return (
    <FormModal form={form} title="Dodaj zgodę" onClose={onClose} needs={['agreementType']}>
      <ChoicePicker name="type" label="Typ zgody" source={types} required />
      <FilesField name="file" label="Plik" single required />
      <Row>
        <DateField name="given" label="Wyrażona" />
        <DateField name="withdrawn" label="Wycofana" />
      </Row>
      <SelectField name="channel" label="Jak wyrażono" options={channels} clearable />
      {people.length > 0 && (
        <SelectField name="person" label="Kto wyraził" options={people} clearable />
      )}
    </FormModal>
  );
}
