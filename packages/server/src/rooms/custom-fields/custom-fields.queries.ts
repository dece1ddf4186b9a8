import type {
  CustomAudience,
  CustomField,
  CustomKind,
  CustomOnly,
  CustomOption,
  CustomRecord,
} from '@zaplecze/contract/kit/fields/custom-fields';
import { builtInParts } from '@zaplecze/contract/rooms/custom-fields/built-in-parts';
import type { CustomDefinition } from '@zaplecze/contract/rooms/custom-fields/calls';
import { formulaInWords } from '@zaplecze/contract/rooms/custom-fields/formulas';
import { issueTypes } from '@zaplecze/contract/rooms/issues/lists';
import { sql } from 'kysely';
import { onlyOf } from '../../kit/custom-fields/definitions.queries.ts';
import { customKin } from '../../kit/custom-fields/tables.ts';
import { countUsed } from '../../kit/custom-fields/use.queries.ts';
import type { Db } from '../../kit/database/database.ts';
import type { HistorySource } from '../history/index.ts';
import { holdFields, knownFields } from './formulas/formulas.queries.ts';

/** How far the values of the field `f` have been worked out anew; null when nothing waits. */
const work = sql<
  CustomDefinition['work']
>`(select jsonb_build_object('done', m.done, 'total', m.total)
  from "customFormula" m where m.field = f.id and m."after" is not null)`;

const options = sql<
  CustomOption[]
>`coalesce((select json_agg(json_build_object('id', o.id, 'name', o.name,
  'color', o.color, 'archived', o.archived, 'initial', o.initial) order by o.place, o.id)
  from "customOption" o where o.field = f.id and o.removed is null), '[]')`;

/** Every field as it is described, in the order of forms, archived ones last. */
export async function listDefinitions(db: Db): Promise<CustomDefinition[]> {
  const fields = await describe(db).execute();
  const used = await countUsed(db, fields);
  return fields.map((field) => ({ ...field, used: used.get(field.id) ?? 0 }));
}

/** A description alone: how many records have a value takes long to count, and is not asked of one that is held. */
export type FieldDescription = Omit<CustomDefinition, 'used'>;

/** One of them; by the number that it had before it became another kind too. */
export const getDefinition = async (db: Db, id: number): Promise<FieldDescription | undefined> =>
  await describe(db)
    .where('f.id', '=', await standingFor(db, id))
    .executeTakeFirst();

/** The number of the description that stands where one stood. */
async function standingFor(db: Db, id: number): Promise<number> {
  const field = await db
    .selectFrom('customField')
    .select('heldFor')
    .where('id', '=', id)
    .executeTakeFirst();
  return field?.heldFor ?? id;
}

function describe(db: Db) {
  return db
    .selectFrom('customField as f')
    .select(['f.id', 'f.key', 'f.label', 'f.help', 'f.section', 'f.unit', 'f.required'])
    .select(['f.archived', 'f.copied', 'f.version'])
    .select(['f.personal', 'f.purpose', 'f.unique', 'f.requiredFrom', 'f.formula'])
    .select([
      sql<CustomRecord>`f.record`.as('record'),
      sql<CustomKind>`f.kind`.as('kind'),
      sql<CustomAudience>`f.sees`.as('sees'),
      sql<CustomAudience>`f.edits`.as('edits'),
      sql<CustomField['initial']>`f.initial`.as('initial'),
      options.as('options'),
      onlyOf.as('only'),
      work.as('work'),
    ])
    .where('f.heldFor', 'is', null)
    .orderBy('f.record')
    .orderBy('f.archived')
    .orderBy('f.place')
    .orderBy('f.id');
}

/** A field held for a change, with the others of its record: values of one may follow from another. */
export async function lockDefinition(db: Db, id: number): Promise<FieldDescription | undefined> {
  const field = await getDefinition(db, await standingFor(db, id));
  if (!field) return undefined;
  await holdFields(db, field.record);
  // Whoever waited for a change of kind finds another description there.
  return await getDefinition(db, await standingFor(db, id));
}

/** How a formula that is kept by keys is told to who writes it: by the labels of now. */
export async function formulasInWords(db: Db, { record }: Pick<CustomField, 'record'>) {
  const fields = await knownFields(db, record);
  return {
    formula: (value: unknown) =>
      typeof value === 'string' ? formulaInWords(value, fields) : value,
  };
}

