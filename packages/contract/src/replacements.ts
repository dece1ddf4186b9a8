import * as z from 'zod';
import { done, endpoint } from './kit/endpoint.ts';
import { byId, createdId, personRef } from './kit/records.ts';
import { replacementChanges, replacementForm } from './replacements.forms.ts';

/** Substitutions: for a time, `user` stands in for `replacedUser` (document 000, section 3). */

export const replacement = z.object({
  id: z.int(),
  user: personRef,
  replacedUser: personRef,
  dateFrom: z.string(),
  dateTo: z.string(),
  /** It holds just now. */
  active: z.boolean(),
  ended: z.boolean(),
  /** The caller may change and delete it. */
  may: z.object({ edit: z.boolean(), delete: z.boolean() }),
});
export type Replacement = z.output<typeof replacement>;

export const createReplacement = endpoint({
  method: 'POST',
  path: '/replacement/create',
  allow: 'everyone',
  row: 'osoba zastępowana, kierownik albo administrator',
  summary: 'Nowe zastępstwo',
  body: replacementForm,
  answer: createdId,
});

export const updateReplacement = endpoint({
  method: 'PATCH',
  path: '/replacement/:id',
  allow: 'everyone',
  row: 'osoba zastępowana, kierownik albo administrator',
  summary: 'Zmiana podanych pól zastępstwa',
  params: byId,
  body: replacementChanges,
  answer: done,
});

export const removeReplacement = endpoint({
  method: 'DELETE',
  path: '/replacement/:id',
  allow: 'everyone',
  row: 'osoba zastępowana, kierownik albo administrator',
  summary: 'Usunięcie zastępstwa',
  params: byId,
  answer: done,
});
