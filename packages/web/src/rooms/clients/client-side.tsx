import { namesOf } from '@zaplecze/contract/kit/fields/field-kinds';
import type { Client } from '@zaplecze/contract/rooms/clients/calls';
import { clientFields, likeService } from '@zaplecze/contract/rooms/clients/fields';
import { listProvinces } from '@zaplecze/contract/rooms/dictionaries/calls';
import { useApi } from '../../kit/calls/use-api.ts';
import { Email, Phone } from '../../kit/records/contact.tsx';
import { CopyButton, Fact, SideBox } from '../../kit/records/details.tsx';
import { FieldFacts } from '../../kit/records/field-facts.tsx';
import { ClientRegistry } from '../business-registries/index.ts';
import classes from './clients.module.css';
import { Contacts } from './contacts/contacts.tsx';
import { ClientTwins } from './merging/client-twins.parts.ts';

/** All that an invoice needs has its own short labels; the NIP stands with the company. */
const toldOfInvoice = ['nip', ...namesOf(likeService)] as const;

/** What stays: company data, addresses, invoice data, contact persons. */
export function ClientSide({ client }: { client: Client }) {
  const its = { fields: clientFields, record: client };
  return (
    <>
      <SideBox title="Dane firmy">
        <FieldFacts {...its} section="company" but={['name']} />
        <Fact label="NIP">
          <span className={classes.nip}>{client.nip}</span>
          <CopyButton text={client.nip} what="NIP" />
        </Fact>
      </SideBox>
      <ClientRegistry client={client.id} />
      <ClientTwins client={client} />
      <SideBox title="Adres świadczenia usług">
        <Place {...client} />
        <FieldFacts {...its} section="place" but={['street', 'postalCode', 'city', 'province']} />
      </SideBox>
      <SideBox title="Dane do faktury">
        <Fact label="Nazwa">{client.fvName}</Fact>
        <Fact label="Adres">
          <Place
            street={client.fvStreet}
            postalCode={client.fvPostalCode}
            city={client.fvCity}
            province={client.fvProvince}
          />
        </Fact>
        <Fact label="Telefon">
          <Phone number={client.fvPhone} />
        </Fact>
        <Fact label="E-mail">
          <Email address={client.fvEmail} />
        </Fact>
        <FieldFacts {...its} section="invoice" but={toldOfInvoice} />
      </SideBox>
      <Contacts persons={client.persons} />
    </>
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
