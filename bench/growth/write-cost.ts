import type pg from 'pg';
import type { Measurement } from '../lists/calls.ts';

const writes = 100;

/** How far the log of the database has been written. Its own statistics would tell late: a session tells once it rests. */
async function logEnd(db: pg.Client): Promise<string> {
  const { rows } = await db.query<{ at: string }>('select pg_current_wal_insert_lsn() as at');
  return rows[0]?.at ?? '';
}

/**
 * Does each measured write a hundred times, one after another, right after a checkpoint, and gives the bytes of log that
 * one costs on average, with what background work does of it meanwhile.
 */
export async function writesOf(options: {
  db: pg.Client;
  base: string;
  token: string;
  calls: Measurement[];
}): Promise<Map<string, number>> {
  const { db, base, token, calls } = options;
  const found = new Map<string, number>();
  for (const call of calls.filter(({ method }) => method === 'POST')) {
    await db.query('checkpoint');
    const before = await logEnd(db);
    for (let at = 0; at < writes; at += 1) {
      const answer = await fetch(`${base}${call.path()}`, {
        method: 'POST',
        headers: { 'access-token': token, 'content-type': 'application/json' },
        body: JSON.stringify(call.body?.(1_000_000 + at)),
      });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${call.name}: ${answer.status}`);
    }
    const { rows } = await db.query<{ bytes: number }>(
      'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), $1)::float8 as bytes',
      [before],
    );
    found.set(call.name, (rows[0]?.bytes ?? 0) / writes);
  }
  return found;
}