/** A field with its formulas of all times in words: its fields by the labels that they have now. */
export async function definitionInWords(db: Db, id: number) {
  const field = await getDefinition(db, id);
  if (!field) return undefined;
  const { rows } = await sql<{
    id: string;
  }>`select distinct w.id from history h, lateral (values (h.changes ->> 'formula'),
      (h.changes -> 'formula' ->> 0), (h.changes -> 'formula' ->> 1)) as w(id)
    where h.entity = 'customField' and h."entityId" = ${id} and w.id is not null`.execute(db);
  const fields = [...(await knownFields(db, field.record)), ...builtInParts(field.record)];
  return {
    ...field,
    formulas: rows.map(({ id }) => ({ id, name: formulaInWords(id, fields) })),
  };
}

/** What became of a field's description, and of its options, those that are gone among them. */
export const definitionHistory: HistorySource = {
  parts: (id) => sql`select 'customField' as entity, ${id}::int as id
    union select 'customOption', h."entityId" from history h where h.entity = 'customOption'
      and h.action = 'insert' and h.changes ->> 'field' = ${String(id)}`,
};

/**
 * The keys that a record's fields have or had, those of its kin among them, and how many of its own are in use. Nobody else
 * makes one meanwhile.
 */
export async function lockKeys(db: Db, record: CustomRecord) {
  const kin = customKin(record);
  await sql`select pg_advisory_xact_lock(hashtext(${`customField ${kin[0]}`}))`.execute(db);
  const { rows } = await sql<{ keys: string[]; active: number; last: number }>`
    select array(select key from "customKey" where record = any(${kin})) as keys,
      count(*) filter (where record = ${record} and not archived)::int as active, coalesce(max(place), 0) as last
    from "customField" where record = any(${kin})`.execute(db);
  return rows[0] ?? { keys: [], active: 0, last: 0 };
}

export function optionsOf(db: Db, field: number) {
  return db
    .selectFrom('customOption')
    .select(['id', 'name', 'color', 'archived', 'place'])
    .where('field', '=', field)
    .where('removed', 'is', null)
    .orderBy('place')
    .execute();
}

/** The fields of a record by their places, archived ones among them: one that comes back stands where it stood. */
export async function fieldsInOrder(db: Db, record: CustomRecord): Promise<number[]> {
  const rows = await db
    .selectFrom('customField')
    .select('id')
    .where('record', '=', record)
    .where('heldFor', 'is', null)
    .orderBy('place')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Fields take the places of this order. */
export async function placeFields(db: Db, ids: number[]): Promise<void> {
  await sql`update "customField" f set place = w.place
    from unnest(${ids}::int[]) with ordinality as w(id, place)
    where w.id = f.id and f.place <> w.place`.execute(db);
}

const scopeTables = {
  projectType: 'projectType',
  service: 'serviceDefinition',
  company: 'company',
  documentType: 'documentType',
} as const;

/** Kinds of conditions of which something is named that there is not. */
export async function unknownScopes(db: Db, only: CustomOnly): Promise<string[]> {
  const unknown: string[] = [];
  for (const [kind, ids] of Object.entries(only)) {
    if (kind === 'issueType') {
      if (ids.some((id) => !issueTypes.some((one) => one.id === id))) unknown.push(kind);
      continue;
    }
    const { rows } = await sql`select from unnest(${ids}::int[]) as w(id)
      where not exists (select from ${sql.table(scopeTables[kind as keyof typeof scopeTables])} t
        where t.id = w.id) limit 1`.execute(db);
    if (rows.length > 0) unknown.push(kind);
  }
  return unknown;
}

/** Gives a field exactly these conditions. */
export async function setScopes(db: Db, field: number, only: CustomOnly): Promise<void> {
  const wanted = Object.entries(only).flatMap(([kind, ids]) => ids.map((id) => ({ [kind]: id })));
  const rows = sql`json_to_recordset(${JSON.stringify(wanted)}) as w("projectType" integer, service integer, company integer,
    "documentType" integer, "issueType" smallint)`;
  const same = sql`(w."projectType", w.service, w.company, w."documentType", w."issueType")
    is not distinct from (s."projectType", s.service, s.company, s."documentType", s."issueType")`;
  await sql`delete from "customScope" s where field = ${field} and not exists (select from ${rows} where ${same})`.execute(
    db,
  );
  await sql`insert into "customScope" (field, "projectType", service, company, "documentType", "issueType")
    select ${field}::int, w.* from ${rows}
    where not exists (select from "customScope" s where s.field = ${field} and ${same})`.execute(
    db,
  );
}
