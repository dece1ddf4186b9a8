import * as z from 'zod';
import { encodedFileLimit, io, recordIo } from '../../kit/calls/io.ts';
import { joinSchemas } from '../../kit/calls/served.ts';
import { customAnswer } from '../../kit/fields/custom-fields.schemas.ts';
import { id } from '../../kit/fields/fields.ts';
import { answersOf } from '../../kit/fields/record-fields.schemas.ts';
import { pageIo } from '../../kit/lists/list.schemas.ts';
import {
  createdId,
  fileRef,
  instant,
  may,
  personRef,
  ref,
  statusRef,
} from '../../kit/values/records.ts';
import * as calls from './calls.ts';
import { clientList } from './calls.ts';
import { agreementFields, contactFields } from './contact-fields.ts';
import { clientFields } from './fields.ts';
import {
  agreementChanges,
  agreementCreate,
  clientChanges,
  clientCreate,
  contactChanges,
  contactCreate,
  quickClient,
} from './forms.ts';

export const contact = z.object({
  id: z.int(),
  ...answersOf(contactFields),
  client: z.int(),
  custom: customAnswer('contact'),
  /** When the person's data were removed for good; then there is nothing but the place they had. */
  anonymized: z.string().nullable(),
  version: z.int(),
});

export const agreement = z.object({
  id: z.int(),
  ...answersOf(agreementFields),
  type: ref.extend({ description: z.string().nullable() }),
  /** Null once its person was made anonymous. */
  file: fileRef.nullable(),
  client: z.int(),
  modified: instant,
  version: z.int(),
});

const carer = personRef;

export const clientRow = z.object({
  id: z.int(),
  name: z.string(),
  color: z.string().nullable(),
  city: z.string(),
  nip: z.string(),
  ...answersOf(clientList.fields),
  status: statusRef,
  tags: z.array(ref),
  clientService: z.array(carer),
  persons: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      phone: z.string().nullable(),
      email: z.string().nullable(),
      /** Telephone and e-mail are not told then. */
      restricted: z.boolean(),
    }),
  ),
  custom: customAnswer('client'),
  version: z.int(),
  may,
});

export type ClientRow = z.output<typeof clientRow>;

export const client = z.object({
  id: z.int(),
  ...answersOf(clientFields),
  /** Of a client that was begun with a name or a NIP alone: null, as texts that are not known yet are empty. */
  province: z.int().nullable(),
  fvProvince: z.int().nullable(),
  status: statusRef,
  projectTypes: z.array(ref.extend({ color: z.string().nullable() })),
  tags: z.array(ref),
  color: z.string().nullable(),
  clientService: z.array(carer),
  persons: z.array(contact),
  agreements: z.array(agreement),
  created: instant,
  createdBy: ref.nullable(),
  modified: instant,
  userModified: ref.nullable(),
  custom: customAnswer('client'),
  version: z.int(),
  may,
});

export type Client = z.output<typeof client>;

const carerLink = z.strictObject({ client: id(), user: id() });

const schemas = {
  listClients: pageIo({ summary: 'Klienci', list: clientList, rows: clientRow }),
  getClient: recordIo({
    summary: 'Klient z osobami kontaktowymi, opiekunami i zgodami',
    answer: z.object({ client }),
  }),
  checkNip: io({
    summary: 'Klienci o podanym numerze NIP',
    params: z.strictObject({ nip: z.string().regex(/^\d{10}$/) }),
    query: z.strictObject({ except: id().optional() }),
    answer: z.object({ list: z.array(ref) }),
  }),
  createClient: io({
    summary: 'Nowy klient, z osobami, opiekunami i zgodami albo bez nich',
    body: clientCreate,
    bodyLimit: encodedFileLimit,
    answer: createdId,
  }),
  quickAddClient: io({
    summary:
      'Nowy klient z samej nazwy albo NIP: potencjalny, pod opieką dodającego, jeśli nie podano inaczej',
    body: quickClient,
    answer: createdId,
  }),
  updateClient: recordIo({
    summary: 'Zmiana podanych pól; podane listy zastępują dotychczasowe',
    body: clientChanges,
    bodyLimit: encodedFileLimit,
    answer: z.object({ version: z.int() }),
  }),
  removeClient: recordIo({ summary: 'Usunięcie klienta' }),
  addCarer: io({ summary: 'Dodanie opiekuna klienta', params: carerLink }),
  removeCarer: io({ summary: 'Odjęcie opiekuna; ostatniego odjąć nie można', params: carerLink }),
  createContact: io({
    summary: 'Nowa osoba kontaktowa klienta',
    body: contactCreate,
    answer: createdId,
  }),
  updateContact: recordIo({
    summary: 'Zmiana podanych pól osoby kontaktowej',
    body: contactChanges,
  }),
  removeContact: recordIo({ summary: 'Usunięcie osoby kontaktowej' }),
  createAgreement: io({
    summary: 'Nowa zgoda klienta',
    body: agreementCreate,
    bodyLimit: encodedFileLimit,
    answer: createdId,
  }),
  updateAgreement: recordIo({
    summary: 'Zmiana podanych pól zgody',
    body: agreementChanges,
    bodyLimit: encodedFileLimit,
  }),
  removeAgreement: recordIo({ summary: 'Usunięcie zgody' }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
