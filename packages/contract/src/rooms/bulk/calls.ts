import { endpoint } from '../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** One change of many records, as the rights and rules of each record allow. */

export type { BulkRefusal, BulkTarget } from './schemas.ts';

export const changeMany = endpoint<Schemas['changeMany']>({
  method: 'POST',
  path: '/bulk',
  allow: 'everyone',
  area: 'none',
});
