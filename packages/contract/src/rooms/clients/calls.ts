import { endpointsOf } from '../../kit/calls/endpoint.ts';
import type { Fields } from '../../kit/fields/field-kinds.ts';
import { list } from '../../kit/lists/list.ts';
import type { ClientSection } from './fields.ts';
import type { Schemas } from './schemas.ts';

/** Clients, their contact persons, carers and consents (docs/requirements/clients.md). */

export type { Client, ClientRow } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('clients');

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
  custom: 'client',
  fields: {
    website: { label: 'Strona internetowa', kind: 'website', section: 'company' },
  } satisfies Fields<ClientSection>,
});

/**
 * `filter[persons]` are carers; `filter[agreement]` are types of consents valid today,
 * `filter[withdrawn]` types of consents withdrawn by today, in Warsaw.
 */
export const listClients = endpoint<'listClients'>('GET /client/list', 'everyone', {
  list: clientList,
});

export const getClient = endpoint<'getClient'>('GET /client/:id', 'everyone');

/** Whether a NIP is in the base already; a warning, never an obstacle. */
export const checkNip = endpoint<'checkNip'>('GET /client/nip/:nip', 'everyone');

export const createClient = endpoint<'createClient'>('POST /client/create', 'everyone');

/** A client of a name or a NIP alone, or with more of the firm; what is still missing is told on its page. */
export const quickAddClient = endpoint<'quickAddClient'>('POST /client/quick/create', 'everyone');

export const updateClient = endpoint<'updateClient'>('PATCH /client/:id', 'everyone');

export const removeClient = endpoint<'removeClient'>('DELETE /client/:id', 'manager');

export const addCarer = endpoint<'addCarer'>(
  'POST /client/clientService/:client/:user',
  'everyone',
);

export const removeCarer = endpoint<'removeCarer'>(
  'DELETE /client/clientService/:client/:user',
  'everyone',
);

export const createContact = endpoint<'createContact'>('POST /clientPerson/create', 'everyone');

export const updateContact = endpoint<'updateContact'>('PATCH /clientPerson/:id', 'everyone');

export const removeContact = endpoint<'removeContact'>('DELETE /clientPerson/:id', 'everyone');

export const createAgreement = endpoint<'createAgreement'>(
  'POST /clientAgreement/create',
  'everyone',
);

export const updateAgreement = endpoint<'updateAgreement'>(
  'PATCH /clientAgreement/edit/:id',
  'everyone',
);

export const removeAgreement = endpoint<'removeAgreement'>(
  'DELETE /clientAgreement/:id',
  'everyone',
);
