import { useParams } from '@tanstack/react-router';
import { type Client, getClient } from '@zaplecze/contract/clients';
import { listProvinces } from '@zaplecze/contract/dictionaries';
import { ColorPill, StatusDot, TagLine } from '../../kit/color-pill.tsx';
import {
  CopyButton,
  DetailColumns,
  DetailHeader,
  Email,
  Fact,
  MainBox,
  Phone,
  SideBox,
} from '../../kit/details.tsx';
import { People } from '../../kit/person.tsx';
import { DetailSkeleton, ErrorState } from '../../kit/states.tsx';
import { useApi } from '../../kit/use-api.ts';
import { usePageTitle } from '../../kit/use-page-title.ts';
import { Consents } from './consents.tsx';

export function ClientViewPage() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const found = useApi(getClient, { params: { id } });
  usePageTitle(found.data?.client.name);
  if (found.error) return <ErrorState error={found.error} retry={() => found.refetch()} />;
  if (!found.data) return <DetailSkeleton />;
  const { client } = found.data;
  return (
    <>
      <DetailHeader
        title={client.name}
        back="/client"
        beside={
          <>
            <StatusDot status={client.status} />
            <TagLine tags={client.tags} most={10} />
          </>
        }
      />
      <DetailColumns main={<Main client={client} />} side={<Side client={client} />} />
    </>
  );
}

function Main({ client }: { client: Client }) {
  return (
    <>
      <MainBox title="Opiekunowie">
        <People people={client.clientService} most={20} />
      </MainBox>
      <MainBox title="Usługi">
        {client.projectTypes.map((type) => (
          <ColorPill key={type.id} color={type.color}>
            {type.name}
          </ColorPill>
        ))}
      </MainBox>
      <MainBox title="Zgody klienta" count={client.agreements.length}>
        <Consents agreements={client.agreements} />
      </MainBox>
    </>
  );
}

type Place = { street: string; postalCode: string; city: string; province: number };

function Side({ client }: { client: Client }) {
  const provinces = useApi(listProvinces, {}).data?.provinces ?? [];
  const place = ({ street, postalCode, city, province }: Place) => (
    <>
      {street}
      <br />
      {postalCode} {city}
      <br />
      {provinces.find((one) => one.id === province)?.name}
    </>
  );
  return (
    <>
      <SideBox title="Dane firmy">
        <Fact label="Telefon">
          <Phone number={client.phone} />
        </Fact>
        <Fact label="E-mail">
          <Email address={client.email} />
        </Fact>
        <Fact label="NIP">
          {client.nip} <CopyButton text={client.nip} what="NIP" />
        </Fact>
      </SideBox>
      <SideBox title="Adres świadczenia usług">
        <Fact label="Adres">{place(client)}</Fact>
      </SideBox>
      <SideBox title="Dane do faktury">
        <Fact label="Nazwa">{client.fvName}</Fact>
        <Fact label="Adres">
          {place({
            street: client.fvStreet,
            postalCode: client.fvPostalCode,
            city: client.fvCity,
            province: client.fvProvince,
          })}
        </Fact>
        <Fact label="Telefon">
          <Phone number={client.fvPhone} />
        </Fact>
        <Fact label="E-mail">
          <Email address={client.fvEmail} />
        </Fact>
      </SideBox>
      {client.persons.map((person) => (
        <SideBox key={person.id} title={`${person.firstName} ${person.lastName}`}>
          <Fact label="Stanowisko">{person.position?.name}</Fact>
          <Fact label="Telefon">
            <Phone number={person.phone} />
          </Fact>
          <Fact label="E-mail">
            <Email address={person.email} />
          </Fact>
          {person.description && <Fact label="Opis">{person.description}</Fact>}
        </SideBox>
      ))}
    </>
  );
}
