import { endpoint } from '../../kit/calls/endpoint.ts';
import type { Fields } from '../../kit/fields/field-kinds.ts';
import { list } from '../../kit/lists/list.ts';
import type { ClientSection } from './fields.ts';
import type { Schemas } from './schemas.ts';

/** Clients, their contact persons, carers and consents (docs/requirements/clients.md). */

export type { Client, ClientRow } from './schemas.ts';

export const clientList = list({
  sort: ['name', 'carers', 'person', 'status', 'created', 'modifiedDate'],
  defaultSort: 'name',
  filters: {
    name: 'text',
    nip: 'text',
    tags: 'ids',
    persons: 'ids',
    projectTypes: 'ids',
    agreement: 'ids',
    withdrawn: 'ids',
    status: 'ids',
    /** Of a carer or of a project. */
    department: 'ids',
    company: 'ids',
    noCarer: 'flag',
    /** Nobody was in contact with them for so many days. */
    silentFor: { min: 1, max: 3650 },
    openIssues: 'flag',
    /** Another client has the same NIP. */
    sameNip: 'flag',
    /** They refused an offer in these days, both included. */
    refusedFrom: 'day',
    refusedTo: 'day',
  },
  extra: { name: 'text', nip: 'text' },
  fields: {
    website: {
      label: 'Strona internetowa',
      kind: 'website',
      section: 'company',
      also: ['www', 'strona www', 'strona', 'adres strony', 'witryna', 'url'],
    },
  } satisfies Fields<ClientSection>,
});

/**
 * `filter[persons]` are carers; `filter[agreement]` are types of consents valid today,
 * `filter[withdrawn]` types of consents withdrawn by today, in Warsaw.
 */
export const listClients = endpoint<Schemas['listClients']>({
  method: 'GET',
  path: '/client/list',
  allow: 'everyone',
  area: 'clients',
  list: clientList,
});

export const getClient = endpoint<Schemas['getClient']>({
  method: 'GET',
  path: '/client/:id',
  allow: 'everyone',
  area: 'clients',
});

/** Whether a NIP is in the base already; a warning, never an obstacle. */
export const checkNip = endpoint<Schemas['checkNip']>({
  method: 'GET',
  path: '/client/nip/:nip',
  allow: 'everyone',
  area: 'clients',
});

export const createClient = endpoint<Schemas['createClient']>({
  method: 'POST',
  path: '/client/create',
  allow: 'everyone',
  area: 'clients',
});

/** A client of its numbers and its place alone; what is still missing is told on its page. */
export const quickAddClient = endpoint<Schemas['quickAddClient']>({
  method: 'POST',
  path: '/client/quick/create',
  allow: 'everyone',
  area: 'clients',
});

export const updateClient = endpoint<Schemas['updateClient']>({
  method: 'PATCH',
  path: '/client/:id',
  allow: 'everyone',
  area: 'clients',
});

export const removeClient = endpoint<Schemas['removeClient']>({
  method: 'DELETE',
  path: '/client/:id',
  allow: 'manager',
  area: 'clients',
});

export const addCarer = endpoint<Schemas['addCarer']>({
  method: 'POST',
  path: '/client/clientService/:client/:user',
  allow: 'everyone',
  area: 'clients',
});

export const removeCarer = endpoint<Schemas['removeCarer']>({
  method: 'DELETE',
  path: '/client/clientService/:client/:user',
  allow: 'everyone',
  area: 'clients',
});

export const createContact = endpoint<Schemas['createContact']>({
  method: 'POST',
  path: '/clientPerson/create',
  allow: 'everyone',
  area: 'clients',
});

export const updateContact = endpoint<Schemas['updateContact']>({
  method: 'PATCH',
  path: '/clientPerson/:id',
  allow: 'everyone',
  area: 'clients',
});

export const removeContact = endpoint<Schemas['removeContact']>({
  method: 'DELETE',
  path: '/clientPerson/:id',
  allow: 'everyone',
  area: 'clients',
});

export const createAgreement = endpoint<Schemas['createAgreement']>({
  method: 'POST',
  path: '/clientAgreement/create',
  allow: 'everyone',
  area: 'clients',
});

export const updateAgreement = endpoint<Schemas['updateAgreement']>({
  method: 'PATCH',
  path: '/clientAgreement/edit/:id',
  allow: 'everyone',
  area: 'clients',
});

export const removeAgreement = endpoint<Schemas['removeAgreement']>({
  method: 'DELETE',
  path: '/clientAgreement/:id',
  allow: 'everyone',
  area: 'clients',
});
