import { sql } from 'kysely';
import { type Db, prepared, throughKeptPlans } from '../../kit/database/database.ts';
import { type Asked, askedOnce, type FoundRow, type Searched } from '../../kit/lists/found.ts';

export type Row<K extends string> = FoundRow & { kind: K };

/** Rows of all these kinds in one round trip; each connection plans the statement once. */
export async function findRows<K extends string>(
  db: Db,
  kinds: { kind: K; searched: Searched; asked: Asked }[],
): Promise<Row<K>[]> {
  if (kinds.length === 0) return [];
  const [{ asked: first }] = kinds as [(typeof kinds)[number]];
  const each = kinds.map(
    ({ kind, searched, asked }) =>
      sql`select ${sql.lit(kind)} as kind, x.* from (${searched.find(db, asked)}) as x`,
  );
  const { rows } = await sql<
    Row<K>
  >`${prepared} ${askedOnce(first)} ${sql.join(each, sql` union all `)}`.execute(
    throughKeptPlans(db),
  );
  return rows;
}
