import type { Reception } from '@zaplecze/contract/rooms/reception/calls';
import { parcelFields } from '@zaplecze/contract/rooms/reception/fields';
import { useFormContext } from 'react-hook-form';
import { CustomSections } from '../../kit/custom-fields/custom-section.tsx';
import { FieldSection } from '../../kit/fields/record-fields.tsx';
import { TextField } from '../../kit/fields/text-fields.tsx';
import { useScanner } from '../../kit/fields/use-scanner.ts';
import { FilesField } from '../../kit/files/files.tsx';
import type { FieldProps } from '../../kit/forms/form-context.tsx';
import { Section } from '../../kit/forms/form-page.tsx';
import { PartyFields } from './party-fields.tsx';
import { useReceptionSources } from './use-reception-sources.ts';

export function ParcelFields({ record }: { record?: Reception }) {
  const { setValue } = useFormContext();
  useScanner((code) => setValue('taskNumber', code, { shouldDirty: true, shouldValidate: true }));
  const own = {
    description: (props: FieldProps) => <TextField {...props} />,
    files: (props: FieldProps) => <FilesField {...props} known={record?.files} />,
  };
  const its = { fields: parcelFields, known: record, sourceOf: useReceptionSources(), own };
  return (
    <>
      <Section title="Przesyłka" help="Numer systemowy nada się sam przy zapisie.">
        <FieldSection
          {...its}
          section="parcel"
          beside={{ type: 'direction', taskNumber: 'operationDate' }}
          help={{ taskNumber: 'Skaner wpisze go, gdziekolwiek jest kursor.' }}
          autoFocus={record ? undefined : 'description'}
        />
      </Section>
      <Section
        title="U nas"
        help="Spółka i osoba, do której przesyłka przyszła albo która ją wysyła."
      >
        <FieldSection {...its} section="ours" />
      </Section>
      <Section title="Nadawca / Odbiorca">
        <PartyFields fields={parcelFields} record={record} label="Klient" />
      </Section>
      <CustomSections of="parcel" known={record?.custom} record={record} />
      <Section title="Pliki" help="Skan koperty, potwierdzenie nadania.">
        <FieldSection {...its} section="files" />
      </Section>
    </>
  );
}
