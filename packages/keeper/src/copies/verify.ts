import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../log.ts';
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import { databaseHome } from '../postgres/place.ts';
import type { Base, Product } from '../product.ts';
import type { Summary } from './manifest.ts';
import { checkArchive, restore } from './restore.ts';

type Verified = { verified: 'database' | 'sums'; summary: Summary };

/**
 * Proves a copy: the whole file is read and compared with its sums, contents of files included, and its rows are
 * restored into a database that is there for this alone, where each table must come out as it was copied.
 *
 * With the embedded database that one is another PostgreSQL beside it, so that neither its memory nor its log has to do
 * with the trial; on an outer server it is a further database, where the role may make one; otherwise the sums have to
 * do, and the answer says so.
 *
 * @param options.db of the installation; its rows are not touched
 * @throws OperatorError saying in which way the copy is not whole
 */
export async function verifyBackup(options: {
  path: string;
  config: { dataDir: string; databaseUrl: string | undefined };
  db: Base;
  product: Product;
  log: Log;
}): Promise<Verified> {
  const { path, config, db, product, log } = options;
  const checked = await checkArchive(path, product);
  const { summary } = checked;
  /** Rows alone: contents were compared where they stand, in the copy. */
  const trial = async (connection: object) => {
    const place = product.open(connection);
    try {
      const how = { storage: undefined, overwrite: true, keepAccess: true };
      await restore(checked, { db: place, product, log, ...how });
    } finally {
      await place.destroy();
    }
  };
  if (!config.databaseUrl) await inOwnServer(trial, config.dataDir, log);
  else if (!(await inFurtherDatabase(trial, db))) return { verified: 'sums', summary };
  return { verified: 'database', summary };
}

type Trial = (connection: object) => Promise<void>;

async function inOwnServer(trial: Trial, dataDir: string, log: Log): Promise<void> {
  const scratch = join(dataDir, 'backup-trial');
  const clear = () => {
    rmSync(databaseHome(scratch), { recursive: true, force: true });
    rmSync(scratch, { recursive: true, force: true });
  };
  const settings = { fsync: 'off', shared_buffers: '64MB', max_wal_size: '256MB' };
  const server = await startEmbeddedPostgres({ dataDir: scratch, log, settings });
  try {
    await trial(server.connection);
  } finally {
    await server.stop();
    clear();
  }
}

async function inFurtherDatabase(trial: Trial, own: Base): Promise<boolean> {
  const { rows } = await own.pool.query<{ may: boolean }>(
    'select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user',
  );
  if (!rows[0]?.may) return false;
  const name = `zaplecze_trial_${randomBytes(6).toString('hex')}`;
  await own.pool.query(`create database ${name} template template0`);
  try {
    const { connectionString: _, ...connection } = own.pool.options;
    await trial({ ...connection, database: name });
  } finally {
    await own.pool.query(`drop database if exists ${name} with (force)`);
  }
  return true;
}
