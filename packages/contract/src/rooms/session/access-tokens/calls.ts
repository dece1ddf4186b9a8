import { endpoint } from '../../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Keys with which programs call in a person's name (docs/requirements/machines.md). */

export type { AccessToken } from './schemas.ts';

export const listTokens = endpoint<Schemas['listTokens']>({
  method: 'GET',
  path: '/token/list',
  allow: 'everyone',
  area: 'none',
});

export const createToken = endpoint<Schemas['createToken']>({
  method: 'POST',
  path: '/token/create',
  allow: 'everyone',
  area: 'none',
});

export const revokeToken = endpoint<Schemas['revokeToken']>({
  method: 'DELETE',
  path: '/token/:id',
  allow: 'everyone',
  area: 'none',
});

/** The one call about keys that a key opens: every key may ask what it is. */
export const getTokenSelf = endpoint<Schemas['getTokenSelf']>({
  method: 'GET',
  path: '/token/self',
  allow: 'everyone',
  area: 'any',
});
