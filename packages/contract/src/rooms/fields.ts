import type { Field, FieldKind, Fields, Records, TablesIn } from '../kit/fields/field-kinds.ts';
import { absenceRecords } from './absences/fields.ts';
import { catalogRecords } from './catalog/fields.ts';
import { checklistRecords } from './checklists/fields.ts';
import { clientRecords } from './clients/fields.ts';
import { customFieldRecords } from './custom-fields/fields.ts';
import { dictionaryRecords } from './dictionaries/fields.ts';
import { documentRecords } from './documents/fields.ts';
import type { HistoryEntity } from './history/calls.ts';
import { issueRecords } from './issues/fields.ts';
import { articleRecords } from './knowledge/fields.ts';
import { offerRecords } from './offers/fields.ts';
import { organizationRecords } from './organization/fields.ts';
import { personRecords } from './people/fields.ts';
import { projectRecords } from './projects/fields.ts';
import { receptionRecords } from './reception/fields.ts';
import { rodoRecords } from './rodo/fields.ts';
import { installationRecords } from './settings/fields.ts';
import { storyRecords } from './story/fields.ts';
import { taskRecords } from './tasks/fields.ts';
import { announcedRecords } from './visits/announced/fields.ts';
import { webhookRecords } from './webhooks/fields.ts';

const gathered = {
  ...absenceRecords,
  ...catalogRecords,
  ...checklistRecords,
  ...clientRecords,
  ...customFieldRecords,
  ...dictionaryRecords,
  ...documentRecords,
  ...issueRecords,
  ...articleRecords,
  ...offerRecords,
  ...organizationRecords,
  ...personRecords,
  ...projectRecords,
  ...receptionRecords,
  ...rodoRecords,
  ...installationRecords,
  ...storyRecords,
  ...taskRecords,
  ...announcedRecords,
  ...webhookRecords,
} as const satisfies Records & Record<HistoryEntity, Fields>;

/** Tables whose records a field of some room names. */
export type NamedTable = TablesIn<typeof gathered> | 'file' | 'person' | 'province';
export type FormEntity = keyof typeof gathered;
/** A field of any room. */
export type RecordField = Field<string, FieldKind, NamedTable>;

/**
 * The fields of all records, by their tables, as the rooms declare them: what 'Historia zmian' tells of, and what two editors
 * are asked about. A field without a name here (derived columns, what opens an account) never leaves the server with a history.
 */
export const recordFields: Record<FormEntity, Fields<string, FieldKind, NamedTable>> = gathered;

/** A field of a record; of an unknown one its bare name. */
export const fieldOf = (entity: FormEntity, field: string): RecordField =>
  recordFields[entity][field] ?? { label: field, kind: 'text' };
