import { endpoint } from '../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Plans of projects and series of their periods; apart, since no first screen needs them. */

/** Plans without keeping anything: what the form of a new project opens with. */
export const planProject = endpoint<Schemas['planProject']>({
  method: 'POST',
  path: '/project/plan',
  allow: 'manager',
  area: 'projects',
});

/** Takes what has changed in the definitions since into a project that nobody has begun. */
export const renewService = endpoint<Schemas['renewService']>({
  method: 'POST',
  path: '/project/:id/service/renew',
  allow: 'manager',
  area: 'projects',
});

export const updateInterval = endpoint<Schemas['updateInterval']>({
  method: 'PATCH',
  path: '/project/recurrentIntervals',
  allow: 'admin',
  area: 'dictionaries',
});

export const getSeries = endpoint<Schemas['getSeries']>({
  method: 'GET',
  path: '/project/series/:id',
  allow: 'manager',
  area: 'projects',
});

/** Makes periods that a series lacks: after the one before each, with its people and value. */
export const createPeriods = endpoint<Schemas['createPeriods']>({
  method: 'POST',
  path: '/project/series/:id/periods',
  allow: 'manager',
  area: 'projects',
});

export const updateSeries = endpoint<Schemas['updateSeries']>({
  method: 'PATCH',
  path: '/project/series/:id',
  allow: 'manager',
  area: 'projects',
});
