import { endpointsOf } from '../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** One change of many records, as the rights and rules of each record allow. */

export type { BulkRefusal, BulkTarget } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('none', { long: true });

export const changeMany = endpoint<'changeMany'>('POST /bulk', 'everyone');
