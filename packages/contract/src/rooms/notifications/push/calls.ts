import { endpointsOf } from '../../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Browser push (NOT-40 to NOT-49): devices of a person and the test of one. */

const endpoint = endpointsOf<Schemas>('none');

export const getPush = endpoint<'getPush'>('GET /notification/push', 'everyone');

export const removeDevice = endpoint<'removeDevice'>('DELETE /notification/push/:id', 'everyone');

export const testPush = endpoint<'testPush'>('POST /notification/testPush', 'everyone');
