import type { CustomKind, CustomRecord } from '@zaplecze/contract/kit/fields/custom-fields';
import { mostCounted } from '@zaplecze/contract/kit/lists/list';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { keptChoices } from './kept/kept-values.queries.ts';
import { customTables } from './tables.ts';
import { customColumns } from './values.queries.ts';

/*
 * Whether and how much a field is used. Each asks for a value in the column of its kind, which an index tells alone: the
 * number of a field stands in all rows of the table.
 */

type Field = { id: number; record: CustomRecord; kind: CustomKind };

/** The values `v` of a field. */
const valuesOf = ({ id, record, kind }: Field) =>
  sql`from ${sql.table(customTables[record].values)} v
    where v.field = ${id} and ${sql.ref(`v.${customColumns[kind]}`)} is not null`;

/** How many records have a value; of a choice of several one may have more of them. */
const records = (kind: CustomKind) => (kind === 'choices' ? sql`distinct v.record` : sql`*`);

/** How many records have a value of each of these fields, by their ids; no further than a list is counted. */
export async function countUsed(db: Db, fields: Field[]): Promise<Map<number, number>> {
  if (fields.length === 0) return new Map();
  const counts = fields.map(
    (field) => sql`(select count(${records(field.kind)})::int
      from (select v.record ${valuesOf(field)} limit ${mostCounted + 1}) v)`,
  );
  const { rows } = await sql<{
    counts: number[];
  }>`select array[${sql.join(counts)}] as counts`.execute(db);
  return new Map(fields.map(({ id }, at) => [id, rows[0]?.counts[at] ?? 0]));
}

/** How many records have a value of a field, to the last. */
export async function countRecords(db: Db, field: Field): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(${records(field.kind)})::int as count ${valuesOf(field)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Whether any record has a value of a field. */
export async function isUsed(db: Db, field: Field): Promise<boolean> {
  const { rows } = await sql`select ${valuesOf(field)} limit 1`.execute(db);
  return rows.length > 0;
}

/** Those of these options of a field that records have, or that the next period of a series will have. */
export async function usedOptions(
  db: Db,
  { record, id: field }: Pick<Field, 'id' | 'record'>,
  options: number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select o.id from unnest(${options}::int[]) as o(id)
    where exists (select from ${sql.table(customTables[record].values)} v
      where v.field = ${field} and v.opt = o.id)`.execute(db);
  const used = rows.map(({ id }) => id);
  const others = options.filter((id) => !used.includes(id));
  return [...used, ...(await keptChoices(db, { record, field }, others))];
}
