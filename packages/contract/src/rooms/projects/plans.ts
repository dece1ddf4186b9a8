import { endpointsOf } from '../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Plans of projects and series of their periods; apart, since no first screen needs them. */

const endpoint = endpointsOf<Schemas>('projects');

/** Plans without keeping anything: what the form of a new project opens with. */
export const planProject = endpoint<'planProject'>('POST /project/plan', 'manager');

/** Takes what has changed in the definitions since into a project that nobody has begun. */
export const renewService = endpoint<'renewService'>('POST /project/:id/service/renew', 'manager');

export const updateInterval = endpoint<'updateInterval'>(
  'PATCH /project/recurrentIntervals',
  'admin',
  { area: 'dictionaries' },
);

export const getSeries = endpoint<'getSeries'>('GET /project/series/:id', 'manager');

/** Makes periods that a series lacks: after the one before each, with its people and value. */
export const createPeriods = endpoint<'createPeriods'>(
  'POST /project/series/:id/periods',
  'manager',
);

export const updateSeries = endpoint<'updateSeries'>('PATCH /project/series/:id', 'manager');
