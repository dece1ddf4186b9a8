import { endpointsOf } from '../../../kit/calls/endpoint.ts';
import { list } from '../../../kit/lists/list.ts';
import { caseKindIds, caseStatusIds } from '../ids.ts';
import type { Schemas } from './schemas.ts';

/**
 * A person wherever they stand, and their requests with deadline and protocol (docs/decisions/0062). The
 * administrators' alone: the search reads what each room shows to fewer people.
 */

export type { FoundGroup, PersonalCase, PersonalCaseRow } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('none');

/** POST, so that who is looked for stands in no address and no log. */
export const findPersonal = endpoint<'findPersonal'>('POST /personal/find', 'admin', {
  long: true,
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

export const listCases = endpoint<'listCases'>('GET /personalCase/list', 'admin', {
  list: caseList,
});

export const getCase = endpoint<'getCase'>('GET /personalCase/:id', 'admin');

export const createCase = endpoint<'createCase'>('POST /personalCase/create', 'admin');

export const updateCase = endpoint<'updateCase'>('PATCH /personalCase/:id', 'admin');

/** Two months more, with the reason that the person is told (art. 12(3)). */
export const extendCase = endpoint<'extendCase'>('POST /personalCase/:id/extend', 'admin');

export const closeCase = endpoint<'closeCase'>('POST /personalCase/:id/close', 'admin');

export const reopenCase = endpoint<'reopenCase'>('POST /personalCase/:id/reopen', 'admin');

/** A line of the protocol written by hand. */
export const noteCase = endpoint<'noteCase'>('POST /personalCase/:id/step', 'admin');

/** Everywhere that the person of a request stands. */
export const casePlaces = endpoint<'casePlaces'>('GET /personalCase/:id/places', 'admin', {
  long: true,
});

/** Takes the person out of texts: what is certain, and of the rest what was confirmed. */
export const eraseCase = endpoint<'eraseCase'>('POST /personalCase/:id/erase', 'admin', {
  long: true,
});

/** All that is held, as one archive. */
export const exportCase = endpoint<'exportCase'>('GET /personalCase/:id/export', 'admin', {
  file: true,
});

export const caseProtocol = endpoint<'caseProtocol'>(
  'GET /personalCase/protocol/:id/export',
  'admin',
  { file: true },
);

/** Restriction (art. 18) and objection to marketing (art. 21) of a contact person. */
export const setProcessing = endpoint<'setProcessing'>(
  'POST /clientPerson/:id/processing',
  'admin',
);
