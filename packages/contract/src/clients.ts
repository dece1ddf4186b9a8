import * as z from 'zod';
import {
  agreementChanges,
  agreementCreate,
  clientChanges,
  clientCreate,
  contactChanges,
  contactCreate,
} from './clients.forms.ts';
import { done, encodedFileLimit, endpoint } from './kit/endpoint.ts';
import { id } from './kit/fields.ts';
import { idsFilter, list, textFilter } from './kit/list.ts';
import { byId, createdId, fileRef, may, personRef, ref } from './kit/records.ts';

/** Clients, their contact persons, carers and consents (document 001). The reference room. */

export const contact = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  position: ref.nullable(),
  description: z.string().nullable(),
  client: z.int(),
  /** When the person's data were removed for good; then there is nothing but the place they had. */
  anonymized: z.string().nullable(),
  version: z.int(),
});

export const agreement = z.object({
  id: z.int(),
  type: ref.extend({ description: z.string().nullable() }),
  /** Null once its person was made anonymous. */
  file: fileRef.extend({ path: z.string() }).nullable(),
  client: z.int(),
  person: ref.nullable(),
  given: z.string().nullable(),
  withdrawn: z.string().nullable(),
  /** The text of the consent as it read when it was given. */
  wording: z.string().nullable(),
  modified: z.string(),
  version: z.int(),
});

const statusRef = z.object({ id: z.int(), name: z.string(), color: z.string() });
const carer = personRef;

export const clientRow = z.object({
  id: z.int(),
  name: z.string(),
  color: z.string().nullable(),
  city: z.string(),
  nip: z.string(),
  status: statusRef,
  tags: z.array(ref),
  clientService: z.array(carer),
  persons: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      phone: z.string().nullable(),
      email: z.string().nullable(),
    }),
  ),
  may,
});
export type ClientRow = z.output<typeof clientRow>;

export const client = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  city: z.string(),
  street: z.string(),
  postalCode: z.string(),
  province: z.int(),
  fvName: z.string(),
  fvPhone: z.string(),
  fvEmail: z.string(),
  nip: z.string(),
  fvCity: z.string(),
  fvStreet: z.string(),
  fvPostalCode: z.string(),
  fvProvince: z.int(),
  status: statusRef,
  projectTypes: z.array(ref.extend({ color: z.string().nullable() })),
  tags: z.array(ref),
  color: z.string().nullable(),
  clientService: z.array(carer),
  persons: z.array(contact),
  agreements: z.array(agreement),
  created: z.string(),
  createdBy: ref.nullable(),
  modified: z.string(),
  userModified: ref.nullable(),
  version: z.int(),
  may,
});
export type Client = z.output<typeof client>;

const clientList = list({
  sort: ['name', 'carers', 'person', 'status', 'created', 'modifiedDate'],
  defaultSort: 'name',
  filters: {
    name: textFilter(),
    nip: textFilter(),
    tags: idsFilter(),
    persons: idsFilter(),
    projectTypes: idsFilter(),
    agreement: idsFilter(),
    withdrawn: idsFilter(),
    status: idsFilter(),
  },
  extra: { name: textFilter().optional(), nip: textFilter().optional() },
  row: clientRow,
});

/**
 * `filter[persons]` are carers; `filter[agreement]` are types of consents valid today,
 * `filter[withdrawn]` types of consents withdrawn by today, in Warsaw.
 */
export const listClients = endpoint({
  method: 'GET',
  path: '/client/list',
  allow: 'everyone',
  summary: 'Klienci',
  list: clientList,
  query: clientList.query,
  answer: clientList.answer,
});

export const getClient = endpoint({
  method: 'GET',
  path: '/client/:id',
  allow: 'everyone',
  summary: 'Klient z osobami kontaktowymi, opiekunami i zgodami',
  params: byId,
  answer: z.object({ client }),
});

/** Whether a NIP is in the base already; a warning, never an obstacle. */
export const checkNip = endpoint({
  method: 'GET',
  path: '/client/nip/:nip',
  allow: 'everyone',
  summary: 'Klienci o podanym numerze NIP',
  params: z.strictObject({ nip: z.string().regex(/^\d{10}$/) }),
  query: z.strictObject({ except: id().optional() }),
  answer: z.object({ list: z.array(ref) }),
});

export const createClient = endpoint({
  method: 'POST',
  path: '/client/create',
  allow: 'everyone',
  summary: 'Nowy klient, z osobami, opiekunami i zgodami albo bez nich',
  body: clientCreate,
  bodyLimit: encodedFileLimit,
  answer: createdId,
});

export const updateClient = endpoint({
  method: 'PATCH',
  path: '/client/:id',
  allow: 'everyone',
  summary: 'Zmiana podanych pól; podane listy zastępują dotychczasowe',
  params: byId,
  body: clientChanges,
  bodyLimit: encodedFileLimit,
  answer: z.object({ version: z.int() }),
});

export const removeClient = endpoint({
  method: 'DELETE',
  path: '/client/:id',
  allow: 'manager',
  summary: 'Usunięcie klienta',
  params: byId,
  answer: done,
});

const carerLink = z.strictObject({ client: id(), user: id() });

export const addCarer = endpoint({
  method: 'POST',
  path: '/client/clientService/:client/:user',
  allow: 'everyone',
  summary: 'Dodanie opiekuna klienta',
  params: carerLink,
  answer: done,
});

export const removeCarer = endpoint({
  method: 'DELETE',
  path: '/client/clientService/:client/:user',
  allow: 'everyone',
  summary: 'Odjęcie opiekuna; ostatniego odjąć nie można',
  params: carerLink,
  answer: done,
});

export const createContact = endpoint({
  method: 'POST',
  path: '/clientPerson/create',
  allow: 'everyone',
  summary: 'Nowa osoba kontaktowa klienta',
  body: contactCreate,
  answer: createdId,
});

export const updateContact = endpoint({
  method: 'PATCH',
  path: '/clientPerson/:id',
  allow: 'everyone',
  summary: 'Zmiana podanych pól osoby kontaktowej',
  params: byId,
  body: contactChanges,
  answer: done,
});

export const removeContact = endpoint({
  method: 'DELETE',
  path: '/clientPerson/:id',
  allow: 'everyone',
  summary: 'Usunięcie osoby kontaktowej',
  params: byId,
  answer: done,
});

export const createAgreement = endpoint({
  method: 'POST',
  path: '/clientAgreement/create',
  allow: 'everyone',
  summary: 'Nowa zgoda klienta',
  body: agreementCreate,
  bodyLimit: encodedFileLimit,
  answer: createdId,
});

export const updateAgreement = endpoint({
  method: 'PATCH',
  path: '/clientAgreement/edit/:id',
  allow: 'everyone',
  summary: 'Zmiana podanych pól zgody',
  params: byId,
  body: agreementChanges,
  bodyLimit: encodedFileLimit,
  answer: done,
});

export const removeAgreement = endpoint({
  method: 'DELETE',
  path: '/clientAgreement/:id',
  allow: 'everyone',
  summary: 'Usunięcie zgody',
  params: byId,
  answer: done,
});
