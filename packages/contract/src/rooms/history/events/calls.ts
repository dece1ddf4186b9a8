import { endpointsOf } from '../../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Events of records, read on from a cursor (docs/requirements/machines.md). */

export type { RecordEvent } from './schemas.ts';

/** Every key may ask; it is told of the records of its areas alone. */
const endpoint = endpointsOf<Schemas>('any');

export const listEvents = endpoint<'listEvents'>('GET /event', 'everyone');
