import {
  type CustomField,
  customKeyOf,
  plainField,
} from '@zaplecze/contract/kit/fields/custom-fields';
import type { Flags } from '@zaplecze/contract/permissions';
import { type RecordField, recordFields } from '@zaplecze/contract/rooms/fields';
import type { Db } from '../database/database.ts';
import { findCustomFields, findFormerKinds } from './definitions.queries.ts';
import { customTables } from './tables.ts';

/**
 * What a field of a record is, by the names that the history has; undefined where nobody is to know of it. `line`: as it was
 * when this line of the history was written.
 */
export type FieldSpecs = (entity: string, field: string, line?: number) => RecordField | undefined;

/** Fields that stand in code alone. */
export const codeSpecs: FieldSpecs = (entity, field) =>
  (recordFields as Record<string, Record<string, RecordField>>)[entity]?.[field];

/** What is worked out is told as such: nobody wrote it. */
const specOf = (field: CustomField) =>
  plainField(field.formula === null ? field : { ...field, label: `${field.label} (wyliczone)` });

/**
 * The same with own fields, archived ones too, where any of these names is one: of what the asker sees, without `flags` of all.
 */
export async function fieldSpecs(
  db: Db,
  names: Iterable<string>,
  flags?: Flags,
): Promise<FieldSpecs> {
  if (![...names].some((name) => customKeyOf(name) !== undefined)) return codeSpecs;
  const fields = await findCustomFields(db, { archived: true, ...(flags && { flags }) });
  const former = await findFormerKinds(db);
  const known = new Map(
    fields.map((field) => [`${customTables[field.record].records}/custom.${field.key}`, field]),
  );
  return (entity, name, line = Number.MAX_SAFE_INTEGER) => {
    if (customKeyOf(name) === undefined) return codeSpecs(entity, name);
    const field = known.get(`${entity}/${name}`);
    const before = former.find((one) => one.field === field?.id && one.line >= line);
    return field && (specOf({ ...field, ...before?.was }) as RecordField);
  };
}
