import type { Offer } from '@zaplecze/contract/rooms/offers/calls';
import { useFormContext } from 'react-hook-form';
import { DateField } from '../../kit/fields/date-fields.tsx';
import { RecordMultiPicker } from '../../kit/fields/pickers/record-multi-picker.tsx';
import { RecordPicker } from '../../kit/fields/pickers/record-picker.tsx';
import { MoneyField, TextAreaField, TextField } from '../../kit/fields/text-fields.tsx';
import { FilesField } from '../../kit/files/files.tsx';
import { Row, Section } from '../../kit/forms/form-page.tsx';
import { QuickAddButton } from '../../kit/forms/quick-add-button.tsx';
import { DateTimeText } from '../../kit/records/date-text.tsx';
import { Fact } from '../../kit/records/details.tsx';
import { clientSource, dictionarySource, peopleSource } from '../choices/index.ts';
import classes from './offers.module.css';

const services = dictionarySource('projectType');

/** Fields of an offer; `known` is where the names of what is chosen come from. */
export function OfferFields({ offer, known = offer }: { offer?: Offer; known?: Offer }) {
  const { setValue } = useFormContext();
  // The next offer goes to the client of the one before.
  const follows = !offer && known !== undefined;
  const choose = (id: number) =>
    setValue('client', id, { shouldDirty: true, shouldValidate: true });
  return (
    <>
      <Section title="Oferta" help="Co i komu proponujemy.">
        <TextField name="name" label="Nazwa" required maxLength={250} autoFocus={!offer} />
        {follows ? (
          <Fact label="Klient">{known.client.name}</Fact>
        ) : (
          <div className={classes.client}>
            <RecordPicker
              name="client"
              label="Klient"
              source={clientSource}
              known={known && [known.client]}
              required
            />
            <QuickAddButton kind="client" label="Dodaj klienta" onAdded={choose} />
          </div>
        )}
        <RecordMultiPicker
          name="projectTypes"
          label="Usługi"
          source={services}
          known={known?.projectTypes}
          required
        />
        <TextAreaField name="description" label="Opis" maxLength={20_000} />
      </Section>
      <Section title="Sprzedaż">
        <RecordPicker
          name="seller"
          label="Sprzedawca"
          source={peopleSource}
          known={known && [known.seller]}
          required
        />
        <Row>
          <DateField name="submission" label="Data złożenia klientowi" />
          <DateField name="validTo" label="Ważna do" />
        </Row>
        <Row>
          <MoneyField name="value" label="Wartość netto" />
          <Fact label="Data utworzenia">
            {offer ? <DateTimeText value={offer.created} /> : 'dzisiaj'}
          </Fact>
        </Row>
      </Section>
      <Section title="Pliki" help="Przynajmniej jeden: to, co dostaje klient.">
        <FilesField name="files" label="Pliki oferty" known={offer?.files} required />
      </Section>
    </>
  );
}
