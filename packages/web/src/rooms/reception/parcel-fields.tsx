import type { Reception } from '@zaplecze/contract/rooms/reception/calls';
import { directions } from '@zaplecze/contract/rooms/reception/lists';
import { useFormContext } from 'react-hook-form';
import { SelectField } from '../../kit/fields/choice-fields.tsx';
import { DateTimeField } from '../../kit/fields/date-fields.tsx';
import { ChoicePicker, RecordPicker } from '../../kit/fields/pickers/record-picker.tsx';
import { TextField } from '../../kit/fields/text-fields.tsx';
import { useScanner } from '../../kit/fields/use-scanner.ts';
import { FilesField } from '../../kit/files/files.tsx';
import { Row, Section } from '../../kit/forms/form-page.tsx';
import { dictionarySource } from '../choices/index.ts';
import { useWorkers } from '../radar/index.ts';
import { PartyFields } from './party-fields.tsx';

const types = dictionarySource('receptionType');
const companies = dictionarySource('company');

export function ParcelFields({ record }: { record?: Reception }) {
  const { watch, setValue } = useFormContext();
  useScanner((code) => setValue('taskNumber', code, { shouldDirty: true, shouldValidate: true }));
  const people = useWorkers({ limit: watch('operationDate'), visit: true });
  return (
    <>
      <Section title="Przesyłka" help="Numer systemowy nada się sam przy zapisie.">
        <TextField
          name="description"
          label="Opis przesyłki"
          required
          maxLength={500}
          autoFocus={!record}
        />
        <Row>
          <ChoicePicker
            name="type"
            label="Rodzaj"
            source={types}
            known={record?.type ? [record.type] : undefined}
            required
          />
          <SelectField name="direction" label="Typ przesyłki" options={directions} required />
        </Row>
        <Row>
          <TextField
            name="taskNumber"
            label="Numer przesyłki"
            help="Skaner wpisze go, gdziekolwiek jest kursor."
            maxLength={100}
          />
          <DateTimeField name="operationDate" label="Data nadania / odbioru" required />
        </Row>
      </Section>
      <Section
        title="U nas"
        help="Spółka i osoba, do której przesyłka przyszła albo która ją wysyła."
      >
        <ChoicePicker
          name="company"
          label="Spółka"
          source={companies}
          known={record?.company ? [record.company] : undefined}
          required
        />
        <RecordPicker
          name="user"
          label="Osoba z zespołu"
          source={people}
          known={record?.user ? [record.user] : undefined}
        />
      </Section>
      <Section title="Nadawca / Odbiorca">
        <PartyFields record={record} label="Klient" address />
      </Section>
      <Section title="Pliki" help="Skan koperty, potwierdzenie nadania.">
        <FilesField name="files" label="Pliki przesyłki" known={record?.files} />
      </Section>
    </>
  );
}
