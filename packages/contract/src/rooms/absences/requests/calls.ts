import { endpointsOf } from '../../../kit/calls/endpoint.ts';
import { list } from '../../../kit/lists/list.ts';
import type { Schemas } from './schemas.ts';

/** Absences that somebody asked for: the decision, withdrawing and what became of them. */

export type { AbsenceRequest, RequestRow } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('absences');

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
    /** Those that wait for the caller's decision before anybody else's. */
    decide: 'flag',
  },
});

export const listRequests = endpoint<'listRequests'>('GET /calendar/requests', 'everyone', {
  list: requestList,
});

export const getRequest = endpoint<'getRequest'>('GET /calendar/requests/:id', 'everyone');

export const decideRequest = endpoint<'decideRequest'>(
  'POST /calendar/requests/:id/decision',
  'everyone',
);

export const withdrawRequest = endpoint<'withdrawRequest'>(
  'POST /calendar/requests/:id/withdraw',
  'everyone',
);
