import { type CustomRecord, customRecordNames } from '@zaplecze/contract/kit/fields/custom-fields';
import type { DB } from '../database/tables.ts';

/**
 * Where the values of own fields of each kind of record stand, and the records themselves, by whose table the history names
 * them (docs/decisions/0157). Kinds of one table have their keys in common, so that its history tells them apart.
 */
export const customTables = {
  client: { values: 'clientCustom', records: 'client' },
  contact: { values: 'contactCustom', records: 'clientPerson' },
  project: { values: 'projectCustom', records: 'project' },
  task: { values: 'taskCustom', records: 'projectTask' },
  issue: { values: 'issueCustom', records: 'issue' },
  offer: { values: 'offerCustom', records: 'offer' },
  document: { values: 'documentCustom', records: 'document' },
  person: { values: 'personCustom', records: 'person' },
  guest: { values: 'receptionCustom', records: 'reception' },
  parcel: { values: 'receptionCustom', records: 'reception' },
} as const satisfies Record<CustomRecord, { values: keyof DB; records: keyof DB }>;

/** Tables of values; they are alike, so one stands for all in the types of statements. */
export type CustomValuesTable = (typeof customTables)[CustomRecord]['values'];

/** Each of them once. */
export const customValuesTables: CustomValuesTable[] = [
  ...new Set(Object.values(customTables).map(({ values }) => values)),
];

/** Whose they are, in words: 'goście i przesyłki'. */
export const customWords = (record: CustomRecord): string =>
  customKin(record)
    .map((one) => customRecordNames[one].toLowerCase())
    .join(' i ');

/** The kinds of record whose values stand in the same table, itself among them. */
export const customKin = (record: CustomRecord): CustomRecord[] =>
  (Object.keys(customTables) as CustomRecord[]).filter(
    (one) => customTables[one].values === customTables[record].values,
  );
