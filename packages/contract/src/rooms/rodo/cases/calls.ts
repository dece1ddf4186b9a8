import { endpoint } from '../../../kit/calls/endpoint.ts';
import { list } from '../../../kit/lists/list.ts';
import { caseKindIds, caseStatusIds } from '../ids.ts';
import type { Schemas } from './schemas.ts';

/**
 * A person wherever they stand, and their requests with deadline and protocol (docs/decisions/0062). The
 * administrators' alone: the search reads what each room shows to fewer people.
 */

export type { FoundGroup, PersonalCase, PersonalCaseRow } from './schemas.ts';

/** POST, so that who is looked for stands in no address and no log. */
export const findPersonal = endpoint<Schemas['findPersonal']>({
  method: 'POST',
  path: '/personal/find',
  allow: 'admin',
  area: 'none',
});

export const caseList = list({
  sort: ['due', 'received', 'name', 'closed'],
  defaultSort: 'received',
  defaultOrder: 'desc',
  filters: {
    ...({ status: caseStatusIds, kind: caseKindIds, handler: 'ids' } as const),
    ...({ dateFrom: 'day', dateTo: 'day' } as const),
    /** Open and past the last day for the answer. */
    late: 'flag',
  },
});

export const listCases = endpoint<Schemas['listCases']>({
  method: 'GET',
  path: '/personalCase/list',
  allow: 'admin',
  area: 'none',
  list: caseList,
});

export const getCase = endpoint<Schemas['getCase']>({
  method: 'GET',
  path: '/personalCase/:id',
  allow: 'admin',
  area: 'none',
});

export const createCase = endpoint<Schemas['createCase']>({
  method: 'POST',
  path: '/personalCase/create',
  allow: 'admin',
  area: 'none',
});

export const updateCase = endpoint<Schemas['updateCase']>({
  method: 'PATCH',
  path: '/personalCase/:id',
  allow: 'admin',
  area: 'none',
});

/** Two months more, with the reason that the person is told (art. 12(3)). */
export const extendCase = endpoint<Schemas['extendCase']>({
  method: 'POST',
  path: '/personalCase/:id/extend',
  allow: 'admin',
  area: 'none',
});

export const closeCase = endpoint<Schemas['closeCase']>({
  method: 'POST',
  path: '/personalCase/:id/close',
  allow: 'admin',
  area: 'none',
});

export const reopenCase = endpoint<Schemas['reopenCase']>({
  method: 'POST',
  path: '/personalCase/:id/reopen',
  allow: 'admin',
  area: 'none',
});

/** A line of the protocol written by hand. */
export const noteCase = endpoint<Schemas['noteCase']>({
  method: 'POST',
  path: '/personalCase/:id/step',
  allow: 'admin',
  area: 'none',
});

/** Everywhere that the person of a request stands. */
export const casePlaces = endpoint<Schemas['casePlaces']>({
  method: 'GET',
  path: '/personalCase/:id/places',
  allow: 'admin',
  area: 'none',
});

/** Takes the person out of texts: what is certain, and of the rest what was confirmed. */
export const eraseCase = endpoint<Schemas['eraseCase']>({
  method: 'POST',
  path: '/personalCase/:id/erase',
  allow: 'admin',
  area: 'none',
});

/** All that is held, as one archive. */
export const exportCase = endpoint<Schemas['exportCase']>({
  method: 'GET',
  path: '/personalCase/:id/export',
  allow: 'admin',
  area: 'none',
  file: true,
});

export const caseProtocol = endpoint<Schemas['caseProtocol']>({
  method: 'GET',
  path: '/personalCase/protocol/:id/export',
  allow: 'admin',
  area: 'none',
  file: true,
});

/** Restriction (art. 18) and objection to marketing (art. 21) of a contact person. */
export const setProcessing = endpoint<Schemas['setProcessing']>({
  method: 'POST',
  path: '/clientPerson/:id/processing',
  allow: 'admin',
  area: 'none',
});
