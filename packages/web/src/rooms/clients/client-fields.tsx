import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import type { Client } from '@zaplecze/contract/rooms/clients/calls';
import {
  type ClientField,
  clientFields,
  likeService,
} from '@zaplecze/contract/rooms/clients/fields';
import { clientStatuses, missingCarer } from '@zaplecze/contract/rooms/clients/lists';
import { useFormContext } from 'react-hook-form';
import { useMe } from '../../kit/calls/session.ts';
import { CustomSections } from '../../kit/custom-fields/custom-section.tsx';
import { ColorField, SelectField } from '../../kit/fields/choice-fields.tsx';
import { RecordMultiPicker } from '../../kit/fields/pickers/record-multi-picker.tsx';
import { ChoicePicker } from '../../kit/fields/pickers/record-picker.tsx';
import { FieldSection } from '../../kit/fields/record-fields.tsx';
import type { FieldProps } from '../../kit/forms/form-context.tsx';
import { Section } from '../../kit/forms/form-page.tsx';
import { IconButton } from '../../kit/navigation/icon-button.tsx';
import { CompanyStart } from '../business-registries/index.ts';
import { dictionarySource, peopleSource, provinceSource } from '../choice-sources/index.ts';
import type { ClientValues } from './client-values.ts';
import classes from './clients.module.css';
import { AgreementFields } from './contacts/agreement-fields.tsx';
import { ContactFields } from './contacts/contact-fields.tsx';
import { NipField } from './nip-field.tsx';

const labels = Object.fromEntries(
  Object.entries(clientFields).map(([name, { label }]) => [name, label]),
);

const tags = dictionarySource('tag');
const services = dictionarySource('projectType');

/** Every section of a client, alike for a new one and for one that is edited. */
export function ClientFields({ client }: { client?: Client }) {
  const plain = {
    fields: clientFields,
    own: {
      province: (props: FieldProps) => <ChoicePicker {...props} source={provinceSource} />,
      nip: (props: FieldProps) => <NipField {...props} client={client?.id} />,
    },
  };
  return (
    <>
      <CompanyStart labels={labels} number={client?.nip} autoFocus={!client} next="phone" />
      <Section title="Dane firmy" help="Jak klient nazywa się na co dzień.">
        <FieldSection {...plain} section="company" beside={{ phone: 'email', regon: 'krs' }} />
      </Section>
      <Section title="Adres świadczenia usług" help="Gdzie pracujemy dla klienta.">
        <FieldSection {...plain} section="place" beside={{ postalCode: 'city' }} />
      </Section>
      <Section title="Dane do faktury">
        <CopyAddress />
        <FieldSection
          {...plain}
          section="invoice"
          beside={{ fvPhone: 'fvEmail', fvPostalCode: 'fvCity' }}
        />
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
      <CustomSections of="client" known={client?.custom} />
      <ContactFields client={client} />
      <AgreementFields client={client} />
    </>
  );
}

/** Fields of the invoice with those of the firm that they are copied from. */
const copied = Object.entries(likeService) as [ClientField, ClientField][];
const ofAddress = (field: ClientField) => clientFields[field].section === 'place';

/** Copies the address, and what else of the firm the invoice lacks. */
function CopyAddress() {
  const { getValues, setValue } = useFormContext<ClientValues>();
  const copy = () => {
    for (const [to, from] of copied) {
      if (!ofAddress(from) && getValues(to)) continue;
      const value = getValues(from);
      setValue(to, value, { shouldDirty: true, shouldValidate: Boolean(value) });
    }
  };
  return (
    <IconButton icon={IconCopy} onClick={copy} title="Puste: nazwę, telefon i e-mail też uzupełni">
      Skopiuj adres świadczenia usług
    </IconButton>
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
  const { watch, formState } = useFormContext<ClientValues>();
  const chosen = watch('clientService') ?? [];
  if (chosen.length > 0) return null;
  // Red only once somebody has typed or wanted to save.
  const { isDirty, submitCount } = formState;
  return (
    <span
      role="status"
      className={classes.missing}
      data-quiet={!(isDirty || submitCount) || undefined}
    >
      {missingCarer}
    </span>
  );
}
