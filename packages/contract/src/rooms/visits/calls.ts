import { endpointsOf } from '../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Visits: who is let in and is in the building, the host's answer, the roll call. */

export type { Inside, Visit } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('reception');

export const letIn = endpoint<'letIn'>('POST /visit/enter/:id', 'reception');

export const takeEntryBack = endpoint<'takeEntryBack'>('DELETE /visit/enter/:id', 'reception');

export const getFrontDoor = endpoint<'getFrontDoor'>('GET /visit/today', 'reception');

export const getVisit = endpoint<'getVisit'>('GET /visit/guest/:id', 'everyone');

export const answerVisit = endpoint<'answerVisit'>('POST /visit/answer/:id', 'everyone');

export const leaveByBadge = endpoint<'leaveByBadge'>('POST /visit/leave', 'reception');

/** Opens the badge for two minutes without the session's token in its address. */
export const signBadge = endpoint<'signBadge'>('POST /visit/badge/:id', 'reception');

export const getBadge = endpoint<'getBadge'>('GET /visit/badge/:id', 'reception', { file: true });

export const getInside = endpoint<'getInside'>('GET /visit/inside', 'reception');

export const startEvacuation = endpoint<'startEvacuation'>(
  'POST /visit/evacuation/start',
  'reception',
);

export const endEvacuation = endpoint<'endEvacuation'>('POST /visit/evacuation/end', 'reception');

export const tickEvacuated = endpoint<'tickEvacuated'>('POST /visit/evacuation/tick', 'reception');
