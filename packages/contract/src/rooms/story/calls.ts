import { endpoint } from '../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** A client's story and the notes in it (docs/requirements/story.md). */

export type { ClientGlance, ClientNote, StoryEvent } from './schemas.ts';

export const clientStory = endpoint<Schemas['clientStory']>({
  method: 'GET',
  path: '/client/story/:id',
  allow: 'everyone',
  area: 'overview',
});

export const clientGlance = endpoint<Schemas['clientGlance']>({
  method: 'GET',
  path: '/client/glance/:id',
  allow: 'everyone',
  area: 'overview',
});

export const clientService = endpoint<Schemas['clientService']>({
  method: 'GET',
  path: '/client/service/:id/:type',
  allow: 'everyone',
  area: 'overview',
});

export const getClientNote = endpoint<Schemas['getClientNote']>({
  method: 'GET',
  path: '/clientNote/:id',
  allow: 'everyone',
  area: 'clients',
});

/** `id` is the client's. */
export const createClientNote = endpoint<Schemas['createClientNote']>({
  method: 'POST',
  path: '/client/note/:id',
  allow: 'everyone',
  area: 'clients',
});

export const updateClientNote = endpoint<Schemas['updateClientNote']>({
  method: 'PATCH',
  path: '/clientNote/:id',
  allow: 'everyone',
  area: 'clients',
});

export const removeClientNote = endpoint<Schemas['removeClientNote']>({
  method: 'DELETE',
  path: '/clientNote/:id',
  allow: 'everyone',
  area: 'clients',
});

export const clientNoteHistory = endpoint<Schemas['clientNoteHistory']>({
  method: 'GET',
  path: '/clientNote/history/:id',
  allow: 'everyone',
  area: 'clients',
});
