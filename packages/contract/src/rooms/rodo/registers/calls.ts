import { endpointsOf } from '../../../kit/calls/endpoint.ts';
import { list } from '../../../kit/lists/list.ts';
import { channelIds, consentStateIds, disclosureKindIds } from '../ids.ts';
import type { Schemas } from './schemas.ts';

/** Registers that the law on personal data asks for (docs/decisions/0063). */

export type {
  ConsentRow,
  Disclosure,
  MarketingCount,
} from './schemas.ts';

const endpoint = endpointsOf<Schemas>('none');

export const consentList = list({
  sort: ['given', 'withdrawn', 'type', 'client', 'person'],
  defaultSort: 'given',
  defaultOrder: 'desc',
  filters: {
    ...({ type: 'ids', client: 'ids', channel: channelIds } as const),
    ...({ state: consentStateIds, dateFrom: 'day', dateTo: 'day' } as const),
  },
});

/** Who holds which consent, with its wording and its file. */
export const listConsents = endpoint<'listConsents'>('GET /clientAgreement/list', 'manager', {
  area: 'clients',
  list: consentList,
});

/** The wordings of a type of consent, the newest first. */
export const listWordings = endpoint<'listWordings'>(
  'GET /clientAgreement/wordings/:id',
  'manager',
  { area: 'clients' },
);

/** How many a marketing list of a type of consent would have, and who is left out and why. */
export const countMarketing = endpoint<'countMarketing'>(
  'GET /clientAgreement/marketing/:id',
  'manager',
  { area: 'clients' },
);

/** People whose consent of that type holds today. */
export const exportMarketing = endpoint<'exportMarketing'>(
  'GET /clientAgreement/marketing/:id/export',
  'manager',
  { file: true },
);

export const disclosureList = list({
  sort: ['at', 'what', 'recipient', 'rows'],
  defaultSort: 'at',
  defaultOrder: 'desc',
  filters: {
    ...({ kind: disclosureKindIds, user: 'ids', dateFrom: 'day', dateTo: 'day' } as const),
  },
});

/** What left the company about people, to whom and on what ground. */
export const listDisclosures = endpoint<'listDisclosures'>('GET /disclosure/list', 'admin', {
  list: disclosureList,
});

export const createDisclosure = endpoint<'createDisclosure'>('POST /disclosure/create', 'admin');

/** Of what was written down by itself: recipient, purpose and ground alone. */
export const updateDisclosure = endpoint<'updateDisclosure'>('PATCH /disclosure/:id', 'admin');

/** Adds to the records of processing activities (activities/table.ts) what rooms propose and is not there yet. */
export const proposeActivities = endpoint<'proposeActivities'>(
  'POST /processingActivity/propose',
  'admin',
);

/** The whole record as a document, with the measures of security that are really set. */
export const activityDocument = endpoint<'activityDocument'>(
  'GET /processingActivity/document/export',
  'admin',
  { file: true },
);
