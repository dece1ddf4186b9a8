import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { remainingIds } from '../../../kit/records/merged-records.ts';
import type { JoinedRows } from '../../changes/index.ts';

type Row = Record<string, unknown> & { id?: number | undefined };

/**
 * Contact persons of a sent form that have become a part of others of the same client since it was opened, as they were at
 * last; null where there are none.
 */
export async function joinedPersons(
  db: Db,
  sent: Row[],
  current: { id: number }[],
): Promise<JoinedRows | null> {
  const known = new Set(current.map(({ id }) => id));
  const missing = sent.flatMap(({ id }) => (id === undefined || known.has(id) ? [] : id));
  if (missing.length === 0) return null;
  const remaining = await remainingIds(db, 'contact', missing);
  const into = new Map([...remaining].filter(([, stays]) => known.has(stays)));
  const { rows } = await sql<Row>`
    select distinct on ("entityId") changes || jsonb_build_object('id', "entityId") as row from history
    where entity = 'clientPerson' and action = 'delete' and "entityId" = any(${[...into.keys()]}::int[])
    order by "entityId", id desc`.execute(db);
  return { list: 'persons', into, rows: rows.map(({ row }) => row as Row) };
}
