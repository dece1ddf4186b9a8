import { endpointsOf } from '../../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/**
 * Applications and assistants that a person lets in without a key (OAuth 2.1). What the applications themselves call stands
 * outside of this contract, as its standards say it: /.well-known/oauth-…, /oauth/authorize, /token, /register, /revoke.
 */

export type { Connection, ConnectionQuestion } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('none');

/** Opened by the cookie of the browser in which the application asked. */
export const getConnectionQuestion = endpoint<'getConnectionQuestion'>(
  'GET /oauth/consent/:uid/question',
  'everyone',
);

export const answerConnection = endpoint<'answerConnection'>(
  'POST /oauth/consent/:uid/answer',
  'everyone',
);

export const listConnections = endpoint<'listConnections'>('GET /connection/list', 'everyone');

export const endConnection = endpoint<'endConnection'>('DELETE /connection/:id', 'everyone');
