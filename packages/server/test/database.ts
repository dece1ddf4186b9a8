import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createDatabase, type Database } from '../src/kit/database/database.ts';

export type TestConnection = { host: string; port: number; user: string; database: string };

/** The migrated, empty database that every test's own one is copied from. */
export const template = 'zaplecze_template';

/** What tests copy theirs from: a database that nothing is connected to, and the data folder with its files. */
export type Model = { database: string; folder?: string };

async function administer(statement: string): Promise<void> {
  const client = new pg.Client(inject('postgres'));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Copying files beats writing everything through the log when nothing needs to survive a crash. */
export const copyDatabase = (from: string, to: string) =>
  administer(`create database ${to} template ${from} strategy file_copy`);

/**
 * A fresh, migrated database for one test file (call it in beforeAll, `drop` it in afterAll), so files run side
 * by side and leave nothing behind.
 */
export async function testDatabase(model: Model = { database: template }): Promise<{
  db: Database;
  connection: TestConnection;
  drop: () => Promise<void>;
}> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await copyDatabase(model.database, name);
  const connection = { ...inject('postgres'), database: name };
  const db = createDatabase(connection);
  const drop = async () => {
    await db.destroy();
    // Kysely only ends a pool it has itself made use of.
    await administer(`drop database if exists ${name} with (force)`);
  };
  return { db, connection, drop };
}
