import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createDatabase, type Database } from '../src/kit/database/database.ts';

export type Connection = { host: string; port: number; user: string; database: string };

/** The migrated, empty database that every test's own one is copied from. */
export const template = 'zaplecze_template';

async function administer(statement: string): Promise<void> {
  const client = new pg.Client(inject('postgres'));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * A fresh, migrated database for one test file (call it in beforeAll, `drop` it in afterAll), so files run side
 * by side and leave nothing behind.
 */
export async function testDatabase(): Promise<{
  db: Database;
  connection: Connection;
  drop: () => Promise<void>;
}> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  // Copying files beats writing everything through the log when nothing needs to survive a crash.
  await administer(`create database ${name} template ${template} strategy file_copy`);
  const connection = { ...inject('postgres'), database: name };
  const db = createDatabase(connection);
  const drop = async () => {
    await db.destroy();
    // Kysely only ends a pool it has itself made use of.
    await administer(`drop database if exists ${name} with (force)`);
  };
  return { db, connection, drop };
}
