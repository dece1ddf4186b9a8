import { type CustomRecord, customRecords } from '../../kit/fields/custom-fields.ts';

/** Changes of many records at once (docs/decisions/0047). */

/** The records that rows of lists can be, and what of each may be changed for many of them together. */
export const bulkKeys = {
  issue: ['status', 'comment', 'users', 'type', 'dateRealization'],
  task: ['status', 'dateEndJob', 'reason', 'dateRealizationLimit', 'importance'],
  /** Who does a task of a project; managers choose it. */
  assignment: ['user'],
  client: ['status', 'tags', 'clientService'],
  project: ['status', 'seller', 'company', 'implementationDate'],
  offer: ['status', 'comment', 'refusalReason', 'seller', 'validTo'],
  document: ['type', 'status', 'client'],
  taskDefinition: ['department', 'archived'],
  procedureDefinition: ['department', 'archived'],
  serviceDefinition: ['department', 'status', 'archived'],
} as const satisfies Record<string, readonly string[]>;

/** Whether own fields of a record (`custom.<key>`) are changed for many at once. */
export const hasBulkCustom = (kind: string): kind is BulkKind & CustomRecord =>
  kind in bulkKeys && customRecords.some((one) => one === kind);

export type BulkKind = keyof typeof bulkKeys;

export const bulkKinds = Object.keys(bulkKeys) as [BulkKind, ...BulkKind[]];

/** Rows of one transaction; of more the browser sends one group after the other. */
export const bulkGroup = 50;

/** Rows that one act may reach; a filter of more has to be narrowed. */
export const mostBulkRows = 1_000;
