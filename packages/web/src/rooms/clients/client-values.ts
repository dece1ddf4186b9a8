import type { Client } from '@zaplecze/contract/clients';
import type { clientForm } from '@zaplecze/contract/clients.forms';
import { defaultColor } from '@zaplecze/contract/kit/fields';
import type * as z from 'zod';

/** A client as its form holds it. */
export type ClientValues = z.input<typeof clientForm>;
type ContactValues = ClientValues['persons'][number];
type AgreementValues = NonNullable<ClientValues['agreements']>[number];

const ids = (list: { id: number }[]) => list.map(({ id }) => id);
const nothing = null as never;

export const newContact = (): ContactValues => ({
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  position: null,
  description: '',
});

export const newAgreement = (): AgreementValues => ({
  type: nothing,
  file: nothing,
  person: null,
  given: null,
  withdrawn: null,
});

/** No status is chosen beforehand (decisions, "Clients and documents"); one contact is open. */
export const newClient = (): ClientValues => ({
  name: '',
  phone: '',
  email: '',
  city: '',
  street: '',
  postalCode: '',
  province: nothing,
  fvName: '',
  fvPhone: '',
  fvEmail: '',
  nip: '',
  fvCity: '',
  fvStreet: '',
  fvPostalCode: '',
  fvProvince: nothing,
  status: nothing,
  projectTypes: [],
  tags: [],
  color: defaultColor,
  clientService: [],
  persons: [newContact()],
  agreements: [],
});

/** Contact persons that can be edited: not those who were made anonymous. */
export const livingPersons = (client: Client | undefined) =>
  (client?.persons ?? []).filter(({ anonymized }) => anonymized === null);

export function valuesOf(client: Client): ClientValues {
  const {
    id: _id,
    created: _created,
    createdBy: _createdBy,
    modified: _modified,
    userModified: _userModified,
    version: _version,
    may: _may,
    ...fields
  } = client;
  return {
    ...fields,
    status: client.status.id,
    color: client.color ?? (null as never),
    projectTypes: ids(client.projectTypes),
    tags: ids(client.tags),
    clientService: ids(client.clientService),
    persons: livingPersons(client).map((person) => ({
      id: person.id,
      firstName: person.firstName,
      lastName: person.lastName,
      phone: person.phone,
      email: person.email,
      position: person.position?.id ?? null,
      description: person.description,
    })),
    agreements: client.agreements.flatMap(({ id, type, file, person, given, withdrawn }) =>
      file === null
        ? []
        : [{ id, type: type.id, file: file.id, person: person?.id ?? null, given, withdrawn }],
    ),
  };
}
