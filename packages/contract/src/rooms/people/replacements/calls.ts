import { endpoint } from '../../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Substitutions: for a time, `user` stands in for `replacedUser` (docs/decisions/0007). */

export type { Replacement } from './schemas.ts';

export const createReplacement = endpoint<Schemas['createReplacement']>({
  method: 'POST',
  path: '/replacement/create',
  allow: 'everyone',
  area: 'absences',
});

export const updateReplacement = endpoint<Schemas['updateReplacement']>({
  method: 'PATCH',
  path: '/replacement/:id',
  allow: 'everyone',
  area: 'absences',
});

export const removeReplacement = endpoint<Schemas['removeReplacement']>({
  method: 'DELETE',
  path: '/replacement/:id',
  allow: 'everyone',
  area: 'absences',
});
