import { endpoint } from './kit/endpoint.ts';
import { list } from './kit/list.ts';
import type { Schemas } from './visits.schemas.ts';

/** Visits: guests who are announced, who is in the building, the host's answer, the roll call. */

export type { Announced, Inside, Visit } from './visits.schemas.ts';

export const announcedList = list({
  sort: ['expected', 'fullName', 'user', 'client'],
  defaultSort: 'expected',
  defaultOrder: 'desc',
  filters: {
    /** With 1: who has not come yet, from today on. */
    coming: 'flag',
    dateFrom: 'day',
    dateTo: 'day',
  },
});

export const listAnnounced = endpoint<Schemas['listAnnounced']>({
  method: 'GET',
  path: '/visit/announced/list',
  allow: 'everyone',
  list: announcedList,
});

export const getAnnounced = endpoint<Schemas['getAnnounced']>({
  method: 'GET',
  path: '/visit/announced/:id',
  allow: 'everyone',
});

export const announceGuest = endpoint<Schemas['announceGuest']>({
  method: 'POST',
  path: '/visit/announced/create',
  allow: 'everyone',
});

export const updateAnnounced = endpoint<Schemas['updateAnnounced']>({
  method: 'PATCH',
  path: '/visit/announced/:id',
  allow: 'everyone',
});

export const removeAnnounced = endpoint<Schemas['removeAnnounced']>({
  method: 'DELETE',
  path: '/visit/announced/:id',
  allow: 'everyone',
});

export const letIn = endpoint<Schemas['letIn']>({
  method: 'POST',
  path: '/visit/enter/:id',
  allow: 'reception',
});

export const getFrontDoor = endpoint<Schemas['getFrontDoor']>({
  method: 'GET',
  path: '/visit/today',
  allow: 'reception',
});

export const getVisit = endpoint<Schemas['getVisit']>({
  method: 'GET',
  path: '/visit/guest/:id',
  allow: 'everyone',
});

export const answerVisit = endpoint<Schemas['answerVisit']>({
  method: 'POST',
  path: '/visit/answer/:id',
  allow: 'everyone',
});

export const leaveByBadge = endpoint<Schemas['leaveByBadge']>({
  method: 'POST',
  path: '/visit/leave',
  allow: 'reception',
});

/** Opens the badge for two minutes without the session's token in its address. */
export const signBadge = endpoint<Schemas['signBadge']>({
  method: 'POST',
  path: '/visit/badge/:id',
  allow: 'reception',
});

export const getBadge = endpoint<Schemas['getBadge']>({
  method: 'GET',
  path: '/visit/badge/:id',
  allow: 'reception',
  file: true,
});

export const getInside = endpoint<Schemas['getInside']>({
  method: 'GET',
  path: '/visit/inside',
  allow: 'reception',
});

export const startEvacuation = endpoint<Schemas['startEvacuation']>({
  method: 'POST',
  path: '/visit/evacuation/start',
  allow: 'reception',
});

export const endEvacuation = endpoint<Schemas['endEvacuation']>({
  method: 'POST',
  path: '/visit/evacuation/end',
  allow: 'reception',
});

export const tickEvacuated = endpoint<Schemas['tickEvacuated']>({
  method: 'POST',
  path: '/visit/evacuation/tick',
  allow: 'reception',
});
