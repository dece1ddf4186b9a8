import { endpoint } from '../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Work on days: of a project, and of people. */

export type { AxisAway, AxisItem, AxisPerson } from './schemas.ts';

/** All tasks of a project, with the absences of those who have them within some days. */
export const projectTimeline = endpoint<Schemas['projectTimeline']>({
  method: 'GET',
  path: '/timeline/project/:id',
  allow: 'manager',
  area: 'projects',
});

/** Open tasks and issues of a department's people on some days. */
export const peopleTimeline = endpoint<Schemas['peopleTimeline']>({
  method: 'GET',
  path: '/timeline/people',
  allow: 'manager',
  area: 'projects',
});
