import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { createParcels } from '@zaplecze/contract/rooms/reception/desk/calls';
import { mostParcels, parcelsForm } from '@zaplecze/contract/rooms/reception/forms';
import { directions } from '@zaplecze/contract/rooms/reception/lists';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { call } from '../../../kit/calls/api.ts';
import { SelectField } from '../../../kit/fields/choice-fields.tsx';
import { DateTimeField } from '../../../kit/fields/date-fields.tsx';
import { ChoicePicker, RecordPicker } from '../../../kit/fields/pickers/record-picker.tsx';
import { TextField } from '../../../kit/fields/text-fields.tsx';
import { useScanner } from '../../../kit/fields/use-scanner.ts';
import { FormPage, Row, Section } from '../../../kit/forms/form-page.tsx';
import { FormPart } from '../../../kit/forms/form-part.tsx';
import { useRecordForm } from '../../../kit/forms/use-record-form.ts';
import { useGoBack } from '../../../kit/navigation/use-go-back.ts';
import { dictionarySource } from '../../choices/index.ts';
import { useWorkers } from '../../radar/index.ts';
import { PartyFields } from '../party-fields.tsx';
import { thisMinute } from '../reception-values.ts';

const types = dictionarySource('receptionType');
const companies = dictionarySource('company');

const newRow = (taskNumber = '') => ({
  ...{ description: '', taskNumber, user: null, client: null, clientName: '' },
  ...{ clientCity: '', clientAddress: '', clientPostal: '', files: [] },
});

/** Several parcels registered at once: what they share is said once, each scan begins a further one. */
export function ParcelsAtOncePage() {
  const goBack = useGoBack(addressOf('parcels'));
  const form = useRecordForm({
    schema: parcelsForm,
    defaults: {
      ...{ type: null, direction: 'inbound', company: null, operationDate: thisMinute() },
      parcels: [newRow()],
    },
    send: (body, options) => call(createParcels, { body }, options),
    onDone: goBack,
    done: 'Przesyłki zapisane',
  });
  return (
    <FormPage
      needs={['receptionType', 'company']}
      form={form}
      title="Kilka przesyłek"
      save="Zapisz wszystkie"
      onCancel={goBack}
    >
      <Section title="Wspólne" help="Każda przesyłka dostanie własny numer systemowy.">
        <Row>
          <ChoicePicker name="type" label="Rodzaj" source={types} required />
          <SelectField name="direction" label="Typ przesyłki" options={directions} required />
        </Row>
        <Row>
          <ChoicePicker name="company" label="Spółka" source={companies} required />
          <DateTimeField name="operationDate" label="Data nadania / odbioru" required />
        </Row>
      </Section>
      <Rows />
    </FormPage>
  );
}

type Values = { operationDate: string; parcels: ReturnType<typeof newRow>[] };

function Rows() {
  const { control, watch, getValues, setValue, formState } = useFormContext<Values>();
  const { fields, append, remove } = useFieldArray({ control, name: 'parcels', keyName: 'key' });
  const people = useWorkers({ limit: watch('operationDate'), visit: true });
  useScanner((code) => {
    const at = getValues('parcels').findIndex(({ taskNumber }) => !taskNumber);
    if (at !== -1) setValue(`parcels.${at}.taskNumber`, code, { shouldDirty: true });
    else if (fields.length < mostParcels) append(newRow(code), { shouldFocus: false });
  });
  return (
    <Section
      title="Przesyłki"
      help="Skaner działa, gdziekolwiek jest kursor: każdy zeskanowany numer to następna przesyłka."
    >
      <p aria-live="polite">{countWords(fields.length, 'przesyłka', 'przesyłki', 'przesyłek')}</p>
      {fields.map((field, at) => (
        <FormPart
          key={field.key}
          title={`Przesyłka ${at + 1}`}
          remove={`Usuń przesyłkę ${at + 1}`}
          onRemove={() => remove(at)}
        >
          <Row>
            <TextField
              name={`parcels.${at}.taskNumber`}
              label={`Numer przesyłki ${at + 1}`}
              maxLength={100}
            />
            <TextField
              name={`parcels.${at}.description`}
              label={`Opis przesyłki ${at + 1}`}
              required
              maxLength={500}
            />
          </Row>
          <RecordPicker
            name={`parcels.${at}.user`}
            label={`Osoba z zespołu ${at + 1}`}
            source={people}
          />
          <PartyFields at={`parcels.${at}.`} label="Klient" address />
        </FormPart>
      ))}
      <FormPart.Error error={formState.errors.parcels?.message} />
      <div>
        <Button
          variant="default"
          size="xs"
          disabled={fields.length >= mostParcels}
          leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
          onClick={() => append(newRow())}
        >
          Następna przesyłka
        </Button>
      </div>
    </Section>
  );
}
