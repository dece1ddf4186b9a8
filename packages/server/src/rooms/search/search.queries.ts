import { sql } from 'kysely';
import { type Db, preparedStatement, throughPreparedPlans } from '../../kit/database/database.ts';
import {
  type FoundRow,
  type SearchKind,
  type SearchQuestion,
  searchTable,
} from '../../kit/lists/record-search.ts';

export type Row<K extends string> = FoundRow & { kind: K };

/** Rows of all these kinds in one round trip; each connection plans the statement once. */
export async function findRows<K extends string>(
  db: Db,
  kinds: { kind: K; searched: SearchKind; question: SearchQuestion }[],
): Promise<Row<K>[]> {
  if (kinds.length === 0) return [];
  const [{ question: first }] = kinds as [(typeof kinds)[number]];
  const each = kinds.map(
    ({ kind, searched, question }) =>
      sql`select ${sql.lit(kind)} as kind, x.* from (${searched.find(db, question)}) as x`,
  );
  const { rows } = await sql<
    Row<K>
  >`${preparedStatement} ${searchTable(first)} ${sql.join(each, sql` union all `)}`.execute(
    throughPreparedPlans(db),
  );
  return rows;
}
