import { endpoint } from '../../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Clients that are one: who looks like the same, and making two of them one (docs/requirements/clients.md). */

export type { ClientMergePreview, MergedClient, SimilarClient } from './schemas.ts';

/** Days for which a merging can be taken back. */
export const clientMergeDays = 30;

/** Clients of the same NIP, or of a similar name at the same place. */
export const similarClients = endpoint<Schemas['similarClients']>({
  method: 'GET',
  path: '/client/similar',
  allow: 'everyone',
  area: 'clients',
});

export const previewClientMerge = endpoint<Schemas['previewClientMerge']>({
  method: 'GET',
  path: '/client/merge/:id',
  allow: 'manager',
  area: 'clients',
});

/** The client of the address stays. */
export const mergeClients = endpoint<Schemas['mergeClients']>({
  method: 'POST',
  path: '/client/merge/:id',
  allow: 'manager',
  area: 'clients',
});

/** By the number of the client that was merged. */
export const splitClient = endpoint<Schemas['splitClient']>({
  method: 'POST',
  path: '/client/split/:id',
  allow: 'manager',
  area: 'clients',
});

/** What was merged into a client. */
export const mergedClients = endpoint<Schemas['mergedClients']>({
  method: 'GET',
  path: '/client/merged/:id',
  allow: 'everyone',
  area: 'clients',
});

/** Two clients that look alike are two: nobody is asked about them again. */
export const createDistinctClients = endpoint<Schemas['createDistinctClients']>({
  method: 'POST',
  path: '/client/distinct/:id',
  allow: 'manager',
  area: 'clients',
});

export const removeDistinctClients = endpoint<Schemas['removeDistinctClients']>({
  method: 'DELETE',
  path: '/client/distinct/:id/:client',
  allow: 'manager',
  area: 'clients',
});

/** Two contact persons of a client become one: the one of the address stays. */
export const mergeContacts = endpoint<Schemas['mergeContacts']>({
  method: 'POST',
  path: '/clientPerson/:id/merge',
  allow: 'manager',
  area: 'clients',
});
