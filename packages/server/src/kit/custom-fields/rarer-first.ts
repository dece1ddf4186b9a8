import type { CustomRecord } from '@zaplecze/contract/kit/fields/custom-fields';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { OfId } from '../lists/sort-key.ts';
import { customTables } from './tables.ts';

/** What a filter asks: of the value `v`; or that there is none; or either of both (`orMissing`). */
export type Condition = {
  field: number;
  of: RawBuilder<unknown>;
  isMissing: boolean;
  orMissing?: boolean;
  /** Whether more than one value of a record may meet it. */
  mayRepeat?: boolean;
};

/** More candidates than a page counts are no narrowing. */
const mostFound = 10_000;
/** So far conditions that many meet are told apart. */
const mostCompared = 100_000;

export type OwnConditions = {
  /** Each condition, of a row. */
  where: OfId[];
  /** The same for rows of which nothing else is asked: they are gone through in their order, each asked by its number. */
  alone: OfId[];
  /** Numbers of records that meet all of them, each once and found one after the other: by the condition that fewest meet. */
  found?: RawBuilder<unknown>;
};

/**
 * Conditions on rows. Of several the one that fewest values meet is found first, through its index, and the others are asked of
 * its rows: which it is the planner would have to guess of all fields mixed.
 */
export async function rarerFirst(
  db: Db,
  record: CustomRecord,
  wanted: Condition[],
): Promise<OwnConditions> {
  const values = sql.table(customTables[record].values);
  const having = ({ field, of }: Condition) =>
    sql`from ${values} v where v.field = ${field} and ${of}`;
  const positive = wanted.filter(({ isMissing, orMissing }) => !isMissing && !orMissing);
  const most = positive.length > 1 ? mostCompared : mostFound;
  const counts = positive.map(
    (one) => sql`(select count(*)::int from (select ${having(one)} limit ${most + 1}) found)`,
  );
  const { rows } =
    counts.length > 0
      ? await sql<{ counts: number[] }>`select array[${sql.join(counts)}] as counts`.execute(db)
      : { rows: [] };
  const found = rows[0]?.counts ?? [];
  const fewest = Math.min(...found);
  const first = positive[found.indexOf(fewest)];
  const isRare = fewest <= mostFound;
  /** `joins`: the database may also go through all values that meet it. */
  const conditionOn = (one: Condition, joins: boolean): OfId => {
    if (one === first && isRare)
      return (id) => sql<boolean>`${sql.ref(id)} = any(array(select v.record ${having(one)}))`;
    const exists = (what: RawBuilder<unknown>, id: string) => sql<boolean>`exists (select ${what}
      and v.record = ${sql.ref(id)}${joins ? sql`` : sql` offset 0`})`;
    if (one.isMissing) return (id) => sql<boolean>`not ${exists(having(one), id)}`;
    if (!one.orMissing) return (id) => exists(having(one), id);
    const any = sql`from ${values} v where v.field = ${one.field}`;
    return (id) => sql<boolean>`(${exists(having(one), id)} or not ${exists(any, id)})`;
  };
  const each = (joins: boolean) => wanted.map((one) => conditionOn(one, joins));
  if (!first) {
    const all = wanted.map((one) => conditionOn(one, true)('d.id'));
    return {
      ...{ where: each(true), alone: each(false) },
      ...(all.length > 0 && {
        found: sql`select d.id from ${sql.table(customTables[record].records)} d where ${sql.join(all, sql` and `)}`,
      }),
    };
  }
  const conditions = { where: each(!isRare), alone: each(false) };
  // Of a choice of several a record may have more than one of those that are asked for.
  if (first.mayRepeat) return conditions;
  const others = wanted
    .filter((one) => one !== first)
    .map((one) => conditionOn(one, false)('d.id'));
  // What comes first is gone through only as far as is asked for.
  return {
    ...conditions,
    found: sql`select d.id from (select v.record as id ${having(first)} offset 0) d
      where ${sql.join([sql`true`, ...others], sql` and `)}`,
  };
}
