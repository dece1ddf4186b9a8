import { endpointsOf } from '../../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Clients that are one: who looks like the same, and making two of them one (docs/requirements/clients.md). */

export type { ClientMergePreview, MergedClient, SimilarClient } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('clients');

/** Days for which a merging can be taken back. */
export const clientMergeDays = 30;

/** Clients of the same NIP, or of a similar name at the same place. */
export const similarClients = endpoint<'similarClients'>('GET /client/similar', 'everyone');

export const previewClientMerge = endpoint<'previewClientMerge'>(
  'GET /client/merge/:id',
  'manager',
);

/** The client of the address stays. */
export const mergeClients = endpoint<'mergeClients'>('POST /client/merge/:id', 'manager');

/** By the number of the client that was merged. */
export const splitClient = endpoint<'splitClient'>('POST /client/split/:id', 'manager');

/** What was merged into a client. */
export const mergedClients = endpoint<'mergedClients'>('GET /client/merged/:id', 'everyone');

/** Two clients that look alike are two: nobody is asked about them again. */
export const createDistinctClients = endpoint<'createDistinctClients'>(
  'POST /client/distinct/:id',
  'manager',
);

export const removeDistinctClients = endpoint<'removeDistinctClients'>(
  'DELETE /client/distinct/:id/:client',
  'manager',
);

/** Two contact persons of a client become one: the one of the address stays. */
export const mergeContacts = endpoint<'mergeContacts'>('POST /clientPerson/:id/merge', 'manager');
