import { IconPlus } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import type { CustomInput } from '@zaplecze/contract/kit/fields/custom-fields';
import { blankFields } from '@zaplecze/contract/kit/fields/record-fields';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { createParcels } from '@zaplecze/contract/rooms/reception/desk/calls';
import { parcelFields } from '@zaplecze/contract/rooms/reception/fields';
import { mostParcels, parcelsForm } from '@zaplecze/contract/rooms/reception/forms';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { call } from '../../../kit/calls/api.ts';
import { CustomInputs } from '../../../kit/custom-fields/custom-section.tsx';
import { RecordPicker } from '../../../kit/fields/pickers/record-picker.tsx';
import { FieldSection } from '../../../kit/fields/record-fields.tsx';
import { TextField } from '../../../kit/fields/text-fields.tsx';
import { useScanner } from '../../../kit/fields/use-scanner.ts';
import { FormPage, Row, Section } from '../../../kit/forms/form-page.tsx';
import { FormPart } from '../../../kit/forms/form-part.tsx';
import { useRecordForm } from '../../../kit/forms/use-record-form.ts';
import { IconButton } from '../../../kit/navigation/icon-button.tsx';
import { useGoBack } from '../../../kit/navigation/use-go-back.ts';
import { sourceOf } from '../../choice-sources/index.ts';
import { useWorkers } from '../../radar/index.ts';
import { PartyFields } from '../party-fields.tsx';
import { thisMinute } from '../reception-values.ts';

const { type, direction, company, operationDate, ...own } = parcelFields;
/** What parcels that come together share, in one section. */
const common = {
  type,
  direction,
  company: { ...company, section: 'parcel' },
  operationDate,
} as const;

const newRow = (taskNumber = '') => ({
  ...blankFields(own),
  taskNumber,
  custom: {} as CustomInput,
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
        <FieldSection
          fields={common}
          section="parcel"
          sourceOf={sourceOf}
          beside={{ type: 'direction', company: 'operationDate' }}
          own={{}}
        />
      </Section>
      <Rows />
    </FormPage>
  );
}

type Values = { operationDate: string; parcels: ReturnType<typeof newRow>[] };

function Rows() {
  const { control, watch, getValues, setValue, formState } = useFormContext<Values>();
  const { fields, append, remove } = useFieldArray({ control, name: 'parcels', keyName: 'key' });
  const when = watch('operationDate');
  const people = useWorkers({ limit: when, visit: true });
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
              label={`${own.taskNumber.label} ${at + 1}`}
              maxLength={own.taskNumber.max}
            />
            <TextField
              name={`parcels.${at}.description`}
              label={`${own.description.label} ${at + 1}`}
              required
              maxLength={own.description.max}
            />
          </Row>
          <RecordPicker
            name={`parcels.${at}.user`}
            label={`${own.user.label} ${at + 1}`}
            source={people}
          />
          <PartyFields fields={own} at={`parcels.${at}.`} label="Klient" />
          <CustomInputs of="parcel" at={`parcels.${at}.`} record={{ operationDate: when }} />
        </FormPart>
      ))}
      <FormPart.Error error={formState.errors.parcels?.message} />
      <div>
        <IconButton
          disabled={fields.length >= mostParcels}
          icon={IconPlus}
          onClick={() => append(newRow())}
        >
          Następna przesyłka
        </IconButton>
      </div>
    </Section>
  );
}
