import { endpointsOf } from '../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Forms that somebody left: what was typed waits a week, for them alone. */

export type { Draft, DraftBody, DraftContent, DraftRow } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('none');

export const listDrafts = endpoint<'listDrafts'>('GET /draft/list', 'everyone');

export const getDraft = endpoint<'getDraft'>('GET /draft/:key', 'everyone');

/**
 * The whole draft under a key of the browser's making; repeated it changes nothing. The same writer replaces what it wrote,
 * another one what it has read (`revision`): else what is sent is stored beside, under the key of the answer.
 */
export const saveDraft = endpoint<'saveDraft'>('PUT /draft/:key', 'everyone');

export const removeDraft = endpoint<'removeDraft'>('DELETE /draft/:key', 'everyone');
