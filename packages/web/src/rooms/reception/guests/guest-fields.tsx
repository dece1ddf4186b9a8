import type { Reception } from '@zaplecze/contract/rooms/reception/calls';
import { guestFields } from '@zaplecze/contract/rooms/reception/fields';
import { CustomSections } from '../../../kit/custom-fields/custom-section.tsx';
import { FieldSection } from '../../../kit/fields/record-fields.tsx';
import { TextAreaField } from '../../../kit/fields/text-fields.tsx';
import type { FieldProps } from '../../../kit/forms/form-context.tsx';
import { Section } from '../../../kit/forms/form-page.tsx';
import { PartyFields } from '../party-fields.tsx';
import { useReceptionSources } from '../use-reception-sources.ts';

/** In the order in which a guest says it; the time is this minute's already. */
export function GuestFields({ record }: { record?: Reception }) {
  const own = {
    description: (props: FieldProps) => <TextAreaField {...props} rows={2} />,
    // A guest who comes has not left.
    ...(!record && { exitDate: () => null }),
  };
  const its = { fields: guestFields, known: record, sourceOf: useReceptionSources(), own };
  return (
    <>
      <Section title="Gość" help="Enter zapisuje albo prowadzi do brakującego pola.">
        <FieldSection {...its} section="guest" autoFocus={record ? undefined : 'fullName'} />
      </Section>
      <Section title="Firma" help="Skąd jest gość.">
        <PartyFields fields={guestFields} record={record} />
      </Section>
      <Section title="Czas">
        <FieldSection {...its} section="time" beside={{ operationDate: 'exitDate' }} />
      </Section>
      <CustomSections of="guest" known={record?.custom} record={record} />
    </>
  );
}
