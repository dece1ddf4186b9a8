import type { CustomRecord } from '@zaplecze/contract/kit/fields/custom-fields';
import type { DB } from '../database/tables.ts';

/** Where the values of own fields of each kind of record stand, and the records themselves (docs/decisions/0157). */
export const customTables = {
  client: { values: 'clientCustom', records: 'client' },
  project: { values: 'projectCustom', records: 'project' },
  issue: { values: 'issueCustom', records: 'issue' },
  offer: { values: 'offerCustom', records: 'offer' },
  document: { values: 'documentCustom', records: 'document' },
} as const satisfies Record<CustomRecord, { values: keyof DB; records: keyof DB }>;

/** Tables of values; they are alike, so one stands for all in the types of statements. */
export type CustomValuesTable = (typeof customTables)[CustomRecord]['values'];
