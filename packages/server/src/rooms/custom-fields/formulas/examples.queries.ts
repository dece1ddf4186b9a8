import type {
  CustomInput,
  CustomKind,
  CustomRecord,
} from '@zaplecze/contract/kit/fields/custom-fields';
import type { Flags } from '@zaplecze/contract/permissions';
import type { ColumnUse } from '@zaplecze/contract/rooms/custom-fields/built-in-parts';
import { type RawBuilder, sql } from 'kysely';
import { audiencesOf } from '../../../kit/custom-fields/definitions.queries.ts';
import { customTables } from '../../../kit/custom-fields/tables.ts';
import type { Db } from '../../../kit/database/database.ts';
import type { CompiledFormula, CountedColumn } from './compile.ts';
import { type FormulaResult, inAnswer, ofKind } from './formulas.queries.ts';

/* What formulas come to without being kept: in a record that is shown as an example, in a form that is being filled. */

/** Of which records an example is looked for. */
const sampled = 2_000;

const named: { [K in CustomRecord]?: RawBuilder<unknown> } = {
  ...{ client: sql`r.name`, project: sql`r.name`, issue: sql`r.name`, offer: sql`r.name` },
  ...{ document: sql`r.filename`, task: sql`r.name` },
  contact: sql`r."firstName" || ' ' || r."lastName"`,
  person: sql`r."firstName" || ' ' || r."lastName"`,
};

/** A column of a record `r` as formulas count with it: a day from 1970-01-01, a yes is 1. */
function asCounted({ name, use }: CountedColumn): RawBuilder<unknown> {
  const column = sql.ref(`r.${name}`);
  const uses: Record<ColumnUse, RawBuilder<unknown>> = {
    number: column,
    day: sql`${column} - date '1970-01-01'`,
    moment: sql`(${column} at time zone 'Europe/Warsaw')::date - date '1970-01-01'`,
    flag: sql`${column}::integer`,
  };
  return uses[use];
}

/** What a formula comes to in a record that has most of its parts; null where none has any. */
export async function findExample(
  db: Db,
  formula: CompiledFormula & { record: CustomRecord; kind: CustomKind },
): Promise<(FormulaResult & { name: string }) | null> {
  const { record, kind, steps, parts, columns } = formula;
  const [values, records] = [
    sql.table(customTables[record].values),
    sql.table(customTables[record].records),
  ];
  const stands = columns.flatMap((one) => [sql.lit(one.name), asCounted(one)]);
  const having =
    columns.length === 0
      ? sql``
      : sql`union all (select r.id, num_nonnulls(${sql.join(columns.map(({ name }) => sql.ref(`r.${name}`)))})
          from ${records} r where true ${ofKind(record)} order by r.id desc limit ${sampled})`;
  const { rows } = await sql<FormulaResult & { name: string }>`
    select ${named[record] ?? sql`'rekord nr ' || r.id`} as name, ${inAnswer(sql`${kind}`, sql`w.value`)} as value, w.why
    from (select record from (
        select record, 1 as has from (select record from ${values}
          where field = any(${parts}::int[]) limit ${sampled}) v
        ${having}) c
      group by record having sum(has) > 0 order by sum(has) desc, record desc limit 1) best
    join ${records} r on r.id = best.record
    cross join lateral (select coalesce(jsonb_object_agg(v.field, coalesce(v.num, v.day - date '1970-01-01', v.flag::integer)), '{}') as parts
      from ${values} v where v.record = r.id and v.field = any(${parts}::int[])) h
    cross join lateral custom_formula(${JSON.stringify(steps)}::jsonb,
      h.parts || jsonb_strip_nulls(jsonb_build_object(${sql.join(stands)})), ${kind}) w`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** What a form holds of a part: an own field by its number, a column by its name; in which way it is a value. */
export type FormPart = {
  part: number | string;
  as: 'num' | 'day' | 'moment' | 'flag';
  value: CustomInput[string];
};

/** What the fields in use that somebody sees come to, by these values of others; of fields that count with none of them nothing. */
export async function workOut(
  db: Db,
  { record, flags }: { record: CustomRecord; flags: Flags },
  parts: FormPart[],
): Promise<(FormulaResult & { key: string })[]> {
  const values = parts
    .filter(({ value }) => value !== null)
    .map(({ part, as, value }) => ({ part: String(part), [as]: value }));
  const { rows } = await sql<FormulaResult & { key: string }>`
    select f.key, ${inAnswer(sql`f.kind`, sql`w.value`)} as value, w.why
    from "customField" f join "customFormula" m on m.field = f.id
    cross join lateral (select coalesce(jsonb_object_agg(g.part, coalesce(g.num, g.day - date '1970-01-01',
        (g.moment at time zone 'Europe/Warsaw')::date - date '1970-01-01', g.flag::integer)), '{}') as parts
      from json_to_recordset(${JSON.stringify(values)})
        as g(part text, num numeric, day date, moment timestamptz, flag boolean)
      where exists (select from "customPart" p join "customField" k on k.id = p.part and not k.archived
          where p.field = f.id and p.part::text = g.part)
        or exists (select from "customColumn" c where c.field = f.id and c.name = g.part)) h
    cross join lateral custom_formula(m.steps, h.parts, f.kind) w
    where f.record = ${record} and not f.archived and f.sees = any(${audiencesOf(flags)}::text[])
    order by f.place, f.id`.execute(db);
  return rows;
}
