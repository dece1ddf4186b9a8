import { endpoint } from '../../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Browser push (NOT-40 to NOT-49): devices of a person and the test of one. */

export const getPush = endpoint<Schemas['getPush']>({
  method: 'GET',
  path: '/notification/push',
  allow: 'everyone',
  area: 'none',
});

export const removeDevice = endpoint<Schemas['removeDevice']>({
  method: 'DELETE',
  path: '/notification/push/:id',
  allow: 'everyone',
  area: 'none',
});

export const testPush = endpoint<Schemas['testPush']>({
  method: 'POST',
  path: '/notification/testPush',
  allow: 'everyone',
  area: 'none',
});
