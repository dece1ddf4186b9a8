import type { Reception } from '@zaplecze/contract/rooms/reception/calls';
import { useFormContext } from 'react-hook-form';
import { DateTimeField } from '../../../kit/fields/date-fields.tsx';
import { RecordPicker } from '../../../kit/fields/pickers/record-picker.tsx';
import { TextAreaField, TextField } from '../../../kit/fields/text-fields.tsx';
import { Row, Section } from '../../../kit/forms/form-page.tsx';
import { useWorkers } from '../../radar/index.ts';
import { PartyFields } from '../party-fields.tsx';

/** In the order in which a guest says it; the time is this minute's already. */
export function GuestFields({ record }: { record?: Reception }) {
  const { watch } = useFormContext();
  const people = useWorkers({ limit: watch('operationDate'), visit: true });
  return (
    <>
      <Section title="Gość" help="Enter zapisuje albo prowadzi do brakującego pola.">
        <TextField
          name="fullName"
          label="Imię i nazwisko"
          required
          maxLength={200}
          autoFocus={!record}
        />
        <RecordPicker
          name="user"
          label="Do kogo"
          source={people}
          known={record?.user ? [record.user] : undefined}
          required
        />
      </Section>
      <Section title="Firma" help="Skąd jest gość.">
        <PartyFields record={record} label="Firma" />
      </Section>
      <Section title="Czas">
        <Row>
          <DateTimeField name="operationDate" label="Data i godzina wejścia" required />
          {record && <DateTimeField name="exitDate" label="Wyjście" />}
        </Row>
        <TextAreaField name="description" label="Notatka" maxLength={2000} rows={2} />
      </Section>
    </>
  );
}
