import type { Announcement } from '@zaplecze/contract/rooms/visits/announced/calls';
import { announcedFields } from '@zaplecze/contract/rooms/visits/announced/fields';
import { useFormContext } from 'react-hook-form';
import { FieldSection } from '../../../kit/fields/record-fields.tsx';
import { TextAreaField } from '../../../kit/fields/text-fields.tsx';
import type { FieldProps } from '../../../kit/forms/form-context.tsx';
import { Section } from '../../../kit/forms/form-page.tsx';
import { sourceOf } from '../../choice-sources/index.ts';
import { useWorkers } from '../../radar/index.ts';
import { PartyFields } from '../../reception/index.ts';

const own = { description: (props: FieldProps) => <TextAreaField {...props} rows={2} /> };

export function AnnouncedFields({ known }: { known?: Announcement }) {
  const people = useWorkers({ limit: useFormContext().watch('expected'), visit: true });
  const source = (table: string) => (table === 'person' ? people : sourceOf(table));
  const its = { fields: announcedFields, known, sourceOf: source, own };
  return (
    <>
      <Section title="Gość" help="Recepcja zobaczy go na liście tego dnia.">
        <FieldSection
          {...its}
          section="guest"
          beside={{ expected: 'people' }}
          autoFocus={known ? undefined : 'fullName'}
        />
      </Section>
      <Section title="Firma" help="Skąd jest gość.">
        <PartyFields fields={announcedFields} record={known} />
      </Section>
      <Section title="Przyda się recepcji">
        <FieldSection {...its} section="more" help={{ car: 'Numer rejestracyjny.' }} />
      </Section>
    </>
  );
}
