import { endpoint } from '../../../kit/calls/endpoint.ts';
import { list } from '../../../kit/lists/list.ts';
import { channelIds, consentStateIds, disclosureKindIds } from '../ids.ts';
import type { Schemas } from './schemas.ts';

/** Registers that the law on personal data asks for (docs/decisions/0063). */

export type {
  Activity,
  ConsentRow,
  Disclosure,
  MarketingCount,
} from './schemas.ts';

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
export const listConsents = endpoint<Schemas['listConsents']>({
  method: 'GET',
  path: '/clientAgreement/list',
  allow: 'manager',
  area: 'clients',
  list: consentList,
});

/** The wordings of a type of consent, the newest first. */
export const listWordings = endpoint<Schemas['listWordings']>({
  method: 'GET',
  path: '/clientAgreement/wordings/:id',
  allow: 'manager',
  area: 'clients',
});

/** How many a marketing list of a type of consent would have, and who is left out and why. */
export const countMarketing = endpoint<Schemas['countMarketing']>({
  method: 'GET',
  path: '/clientAgreement/marketing/:id',
  allow: 'manager',
  area: 'clients',
});

/** People whose consent of that type holds today. */
export const exportMarketing = endpoint<Schemas['exportMarketing']>({
  method: 'GET',
  path: '/clientAgreement/marketing/:id/export',
  allow: 'manager',
  area: 'none',
  file: true,
});

export const disclosureList = list({
  sort: ['at', 'what', 'recipient', 'rows'],
  defaultSort: 'at',
  defaultOrder: 'desc',
  filters: {
    ...({ kind: disclosureKindIds, user: 'ids', dateFrom: 'day', dateTo: 'day' } as const),
  },
});

/** What left the company about people, to whom and on what ground. */
export const listDisclosures = endpoint<Schemas['listDisclosures']>({
  method: 'GET',
  path: '/disclosure/list',
  allow: 'admin',
  area: 'none',
  list: disclosureList,
});

export const createDisclosure = endpoint<Schemas['createDisclosure']>({
  method: 'POST',
  path: '/disclosure/create',
  allow: 'admin',
  area: 'none',
});

/** Of what was written down by itself: recipient, purpose and ground alone. */
export const updateDisclosure = endpoint<Schemas['updateDisclosure']>({
  method: 'PATCH',
  path: '/disclosure/:id',
  allow: 'admin',
  area: 'none',
});

export const activityList = list({
  sort: ['name', 'modified'],
  defaultSort: 'name',
});

/** Records of processing activities (art. 30). */
export const listActivities = endpoint<Schemas['listActivities']>({
  method: 'GET',
  path: '/processingActivity/list',
  allow: 'admin',
  area: 'none',
  list: activityList,
});

export const createActivity = endpoint<Schemas['createActivity']>({
  method: 'POST',
  path: '/processingActivity/create',
  allow: 'admin',
  area: 'none',
});

export const updateActivity = endpoint<Schemas['updateActivity']>({
  method: 'PATCH',
  path: '/processingActivity/:id',
  allow: 'admin',
  area: 'none',
});

export const removeActivity = endpoint<Schemas['removeActivity']>({
  method: 'DELETE',
  path: '/processingActivity/:id',
  allow: 'admin',
  area: 'none',
});

/** Adds what rooms with personal data propose and is not there yet. */
export const proposeActivities = endpoint<Schemas['proposeActivities']>({
  method: 'POST',
  path: '/processingActivity/propose',
  allow: 'admin',
  area: 'none',
});

/** The whole record as a document, with the measures of security that are really set. */
export const activityDocument = endpoint<Schemas['activityDocument']>({
  method: 'GET',
  path: '/processingActivity/document/export',
  allow: 'admin',
  area: 'none',
  file: true,
});
