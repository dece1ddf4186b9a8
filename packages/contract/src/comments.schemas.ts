import * as z from 'zod';
import { commentBody } from './comments.forms.ts';
import { done, io } from './kit/io.ts';
import { byId, createdId, may, personRef, ref } from './kit/records.ts';

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

export const schemas = {
  createComment: io({
    summary: 'Nowy komentarz, do dołączenia do rekordu',
    body: commentBody,
    answer: createdId,
  }),
  updateComment: io({
    row: 'autor albo kierownik',
    summary: 'Zmiana komentarza',
    params: byId,
    body: commentBody,
    answer: done,
  }),
  removeComment: io({
    row: 'autor albo kierownik',
    summary: 'Usunięcie komentarza',
    params: byId,
    answer: done,
  }),
};
export type Schemas = typeof schemas;
