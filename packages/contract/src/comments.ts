import * as z from 'zod';
import { commentBody } from './comments.forms.ts';
import { done, endpoint } from './kit/endpoint.ts';
import { byId, createdId, may, personRef, ref } from './kit/records.ts';

/** Comments that tasks and issues carry; edited by author, manager or admin. */

export const comment = z.object({
  id: z.int(),
  text: z.string(),
  created: z.string(),
  modified: z.string(),
  createdBy: personRef,
  /** Who changed the text last, and when; null while it is as it was written. */
  edited: z.object({ at: z.string(), by: ref.nullable() }).nullable(),
  may,
});
export type Comment = z.output<typeof comment>;

export const createComment = endpoint({
  method: 'POST',
  path: '/comment/create',
  allow: 'everyone',
  summary: 'Nowy komentarz, do dołączenia do rekordu',
  body: commentBody,
  answer: createdId,
});

export const updateComment = endpoint({
  method: 'PATCH',
  path: '/comment/:id',
  allow: 'everyone',
  row: 'autor albo kierownik',
  summary: 'Zmiana komentarza',
  params: byId,
  body: commentBody,
  answer: done,
});

export const removeComment = endpoint({
  method: 'DELETE',
  path: '/comment/:id',
  allow: 'everyone',
  row: 'autor albo kierownik',
  summary: 'Usunięcie komentarza',
  params: byId,
  answer: done,
});
