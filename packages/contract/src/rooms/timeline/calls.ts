import { endpointsOf } from '../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Work on days: of a project, and of people. */

export type { AxisAway, AxisItem, AxisPerson } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('projects');

/** All tasks of a project, with the absences of those who have them within some days. */
export const projectTimeline = endpoint<'projectTimeline'>('GET /timeline/project/:id', 'manager');

/** Open tasks and issues of a department's people on some days. */
export const peopleTimeline = endpoint<'peopleTimeline'>('GET /timeline/people', 'manager');
