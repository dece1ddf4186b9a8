import { endpoint } from '../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Visits: who is let in and is in the building, the host's answer, the roll call. */

export type { Inside, Visit } from './schemas.ts';

export const letIn = endpoint<Schemas['letIn']>({
  method: 'POST',
  path: '/visit/enter/:id',
  allow: 'reception',
  area: 'reception',
});

export const getFrontDoor = endpoint<Schemas['getFrontDoor']>({
  method: 'GET',
  path: '/visit/today',
  allow: 'reception',
  area: 'reception',
});

export const getVisit = endpoint<Schemas['getVisit']>({
  method: 'GET',
  path: '/visit/guest/:id',
  allow: 'everyone',
  area: 'reception',
});

export const answerVisit = endpoint<Schemas['answerVisit']>({
  method: 'POST',
  path: '/visit/answer/:id',
  allow: 'everyone',
  area: 'reception',
});

export const leaveByBadge = endpoint<Schemas['leaveByBadge']>({
  method: 'POST',
  path: '/visit/leave',
  allow: 'reception',
  area: 'reception',
});

/** Opens the badge for two minutes without the session's token in its address. */
export const signBadge = endpoint<Schemas['signBadge']>({
  method: 'POST',
  path: '/visit/badge/:id',
  allow: 'reception',
  area: 'reception',
});

export const getBadge = endpoint<Schemas['getBadge']>({
  method: 'GET',
  path: '/visit/badge/:id',
  allow: 'reception',
  area: 'reception',
  file: true,
});

export const getInside = endpoint<Schemas['getInside']>({
  method: 'GET',
  path: '/visit/inside',
  allow: 'reception',
  area: 'reception',
});

export const startEvacuation = endpoint<Schemas['startEvacuation']>({
  method: 'POST',
  path: '/visit/evacuation/start',
  allow: 'reception',
  area: 'reception',
});

export const endEvacuation = endpoint<Schemas['endEvacuation']>({
  method: 'POST',
  path: '/visit/evacuation/end',
  allow: 'reception',
  area: 'reception',
});

export const tickEvacuated = endpoint<Schemas['tickEvacuated']>({
  method: 'POST',
  path: '/visit/evacuation/tick',
  allow: 'reception',
  area: 'reception',
});
