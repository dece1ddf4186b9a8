import { endpoint } from '../../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Programs with an account of their own, which nobody signs in with (docs/requirements/machines.md). */

export type { Program } from './schemas.ts';

export const listPrograms = endpoint<Schemas['listPrograms']>({
  method: 'GET',
  path: '/program/list',
  allow: 'admin',
  area: 'none',
});

export const createProgram = endpoint<Schemas['createProgram']>({
  method: 'POST',
  path: '/program/create',
  allow: 'admin',
  area: 'none',
});

export const updateProgram = endpoint<Schemas['updateProgram']>({
  method: 'PATCH',
  path: '/program/:id',
  allow: 'admin',
  area: 'none',
});

export const endProgram = endpoint<Schemas['endProgram']>({
  method: 'DELETE',
  path: '/program/:id',
  allow: 'admin',
  area: 'none',
});

export const createProgramToken = endpoint<Schemas['createProgramToken']>({
  method: 'POST',
  path: '/program/token/:id',
  allow: 'admin',
  area: 'none',
});
