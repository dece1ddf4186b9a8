import type { CustomRecord } from '@zaplecze/contract/kit/fields/custom-fields';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { customTables } from './tables.ts';

/** What a filter asks: of the value `v`; or that there is none; or either of both (`orMissing`). */
export type Condition = {
  field: number;
  of: RawBuilder<unknown>;
  isMissing: boolean;
  orMissing?: boolean;
};

/** More candidates than a page counts are no narrowing. */
const mostFound = 10_000;

/**
 * Conditions on rows. Of several the one that fewest values meet is found first, through its index, and the others are asked of
 * its rows: which it is the planner would have to guess of all fields mixed.
 */
export async function rarerFirst(
  db: Db,
  record: CustomRecord,
  wanted: Condition[],
): Promise<((id: string) => RawBuilder<boolean>)[]> {
  const values = sql.table(customTables[record].values);
  const having = ({ field, of }: Condition) =>
    sql`from ${values} v where v.field = ${field} and ${of}`;
  const positive = wanted.filter(({ isMissing, orMissing }) => !isMissing && !orMissing);
  const counts = positive.map(
    (one) => sql`(select count(*)::int from (select ${having(one)} limit ${mostFound + 1}) found)`,
  );
  const { rows } =
    counts.length > 0
      ? await sql<{ counts: number[] }>`select array[${sql.join(counts)}] as counts`.execute(db)
      : { rows: [] };
  const found = rows[0]?.counts ?? [];
  const fewest = Math.min(...found);
  const rare = fewest <= mostFound ? positive[found.indexOf(fewest)] : undefined;
  return wanted.map((one) => (id: string) => {
    if (one === rare)
      return sql<boolean>`${sql.ref(id)} = any(array(select v.record ${having(one)}))`;
    const has = sql<boolean>`exists (select ${having(one)} and v.record = ${sql.ref(id)})`;
    if (!one.orMissing) return one.isMissing ? sql<boolean>`not ${has}` : has;
    const any = sql`exists (select from ${values} v where v.field = ${one.field} and v.record = ${sql.ref(id)})`;
    return sql<boolean>`(${has} or not ${any})`;
  });
}
