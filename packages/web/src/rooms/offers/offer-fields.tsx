import type { Offer } from '@zaplecze/contract/rooms/offers/calls';
import { offerFields } from '@zaplecze/contract/rooms/offers/fields';
import { type ReactNode, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { CustomSections } from '../../kit/custom-fields/custom-section.tsx';
import { RecordPicker } from '../../kit/fields/pickers/record-picker.tsx';
import { FieldSection } from '../../kit/fields/record-fields.tsx';
import { FilesField } from '../../kit/files/files.tsx';
import type { FieldProps } from '../../kit/forms/form-context.tsx';
import { Section } from '../../kit/forms/form-page.tsx';
import { Lacks } from '../../kit/forms/lacks.tsx';
import { QuickAddButton } from '../../kit/forms/quick-add-button.tsx';
import { DateTimeText } from '../../kit/records/date-text.tsx';
import { Fact } from '../../kit/records/details.tsx';
import { clientSource, sourceOf } from '../choice-sources/index.ts';
import classes from './offers.module.css';

/** Fields of an offer; `known` is where the names of what is chosen come from. */
export function OfferFields({ offer, known = offer }: { offer?: Offer; known?: Offer }) {
  // The next offer goes to the client of the one before.
  const settled = offer ? undefined : known?.client.name;
  const own = {
    client: (props: FieldProps) => <ClientField {...props} settled={settled} known={known} />,
    files: (props: FieldProps) => (
      <FilesField {...props} label="Pliki oferty" known={offer?.files} />
    ),
  };
  const its = { fields: offerFields, known, sourceOf, own };
  const created: ReactNode = (
    <Fact label={offerFields.created.label}>
      {offer ? <DateTimeText value={offer.created} /> : 'dzisiaj'}
    </Fact>
  );
  return (
    <>
      <Section title="Oferta" help="Co i komu proponujemy.">
        <FieldSection {...its} section="offer" autoFocus={offer ? undefined : 'name'} />
      </Section>
      <Section title="Sprzedaż">
        <FieldSection
          {...its}
          section="sale"
          beside={{ submission: 'validTo', value: { shown: created } }}
        />
      </Section>
      <CustomSections of="offer" known={known?.custom} record={offer} />
      <Section title="Pliki" help="Przynajmniej jeden: to, co dostaje klient.">
        <FieldSection {...its} section="files" />
      </Section>
    </>
  );
}

/** The client, who may be added here; `settled`: the name of one that is not to be chosen any more. */
function ClientField({
  settled,
  known,
  ...props
}: FieldProps & { settled: string | undefined; known: Offer | undefined }) {
  const { setValue, watch } = useFormContext();
  const [begun, begin] = useState<string | null>(null);
  const choose = (id: number) =>
    setValue('client', id, { shouldDirty: true, shouldValidate: true });
  if (settled !== undefined) return <Fact label={props.label}>{settled}</Fact>;
  return (
    <div className={classes.client}>
      <RecordPicker {...props} source={clientSource} known={known && [known.client]} add={begin} />
      <QuickAddButton
        kind="client"
        label="Dodaj klienta"
        begun={begun}
        onEnd={() => begin(null)}
        onAdded={choose}
      />
      <Lacks kind="client" id={watch('client')} of="offer" />
    </div>
  );
}
