import { namesIn } from '@zaplecze/contract/kit/fields/record-fields';
import type { Client } from '@zaplecze/contract/rooms/clients/calls';
import { clientFields, clientWork } from '@zaplecze/contract/rooms/clients/fields';
import { listProvinces } from '@zaplecze/contract/rooms/dictionaries/calls';
import { useApi } from '../../kit/calls/use-api.ts';
import { CustomFacts } from '../../kit/custom-fields/custom-facts.tsx';
import { suspendingPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { StatusDot, TagLine } from '../../kit/records/color-pill.tsx';
import { CopyButton, SideBox } from '../../kit/records/details.tsx';
import { FieldFacts } from '../../kit/records/field-facts.tsx';
import { EditedTogether } from '../../kit/records/in-place/editable-fact.tsx';
import { LackingTogether } from '../../kit/records/in-place/lacking.tsx';
import { ClientRegistry } from '../business-registries/index.ts';
import { PersonName } from '../person-names/index.ts';
import { ClientServices } from '../story/index.ts';
import classes from './clients.module.css';
import { Contacts } from './contacts/contacts.tsx';
import { ClientTwins } from './merging/client-twins.parts.ts';

/** Changes a field of a client where it is read. */
export const ClientEditor = suspendingPart(
  part(() => import('./client-editor.tsx'), 'ClientEditor'),
);

const place = ['street', 'postalCode', 'city', 'province'] as const;
const invoicePlace = ['fvStreet', 'fvPostalCode', 'fvCity', 'fvProvince'] as const;

/** What stays: company data, how one works with it, addresses, invoice data, contact persons. */
export function ClientSide({ client }: { client: Client }) {
  const editor = client.may.edit ? ClientEditor : undefined;
  const its = { record: client, editor };
  const isEmpty = (names: readonly (keyof Client)[]) => names.every((name) => !client[name]);
  return (
    <LackingTogether>
      <SideBox title="Dane firmy">
        <FieldFacts
          {...its}
          fields={clientFields}
          only={[...namesIn(clientFields, 'company'), 'nip']}
          but={['name']}
          own={{
            nip: (nip) => (
              <>
                <span className={classes.nip}>{nip}</span>
                <CopyButton text={nip} what="NIP" />
              </>
            ),
          }}
        />
      </SideBox>
      <Contacts client={client} />
      <SideBox title="Współpraca">
        <FieldFacts
          {...its}
          fields={clientWork}
          own={{
            status: (status) => <StatusDot status={status} />,
            projectTypes: (types) => <ClientServices client={client.id} types={types} />,
            clientService: (people) => (
              <span className={classes.people}>
                {people.map((person) => (
                  <PersonName key={person.id} person={person} />
                ))}
              </span>
            ),
            tags: (tags) => <TagLine tags={tags} most={10} />,
          }}
        />
      </SideBox>
      <CustomFacts of="client" {...its} />
      {client.nip && <ClientRegistry client={client.id} />}
      <ClientTwins client={client} />
      <SideBox title="Adres świadczenia usług">
        <EditedTogether
          {...its}
          names={place}
          label="Adres świadczenia usług"
          bare
          empty={isEmpty(place)}
        >
          <Place {...client} />
        </EditedTogether>
        <FieldFacts {...its} fields={clientFields} section="place" but={place} />
      </SideBox>
      <SideBox title="Dane do faktury">
        <FieldFacts {...its} fields={clientFields} only={['fvName']} />
        <EditedTogether
          {...its}
          names={invoicePlace}
          label="Adres"
          lacks="Adres do faktury"
          empty={isEmpty(invoicePlace)}
        >
          <Place
            street={client.fvStreet}
            postalCode={client.fvPostalCode}
            city={client.fvCity}
            province={client.fvProvince}
          />
        </EditedTogether>
        <FieldFacts
          {...its}
          fields={clientFields}
          section="invoice"
          but={['nip', 'fvName', ...invoicePlace]}
        />
      </SideBox>
    </LackingTogether>
  );
}

type Address = Pick<Client, 'street' | 'postalCode' | 'city' | 'province'>;

function Place({ street, postalCode, city, province }: Address) {
  const provinces = useApi(listProvinces, {}).data?.provinces ?? [];
  return (
    <address className={classes.address}>
      {street}
      <br />
      {postalCode} {city}
      <br />
      {provinces.find(({ id }) => id === province)?.name}
    </address>
  );
}
