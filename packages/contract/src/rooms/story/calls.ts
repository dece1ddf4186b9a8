import { endpointsOf } from '../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** A client's story and the notes in it (docs/requirements/story.md). */

export type { ClientGlance, ClientNote, StoryEvent } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('clients');

export const clientStory = endpoint<'clientStory'>('GET /client/story/:id', 'everyone', {
  area: 'overview',
});

export const clientGlance = endpoint<'clientGlance'>('GET /client/glance/:id', 'everyone', {
  area: 'overview',
});

export const clientService = endpoint<'clientService'>(
  'GET /client/service/:id/:type',
  'everyone',
  { area: 'overview' },
);

export const getClientNote = endpoint<'getClientNote'>('GET /clientNote/:id', 'everyone');

/** `id` is the client's. */
export const createClientNote = endpoint<'createClientNote'>('POST /client/note/:id', 'everyone');

export const updateClientNote = endpoint<'updateClientNote'>('PATCH /clientNote/:id', 'everyone');

export const removeClientNote = endpoint<'removeClientNote'>('DELETE /clientNote/:id', 'everyone');

export const clientNoteHistory = endpoint<'clientNoteHistory'>(
  'GET /clientNote/history/:id',
  'everyone',
);
