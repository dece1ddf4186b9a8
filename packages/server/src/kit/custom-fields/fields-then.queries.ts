import type {
  CustomAudience,
  CustomField,
  CustomRecord,
} from '@zaplecze/contract/kit/fields/custom-fields';
import type { Flags } from '@zaplecze/contract/permissions';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { audiencesOf, findCustomFields, findFormerKinds } from './definitions.queries.ts';

/** A field as it was, as far as words about it need it. */
export type FieldThen = Pick<CustomField, 'record' | 'key' | 'label' | 'kind' | 'unit' | 'options'>;

/** The field of this key of one of these kinds of record at a moment; undefined where the reader sees none. */
export type FieldsThen = (
  records: readonly CustomRecord[],
  key: string,
  at: string,
) => FieldThen | undefined;

/**
 * Own fields as they were when something was asked of them, for logs: archived and deleted ones too, and those that have
 * become another kind since. Of what this person sees, as it is now.
 */
export async function findFieldsThen(db: Db, flags: Flags): Promise<FieldsThen> {
  const standing = await findCustomFields(db, { archived: true, flags });
  const former = await findFormerKinds(db);
  const deleted = await findDeleted(db, flags);
  return (records, key, at) => {
    const isIt = (one: FieldThen) => one.key === key && records.includes(one.record);
    const field = standing.find(isIt);
    if (!field) return deleted.find(isIt);
    const moment = Date.parse(at);
    const before = former.find((one) => one.field === field.id && Date.parse(one.at) > moment);
    return { ...field, ...before?.was };
  };
}

/** Fields that had no values and were deleted, as they were at the end. */
async function findDeleted(db: Db, flags: Flags): Promise<FieldThen[]> {
  const { rows } = await sql<{ was: Omit<FieldThen, 'options'> & { sees: CustomAudience } }>`
    select changes as was from history where entity = 'customField' and action = 'delete'`.execute(
    db,
  );
  const seen = audiencesOf(flags);
  return rows.flatMap(({ was }) =>
    seen.includes(was.sees) ? [{ ...was, unit: was.unit ?? null, options: [] }] : [],
  );
}
