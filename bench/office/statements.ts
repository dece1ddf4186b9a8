import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { connectionOf } from '../server.ts';

/** A statement by its form: how often it ran, how many milliseconds it took and rows it gave in all. */
export type Cost = { text: string; calls: number; total: number; rows: number };

/** What a statement is for, by its beginning: lists of one table differ by their filters alone. */
function purposeOf(text: string): string {
  const [, table = ''] = /\b(?:from|into|update) "?(\w+)"?/.exec(text) ?? [];
  if (text.startsWith('select "page"."ids"') || text.startsWith('with found as materialized'))
    return `${table}: które wiersze ma strona i ile lista`;
  const [, shown] = /from "(\w+)" as "\w+" where "\w+"\."id" = any/.exec(text) ?? [];
  if (shown !== undefined && text.includes('array_position(')) return `${shown}: wiersze strony`;
  const [verb = ''] = /\w+/.exec(text.replace(/\/\*.*?\*\//g, '')) ?? [];
  return `${table} ${verb.toLowerCase()}`.trim();
}

/** The same costs, statements that serve one purpose together. */
export function byPurpose(costs: Cost[]): Cost[] {
  const groups = Map.groupBy(costs, ({ text }) => purposeOf(text));
  const sum = (of: Cost[], key: 'calls' | 'total' | 'rows') =>
    of.reduce((all, one) => all + one[key], 0);
  return [...groups]
    .map(([text, of]) => ({
      text,
      calls: sum(of, 'calls'),
      total: sum(of, 'total'),
      rows: sum(of, 'rows'),
    }))
    .sort((a, b) => b.total - a.total);
}

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
    /** All that ran, the costliest first. */
    read: async (): Promise<Cost[]> => {
      const { rows } = await db.query<Cost>(
        `select s.query as text, s.calls::float as calls, s.total_exec_time as total,
            s.rows::float as rows
          from pg_stat_statements s join pg_database d on d.oid = s.dbid
          where d.datname = 'zaplecze' order by s.total_exec_time desc`,
      );
      return rows;
    },
    end: () => db.end(),
  };
}
