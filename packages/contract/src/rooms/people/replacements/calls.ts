import { endpointsOf } from '../../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Substitutions: for a time, `user` stands in for `replacedUser` (docs/decisions/0007). */

export type { Replacement } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('absences');

export const createReplacement = endpoint<'createReplacement'>(
  'POST /replacement/create',
  'everyone',
);

export const updateReplacement = endpoint<'updateReplacement'>(
  'PATCH /replacement/:id',
  'everyone',
);

export const removeReplacement = endpoint<'removeReplacement'>(
  'DELETE /replacement/:id',
  'everyone',
);
