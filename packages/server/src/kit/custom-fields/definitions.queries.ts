import {
  type CustomAudience,
  type CustomField,
  type CustomKind,
  type CustomOnly,
  type CustomOption,
  type CustomRecord,
  customAudience,
} from '@zaplecze/contract/kit/fields/custom-fields';
import { allows, type Flags } from '@zaplecze/contract/permissions';
import { keptDays } from '@zaplecze/contract/rooms/custom-fields/kind-changes';
import { opens, type TokenArea } from '@zaplecze/contract/rooms/session/access-tokens/lists';
import { sql } from 'kysely';
import { type Db, preparedStatement, throughPreparedPlans } from '../database/database.ts';
import type { User } from '../http/guard.ts';

/** Audiences that somebody belongs to: fields for these are the ones that they see. */
export const audiencesOf = (flags: Flags): CustomAudience[] =>
  customAudience.filter((one) => allows(one, flags));

const options = sql<
  CustomOption[]
>`coalesce((select json_agg(json_build_object('id', o.id, 'name', o.name,
  'color', o.color, 'archived', o.archived, 'initial', o.initial) order by o.place, o.id)
  from "customOption" o where o.field = f.id and o.removed is null), '[]')`;

/** Of which records a field `f` is asked alone. */
export const onlyOf = sql<CustomOnly>`coalesce((select jsonb_object_agg(g.kind, g.ids) from (
  select w.kind, jsonb_agg(w.id order by w.id) as ids from "customScope" s, lateral (values
    ('projectType', s."projectType"), ('service', s.service), ('company', s.company),
    ('documentType', s."documentType"), ('issueType', s."issueType"::int)) as w(kind, id)
  where s.field = f.id and w.id is not null group by w.kind) g), '{}')`;

// One text whatever their number: the statement is prepared.
const amongIds = (ids: number[]) => sql<boolean>`f.id = any(${ids}::int[])`;
const amongWords = (column: string, words: readonly string[]) =>
  sql<boolean>`${sql.ref(column)} = any(${words}::text[])`;

/**
 * The own fields of records in the order of forms. Read anew each time: every process knows at once
 * what an administrator has just made, and nothing is kept that could be of yesterday.
 *
 * @param of.record of this kind, or of these
 * @param of.flags what this person sees; without them all
 * @param of.archived archived ones too
 * @param of.ids these alone, also those that stand for nothing yet or no more
 */
export function findCustomFields(
  db: Db,
  of: {
    record?: CustomRecord | readonly CustomRecord[];
    flags?: Flags;
    archived?: boolean;
    ids?: number[];
  } = {},
): Promise<CustomField[]> {
  const { record, flags, ids, archived = ids !== undefined } = of;
  const fields = throughPreparedPlans(db)
    .selectFrom('customField as f')
    .modifyFront(preparedStatement)
    .select([
      'f.id',
      'f.key',
      'f.label',
      'f.help',
      'f.section',
      'f.unit',
      'f.required',
      'f.personal',
      'f.purpose',
      'f.unique',
      'f.requiredFrom',
      'f.formula',
    ])
    .select([
      sql<CustomRecord>`f.record`.as('record'),
      sql<CustomKind>`f.kind`.as('kind'),
      sql<CustomAudience>`f.sees`.as('sees'),
      sql<CustomAudience>`f.edits`.as('edits'),
      sql<CustomField['initial']>`f.initial`.as('initial'),
      options.as('options'),
      onlyOf.as('only'),
    ])
    .where((where) => (ids ? amongIds(ids) : where('f.heldFor', 'is', null)))
    .orderBy('f.place')
    .orderBy('f.id');
  const current = archived ? fields : fields.where('f.archived', '=', false);
  const ofRecord = record ? current.where(amongWords('f.record', [record].flat())) : current;
  const seen = flags ? ofRecord.where(amongWords('f.sees', audiencesOf(flags))) : ofRecord;
  return seen.execute();
}

/**
 * Keeps the descriptions of fields, and of those that follow from them or from columns of the record (which the same
 * transaction may write), as they are until it ends, before they are read: whoever changes one waits for the values that are
 * being written by it, and the other way round.
 *
 * @returns their ids: one that has been read before may stand for nothing by now
 */
export async function holdCustomFields(
  db: Db,
  record: CustomRecord,
  keys: string[],
): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select f.id from "customField" f where f.record = ${record} and (f.key = any(${keys}::text[])
      or exists (select from "customPart" p join "customField" k on k.id = p.part
        where p.field = f.id and k.record = f.record and k.key = any(${keys}::text[]))
      or exists (select from "customColumn" c where c.field = f.id))
    order by id for key share`.execute(db);
  return rows.map(({ id }) => id);
}

/** Where a key reads records that have own fields. */
const areas: Record<CustomRecord, TokenArea> = {
  client: 'clients',
  contact: 'clients',
  project: 'projects',
  task: 'projects',
  issue: 'issues',
  offer: 'offers',
  document: 'documents',
  person: 'people',
  guest: 'reception',
  parcel: 'reception',
};

/** The own fields that somebody sees, of records that their key reads. */
export async function findReadableFields(db: Db, { flags, token }: User): Promise<CustomField[]> {
  const fields = await findCustomFields(db, { flags });
  return fields.filter(
    ({ record }) => !token || opens(token, { method: 'GET', area: areas[record] }),
  );
}

/** What those of these fields were that became another kind and may be taken back still. */
export async function findChangedKinds(
  db: Db,
  ids: number[],
): Promise<Map<number, FormerKind['was']>> {
  const { rows } = await sql<Pick<FormerKind, 'field' | 'was'>>`
    select field, was from "customChange"
    where field = any(${ids}::int[]) and what = 'kind' and state = 'done' and until > now()
    order by id`.execute(db);
  return new Map(rows.map(({ field, was }) => [field, was]));
}

type FormerKind = {
  field: number;
  line: number;
  /** When it became another one. */
  at: string;
  was: Pick<CustomField, 'kind' | 'unit' | 'options'>;
};

/** What fields were before they became other kinds, with the last line of the history that tells of them so; the oldest first. */
export async function findFormerKinds(db: Db): Promise<FormerKind[]> {
  const { rows } = await sql<FormerKind>`select field, line, was,
      until - make_interval(days => ${keptDays}) as at from "customChange"
    where what = 'kind' and state in ('done', 'undoing', 'over') order by line`.execute(db);
  return rows;
}
