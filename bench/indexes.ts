import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** A connection that rests tells what it has counted after ten seconds. */
const countsTold = 11_000;

/** How often each index that is not there for a rule was read so far. */
async function readIndexes(db: pg.Client): Promise<Map<string, number>> {
  const { rows } = await db.query<{ name: string; scans: number }>(
    `select s.relname || ': ' || regexp_replace(pg_get_indexdef(s.indexrelid), '^.* USING ', '') as name,
            s.idx_scan::int as scans
       from pg_stat_user_indexes s join pg_index i on i.indexrelid = s.indexrelid
      where s.schemaname = 'public' and not i.indisunique order by 1`,
  );
  return new Map(rows.map(({ name, scans }) => [name, scans]));
}

/**
 * Begins to watch the indexes; what it gives tells which of them nothing has read since. Measured
 * calls read lists and records: what jobs and deletions need is told by the migrations beside each index.
 */
export async function watchIndexes(db: pg.Client): Promise<() => Promise<string[]>> {
  const before = await readIndexes(db);
  return async () => {
    await pause(countsTold);
    const now = await readIndexes(db);
    return [...now].filter(([name, scans]) => scans === before.get(name)).map(([name]) => name);
  };
}
