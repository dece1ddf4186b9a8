import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@zaplecze/keeper/postgres/embedded-postgres';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { createDatabase } from '../src/kit/database/database.ts';
import { migrate } from '../src/kit/database/migrations/migrate.ts';
import { migrateJobs } from '../src/kit/jobs/jobs.ts';
import { createLog, type Log } from '../src/kit/operations/log.ts';
import { type TestConnection, template } from './database.ts';
import { postmasterPid } from './starting/server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestConnection;
    /** Of the run, removed after it; every account can enter it. */
    folder: string;
  }
}

/** A crash loses nothing but a test run here, so the disk is not waited for. */
const hasty = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  // No database lives long enough to need it.
  autovacuum: 'off',
  max_connections: '200',
};

async function createTemplate(connection: TestConnection, log: Log): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(`create database ${template}`);
  await client.end();
  const db = createDatabase({ ...connection, database: template });
  await migrate(db);
  await migrateJobs(db.pool, log);
  await db.destroy();
  // A template must not be in use; Kysely only ends a pool it has itself made use of.
}

/** One PostgreSQL for the whole run, with a migrated database that each test file gets its own copy of. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'zaplecze-test-'));
  // Run by root, the database works under another account, which has to get in.
  chmodSync(folder, 0o755);
  const dataDir = join(folder, 'data');
  const log = createLog('warn');
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log,
    settings: hasty,
  });
  // A run that is broken off is not waited for: what it has in memory must not stay there.
  const leave = () => {
    process.kill(postmasterPid(dataDir), 'SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', leave);
  const stop = async () => {
    process.off('exit', leave);
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await createTemplate(postgres.connection, log);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('postgres', postgres.connection);
  project.provide('folder', folder);
  // What servers of the tests learn of each other's imports (starting/known-imports.ts).
  process.env.KNOWN_IMPORTS = join(folder, 'imports.json');
  return stop;
}
