import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { connectionOf } from '../server.ts';

/** A statement by its form: how often it ran, and how many milliseconds it took in all and each time. */
export type Cost = { text: string; calls: number; total: number; mean: number; rows: number };

/** Lets the database of a folder, which is not running, count its statements from its next start on. */
export function countStatements(dataDir: string): void {
  appendFileSync(
    join(dataDir, 'database/cluster/postgresql.auto.conf'),
    "shared_preload_libraries = 'pg_stat_statements'\ntrack_io_timing = on\n",
  );
}

/** What a connection of the measuring itself asks is not counted. */
export const leaveOut = (db: pg.Client) => db.query("set pg_stat_statements.track = 'none'");

/** The counters of a running database; they live in another one than the product's. */
export async function openCounters(dataDir: string) {
  const db = new pg.Client({ ...connectionOf(dataDir), database: 'postgres' });
  await db.connect();
  await db.query('create extension if not exists pg_stat_statements');
  return {
    reset: async () => void (await db.query('select pg_stat_statements_reset()')),
    /** The costliest first, and the milliseconds of all together. */
    costliest: async (most: number): Promise<{ all: number; top: Cost[] }> => {
      const { rows } = await db.query<Cost & { all: number }>(
        `select s.query as text, s.calls::float as calls, s.total_exec_time as total,
            s.mean_exec_time as mean, s.rows::float / s.calls as rows,
            sum(s.total_exec_time) over () as all
          from pg_stat_statements s join pg_database d on d.oid = s.dbid
          where d.datname = 'zaplecze' order by s.total_exec_time desc limit $1`,
        [most],
      );
      return { all: rows[0]?.all ?? 0, top: rows };
    },
    end: () => db.end(),
  };
}
