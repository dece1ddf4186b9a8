import { endpointsOf } from '../../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Programs with an account of their own, which nobody signs in with (docs/requirements/machines.md). */

export type { Program } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('none');

export const listPrograms = endpoint<'listPrograms'>('GET /program/list', 'admin');

export const createProgram = endpoint<'createProgram'>('POST /program/create', 'admin');

export const updateProgram = endpoint<'updateProgram'>('PATCH /program/:id', 'admin');

export const endProgram = endpoint<'endProgram'>('DELETE /program/:id', 'admin');

export const createProgramToken = endpoint<'createProgramToken'>(
  'POST /program/token/:id',
  'admin',
);
