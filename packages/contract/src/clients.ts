import * as z from 'zod';
import { done, encodedFileLimit, endpoint } from './kit/endpoint.ts';
import {
  choice,
  color,
  defaultColor,
  email,
  fileInput,
  id,
  ids,
  longText,
  nip,
  optionalChoice,
  optionalDay,
  optionalEmail,
  optionalPhone,
  phone,
  postalCode,
  required,
} from './kit/fields.ts';
import { idsFilter, list, textFilter } from './kit/list.ts';
import { byId, createdId, fileRef, may, personRef, ref } from './kit/records.ts';

/** Clients, their contact persons, carers and consents (document 001). The reference room. */

/** Document 000 section 9. */
export const clientStatuses = [
  { id: 0, name: 'Nieaktywny', color: '#868E96' },
  { id: 1, name: 'Aktywny', color: '#2F9E44' },
  { id: 2, name: 'Potencjalny', color: '#1971C2' },
  { id: 3, name: 'Rezygnacja', color: '#E03131' },
] as const;

export const missingCarer = 'Klient musi posiadać opiekuna, dodaj go';
const missingPerson = 'Osoba kontaktowa jest wymagana';

const status = choice('Status jest wymagany').refine((value) => value <= 3, {
  error: 'Status jest wymagany',
});
const province = choice('Nazwa województwa jest wymagana');

/** The client's own fields, in the order of the form. */
const clientShape = {
  name: required('Nazwa firmy jest wymagana', 250),
  phone: phone('Telefon jest wymagany'),
  email: email('Adres e-mail jest wymagany'),
  city: required('Nazwa miasta jest wymagana', 100),
  street: required('Nazwa ulicy jest wymagana', 200),
  postalCode: postalCode(),
  province,
  fvName: required('Nazwa firmy jest wymagana', 250),
  fvPhone: phone('Numer telefonu jest wymagany'),
  fvEmail: email('Adres e-mail jest wymagany'),
  nip: nip(),
  fvCity: required('Nazwa miasta jest wymagana', 100),
  fvStreet: required('Nazwa ulicy jest wymagana', 200),
  fvPostalCode: postalCode(),
  fvProvince: province,
  status,
  projectTypes: ids().refine((value) => value.length > 0, {
    error: 'Wymagane jest wybranie minimum jednej usługi',
  }),
  tags: ids(),
  color: color(),
};

/** First and last name, and a phone or an e-mail (decisions, "Clients and documents"). */
const contactShape = {
  firstName: required('Imię jest wymagane', 100),
  lastName: required('Nazwisko jest wymagane', 100),
  phone: optionalPhone(),
  email: optionalEmail(),
  position: optionalChoice(),
  description: longText(2000),
};
type Reachable = { phone?: string | null; email?: string | null };
/** Refuses changes of what was removed for good. */
export const anonymous = 'Ta osoba została zanonimizowana';
export const unreachable = 'Podaj telefon albo adres e-mail';
const reachable = {
  error: unreachable,
  path: ['phone'],
};
const isReachable = (value: Reachable) => Boolean(value.phone || value.email);

export const contactInput = z
  .strictObject({ id: id().optional(), ...contactShape })
  .refine(isReachable, reachable);
export type ContactInput = z.input<typeof contactInput>;

const agreementShape = {
  type: choice('Wybierz typ zgody'),
  file: fileInput('Plik jest wymagany'),
  person: optionalChoice(),
  given: optionalDay(),
  withdrawn: optionalDay(),
};
/** In the client's own form: −n is the n-th of `persons` sent with it, who has no id yet. */
const formPerson = z.union([z.int().min(-200).max(-1), optionalChoice()]).optional();
export const agreementInput = z.strictObject({
  id: id().optional(),
  ...agreementShape,
  person: formPerson,
});

const nested = {
  clientService: ids().refine((value) => value.length > 0, { error: missingCarer }),
  persons: z.array(contactInput).min(1, { error: missingPerson }).max(200),
  agreements: z.array(agreementInput).max(200),
};

/** The whole form: what the product's pages send in one call, kept or refused as one. */
export const clientForm = z.strictObject({
  ...clientShape,
  tags: clientShape.tags.default([]),
  color: clientShape.color.default(defaultColor),
  clientService: nested.clientService,
  persons: nested.persons,
  agreements: nested.agreements.default([]),
});
export type ClientForm = z.output<typeof clientForm>;

/** Callers of the specified form create the client alone, then carers, persons and consents. */
export const clientCreate = clientForm.extend({
  clientService: nested.clientService.optional(),
  persons: nested.persons.optional(),
  agreements: nested.agreements.optional(),
});

export const clientChanges = z.strictObject({ ...clientShape, ...nested }).partial();

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
    tags: idsFilter(),
    persons: idsFilter(),
    projectTypes: idsFilter(),
    agreement: idsFilter(),
    status: idsFilter(),
  },
  extra: { name: textFilter().optional(), nip: textFilter().optional() },
  row: clientRow,
});

/** `filter[persons]` are carers; `filter[agreement]` are consent types. */
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
  body: z
    .strictObject({ ...contactShape, client: choice('Klient jest wymagany') })
    .refine(isReachable, reachable),
  answer: createdId,
});

export const updateContact = endpoint({
  method: 'PATCH',
  path: '/clientPerson/:id',
  allow: 'everyone',
  summary: 'Zmiana podanych pól osoby kontaktowej',
  params: byId,
  body: z.strictObject(contactShape).partial(),
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
  body: z.strictObject({ ...agreementShape, client: choice('Klient jest wymagany') }),
  bodyLimit: encodedFileLimit,
  answer: createdId,
});

export const updateAgreement = endpoint({
  method: 'PATCH',
  path: '/clientAgreement/edit/:id',
  allow: 'everyone',
  summary: 'Zmiana podanych pól zgody',
  params: byId,
  body: z.strictObject({ ...agreementShape, client: choice('Klient jest wymagany') }).partial(),
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
