import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import type { Client } from '@zaplecze/contract/clients';
import { clientStatuses, missingCarer } from '@zaplecze/contract/clients.lists';
import { useFormContext } from 'react-hook-form';
import { useMe } from '../../kit/calls/session.ts';
import { ColorField, SelectField } from '../../kit/fields/choice-fields.tsx';
import { RecordMultiPicker } from '../../kit/fields/record-multi-picker.tsx';
import { ChoicePicker } from '../../kit/fields/record-picker.tsx';
import { TextField } from '../../kit/fields/text-fields.tsx';
import { Row, Section } from '../../kit/forms/form-page.tsx';
import { dictionarySource, peopleSource, provinceSource } from '../choices/index.ts';
import { AgreementFields } from './agreement-fields.tsx';
import type { ClientValues } from './client-values.ts';
import classes from './clients.module.css';
import { ContactFields } from './contact-fields.tsx';
import { NipField } from './nip-field.tsx';

const tags = dictionarySource('tag');
const services = dictionarySource('projectType');

/** Every section of a client, alike for a new one and for one that is edited. */
export function ClientFields({ client }: { client?: Client }) {
  return (
    <>
      <Section title="Dane firmy" help="Jak klient nazywa się na co dzień.">
        <TextField name="name" label="Nazwa firmy" required maxLength={250} autoFocus={!client} />
        <Row>
          <TextField name="phone" label="Telefon" type="tel" required />
          <TextField name="email" label="E-mail" type="email" required />
        </Row>
      </Section>
      <Section title="Adres świadczenia usług" help="Gdzie pracujemy dla klienta.">
        <Address />
      </Section>
      <Section title="Dane do faktury">
        <CopyAddress />
        <TextField name="fvName" label="Nazwa firmy na fakturze" required maxLength={250} />
        <NipField client={client?.id} />
        <Row>
          <TextField name="fvPhone" label="Telefon do faktur" type="tel" required />
          <TextField name="fvEmail" label="E-mail do faktur" type="email" required />
        </Row>
        <Address invoice />
      </Section>
      <Section title="Współpraca" help="Status, usługi i opiekunowie klienta.">
        <SelectField name="status" label="Status" options={clientStatuses} required />
        <RecordMultiPicker
          name="projectTypes"
          label="Usługi"
          source={services}
          known={client?.projectTypes}
          required
        />
        <Carers client={client} />
        <RecordMultiPicker name="tags" label="Tagi" source={tags} known={client?.tags} />
        <ColorField name="color" label="Kolor" help="Kropka przy nazwie klienta." required />
      </Section>
      <ContactFields client={client} />
      <AgreementFields client={client} />
    </>
  );
}

function Address({ invoice = false }: { invoice?: boolean }) {
  const name = (field: string) =>
    invoice ? `fv${field.charAt(0).toUpperCase()}${field.slice(1)}` : field;
  const label = (text: string) => (invoice ? `${text} na fakturze` : text);
  return (
    <>
      <TextField name={name('street')} label={label('Ulica i numer')} required maxLength={200} />
      <Row columns="200px minmax(0, 1fr)">
        <TextField
          name={name('postalCode')}
          label={label('Kod pocztowy')}
          placeholder="00-000"
          required
          maxLength={6}
        />
        <TextField name={name('city')} label={label('Miasto')} required maxLength={100} />
      </Row>
      <ChoicePicker
        name={name('province')}
        label={label('Województwo')}
        source={provinceSource}
        required
      />
    </>
  );
}

const copied = [
  ['street', 'fvStreet'],
  ['postalCode', 'fvPostalCode'],
  ['city', 'fvCity'],
  ['province', 'fvProvince'],
] as const;
/** Filled along with the address, but only where nothing was typed yet. */
const completed = [
  ['name', 'fvName'],
  ['phone', 'fvPhone'],
  ['email', 'fvEmail'],
] as const;

function CopyAddress() {
  const { getValues, setValue } = useFormContext<ClientValues>();
  const copy = () => {
    const empty = completed.filter(([, to]) => !getValues(to));
    for (const [from, to] of [...copied, ...empty]) {
      const value = getValues(from);
      setValue(to, value, { shouldDirty: true, shouldValidate: Boolean(value) });
    }
  };
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconCopy size={16} stroke={1.5} aria-hidden />}
      onClick={copy}
      title="Puste: nazwę, telefon i e-mail też uzupełni"
    >
      Skopiuj adres świadczenia usług
    </Button>
  );
}

function Carers({ client }: { client?: Client }) {
  const me = useMe();
  const { watch, setValue } = useFormContext<ClientValues>();
  const chosen = watch('clientService') ?? [];
  return (
    <div>
      <RecordMultiPicker
        name="clientService"
        label="Opiekunowie"
        source={peopleSource}
        known={client?.clientService}
        placeholder="Wybierz osoby…"
        required
      />
      {!chosen.includes(me.id) && (
        <Button
          variant="subtle"
          size="compact-xs"
          mt={4}
          onClick={() =>
            setValue('clientService', [...chosen, me.id], {
              shouldDirty: true,
              shouldValidate: true,
            })
          }
        >
          Dodaj mnie
        </Button>
      )}
    </div>
  );
}

/** Stands in the form's header while nobody looks after the client. */
export function MissingCarer() {
  const chosen = useFormContext<ClientValues>().watch('clientService') ?? [];
  if (chosen.length > 0) return null;
  return (
    <span role="status" className={classes.missing}>
      {missingCarer}
    </span>
  );
}
