import { endpoint } from '../../../kit/calls/endpoint.ts';
import { list } from '../../../kit/lists/list.ts';
import type { Schemas } from './schemas.ts';

/** Absences that somebody asked for: the decision, withdrawing and what became of them. */

export type { AbsenceRequest, RequestRow } from './schemas.ts';

export const requestList = list({
  sort: ['created', 'user', 'dateFrom'],
  defaultSort: 'created',
  defaultOrder: 'desc',
  filters: {
    status: 'ids',
    user: 'ids',
    type: 'ids',
    department: 'ids',
    dateFrom: 'day',
    dateTo: 'day',
    /** Those about which the caller may decide now. */
    decide: 'flag',
  },
});

export const listRequests = endpoint<Schemas['listRequests']>({
  method: 'GET',
  path: '/calendar/requests',
  allow: 'everyone',
  area: 'absences',
  list: requestList,
});

export const getRequest = endpoint<Schemas['getRequest']>({
  method: 'GET',
  path: '/calendar/requests/:id',
  allow: 'everyone',
  area: 'absences',
});

export const decideRequest = endpoint<Schemas['decideRequest']>({
  method: 'POST',
  path: '/calendar/requests/:id/decision',
  allow: 'everyone',
  area: 'absences',
});

export const withdrawRequest = endpoint<Schemas['withdrawRequest']>({
  method: 'POST',
  path: '/calendar/requests/:id/withdraw',
  allow: 'everyone',
  area: 'absences',
});
