import { endpointsOf } from '../../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Keys with which programs call in a person's name (docs/requirements/machines.md). */

export type { AccessToken } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('none');

export const listTokens = endpoint<'listTokens'>('GET /token/list', 'everyone');

export const createToken = endpoint<'createToken'>('POST /token/create', 'everyone');

export const revokeToken = endpoint<'revokeToken'>('DELETE /token/:id', 'everyone');

/** The one call about keys that a key opens: every key may ask what it is. */
export const getTokenSelf = endpoint<'getTokenSelf'>('GET /token/self', 'everyone', {
  area: 'any',
});
