import type { Announcement } from '@zaplecze/contract/rooms/visits/announced/calls';
import { useFormContext } from 'react-hook-form';
import { DateTimeField } from '../../../kit/fields/date-fields.tsx';
import { RecordPicker } from '../../../kit/fields/pickers/record-picker.tsx';
import { NumberField, TextAreaField, TextField } from '../../../kit/fields/text-fields.tsx';
import { Row, Section } from '../../../kit/forms/form-page.tsx';
import { useWorkers } from '../../radar/index.ts';
import { PartyFields } from '../../reception/index.ts';

export function AnnouncedFields({ known }: { known?: Announcement }) {
  const { watch } = useFormContext();
  const people = useWorkers({ limit: watch('expected'), visit: true });
  return (
    <>
      <Section title="Gość" help="Recepcja zobaczy go na liście tego dnia.">
        <TextField
          name="fullName"
          label="Imię i nazwisko"
          required
          maxLength={200}
          autoFocus={!known}
        />
        <Row>
          <DateTimeField name="expected" label="Dzień i godzina" required />
          <NumberField name="people" label="Liczba osób" min={1} max={200} />
        </Row>
        <RecordPicker
          name="user"
          label="Do kogo"
          source={people}
          known={known ? [known.user] : undefined}
          required
        />
      </Section>
      <Section title="Firma" help="Skąd jest gość.">
        <PartyFields record={known} label="Firma" />
      </Section>
      <Section title="Przyda się recepcji">
        <TextField name="car" label="Samochód" help="Numer rejestracyjny." maxLength={60} />
        <TextAreaField name="description" label="Notatka" maxLength={2000} rows={2} />
      </Section>
    </>
  );
}
