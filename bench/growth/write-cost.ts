import type pg from 'pg';
import type { Measured } from '../calls.ts';

/** What one write costs the log of the database, in bytes: alone, and with whole pages after a checkpoint. */
export type WriteCost = { records: number; bytes: number; wholePages: number };

const writes = 100;

async function read(db: pg.Client) {
  const { rows } = await db.query<Record<string, number>>(
    `select wal_records::float8 as records, wal_bytes::float8 as bytes, wal_fpi::float8 as pages
       from pg_stat_wal`,
  );
  const [{ records = 0, bytes = 0, pages = 0 } = {}] = rows;
  return { records, bytes, pages };
}

/** Does each measured write a hundred times, one after another, right after a checkpoint, and gives the average. */
export async function writesOf(options: {
  db: pg.Client;
  base: string;
  token: string;
  calls: Measured[];
}): Promise<Map<string, WriteCost>> {
  const { db, base, token, calls } = options;
  const found = new Map<string, WriteCost>();
  for (const call of calls.filter(({ method }) => method === 'POST')) {
    await db.query('checkpoint');
    const before = await read(db);
    for (let at = 0; at < writes; at += 1) {
      const answer = await fetch(`${base}${call.path()}`, {
        method: 'POST',
        headers: { 'access-token': token, 'content-type': 'application/json' },
        body: JSON.stringify(call.body?.(1_000_000 + at)),
      });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${call.name}: ${answer.status}`);
    }
    // Sessions tell what they have counted once they rest.
    await db.query('select pg_stat_force_next_flush()');
    const after = await read(db);
    found.set(call.name, {
      records: (after.records - before.records) / writes,
      bytes: (after.bytes - before.bytes) / writes,
      wholePages: (after.pages - before.pages) / writes,
    });
  }
  return found;
}
