import { endpointsOf } from '../../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Clients and contact persons for address books of other programs (vCard). */

const endpoint = endpointsOf<Schemas>('clients');

/** The firm and its contact persons, a card each. */
export const getClientCard = endpoint<'getClientCard'>('GET /client/vcard/:id', 'everyone', {
  file: true,
});

export const getContactCard = endpoint<'getContactCard'>(
  'GET /clientPerson/:id/vcard',
  'everyone',
  { file: true },
);
