import pg from 'pg';
import { onTestFinished } from 'vitest';
import type { Patience } from '../../src/kit/database/migrations/lock-patience.ts';
import { migrationOf, readMigrations } from '../../src/kit/database/migrations/migrations.ts';
import { type TestConnection, testDatabase } from '../database.ts';
/** Gives way soon, and does not give up before the test does. */
export const patience: Patience = { lockMs: 20, pauseMs: 10, tries: 100_000 };

/** A database of this version, and this version's migrations with those of the next one. */
export async function nextVersion(next: Record<string, string>) {
  const known = await readMigrations();
  const { db, connection, drop } = await testDatabase();
  onTestFinished(drop);
  const migrations = [
    ...known,
    ...Object.entries(next).map(([name, text]) => migrationOf(name, text)),
  ];
  const told: string[] = [];
  return {
    ...{ db, connection, told, known },
    options: { migrations, patience, tell: (text: string) => told.push(text) },
  };
}

/** A session of somebody else. */
export async function session(connection: TestConnection): Promise<pg.Client> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** A table with a thousand rows, and a column that a batch fills; the sequence counts what is rolled back too. */
export const work = `-- expand
create table work (id integer generated always as identity primary key, n integer not null, twice integer,
  times integer not null default 0);
insert into work (n) select n from generate_series(1, 1000) n;
create sequence passed`;
export const remove = '-- contract: since 9001\nalter table work drop column n';
