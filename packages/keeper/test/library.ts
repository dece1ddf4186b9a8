import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import type { Log } from '../src/log.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/postgres/embedded-postgres.ts';
import type { Base, Product } from '../src/product.ts';
import { MissingFileError, type Storage } from '../src/storage.ts';

/*
 * A lending library: a product that is not Zaplecze, so that what the keeper knows of its product is seen. It has readers,
 * what they lent, scans in files, visits (its sessions) and cards that open the door.
 */

const quiet = () => undefined;
export const log: Log = { trace: quiet, debug: quiet, info: quiet, warn: quiet, error: quiet };

const migrations = ['0001_library', '0002_cards'];
const texts: Record<string, string> = {
  '0001_library': `
    create table reader (id int generated always as identity primary key, name text not null);
    create table loan (
      id int generated always as identity primary key, reader int not null references reader,
      title text not null, days int not null, fee numeric generated always as (days * 0.1) stored);
    create table scan (
      id int generated always as identity primary key, "storageKey" text not null, sha256 text not null,
      size bigint not null);
    create table visit (reader int not null references reader);`,
  '0002_cards': 'create table card (code text primary key, ended boolean not null default false);',
};

async function done(client: Pick<pg.PoolClient, 'query'>): Promise<string[]> {
  const { rows } = await client.query('select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
}

async function migrate(client: pg.PoolClient, last: string): Promise<void> {
  await client.query('create table if not exists kysely_migration (name text primary key)');
  const there = await done(client);
  for (const name of migrations) {
    if (name > last || there.includes(name)) continue;
    await client.query(texts[name] ?? '');
    await client.query('insert into kysely_migration values ($1)', [name]);
  }
}

async function withClient<T>({ pool }: Base, work: (client: pg.PoolClient) => Promise<T>) {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release(true);
  }
}

async function endCards(client: pg.ClientBase, keep: string[]): Promise<string[]> {
  const { rows } = await client.query(
    'update card set ended = true where not ended and not code = any ($1) returning code',
    [keep],
  );
  return rows.map(({ code }) => `Karta zakończona: ${code}`);
}

/** What the library hands to the keeper. */
export const library: Product = {
  sessionTables: ['visit'],
  files: 'scan',
  people: 'reader',
  migrations: done,
  unended: async () => [],
  schema: {
    areOurs: async (names) => names.every((name, at) => migrations[at] === name),
    make: migrate,
    update: (base) => withClient(base, (client) => migrate(client, '9999')),
    updateHolding: (_, holder) => migrate(holder, '9999'),
    alone: (base, work) =>
      withClient(base, async (client) => {
        await client.query('select pg_advisory_lock(1)');
        await work(client);
      }),
    makeQueue: ({ pool }) =>
      runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) }),
  },
  access: {
    protectionBy: async (client) => {
      const { rows } = await client.query('select code from card where not ended');
      return (replacing) =>
        endCards(
          replacing,
          rows.map(({ code }) => code),
        );
    },
    protect: (client) => endCards(client, []),
    endSessions: async (client) => void (await client.query('delete from visit')),
  },
  crontab: '0 3 * * * tidy',
  workLock: 77,
  open: (connection) => opened(connection),
};

function opened(connection: object): Pooled {
  const pool = new pg.Pool(connection);
  // A database that ends takes its connections along.
  pool.on('error', quiet);
  pool.on('connect', (client) => client.on('error', quiet));
  return { pool, destroy: () => pool.end() };
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'zaplecze-keeper-'));
  // Root's database runs under another account, which has to get in.
  chmodSync(folder, 0o755);
  return folder;
}

/** A folder for the time of a test. */
export function scratch(): string {
  const folder = newFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A crash loses nothing but a test here, so the disk is not waited for. */
const hasty = { fsync: 'off', shared_buffers: '32MB' };

/** A PostgreSQL of the test's own, which ends with the test unless it has ended before. */
export async function postgresIn(
  dataDir: string,
  options: { archive?: boolean } = {},
): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, log, settings: hasty, ...options });
  onTestFinished(server.stop);
  return server;
}

/** One PostgreSQL for all tests of a file, each of which takes databases of its own from it. */
export function sharedPostgres(): { dataDir: () => string; database: () => Promise<Pooled> } {
  let folder: string;
  let server: EmbeddedPostgres;
  let number = 0;
  const dataDir = () => join(folder, 'data');
  beforeAll(async () => {
    folder = newFolder();
    server = await startEmbeddedPostgres({ dataDir: dataDir(), log, settings: hasty });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    dataDir,
    database: async () => {
      number += 1;
      const database = `library_${number}`;
      await pooledDatabase(server.connection).pool.query(`create database ${database}`);
      return pooledDatabase({ ...server.connection, database });
    },
  };
}

type Pooled = Base & { destroy: () => Promise<void> };

/** A pool for the time of a test. */
export function pooledDatabase(connection: object): Pooled {
  const base = opened(connection);
  let ended: Promise<void> | undefined;
  const destroy = () => {
    ended ??= base.destroy();
    return ended;
  };
  onTestFinished(destroy);
  return { ...base, destroy };
}

/** The library's tables and queue in a database, with two readers, a loan, a visit and two cards. */
export async function openLibrary(base: Base): Promise<void> {
  await library.schema.update(base);
  await library.schema.makeQueue(base, log);
  await base.pool.query(`
    insert into reader (name) values ('Anna Żak'), (E'Jan\\nz tabulatorem\\t');
    insert into loan (reader, title, days) values (1, 'Lalka', 14);
    insert into visit values (1);
    insert into card (code) values ('A'), ('B');`);
  await base.pool.query(`select graphile_worker.add_job('remind', '{"reader": 1}')`);
}

/** Every row of the library's tables but visits, as text. */
export async function rowsOf({ pool }: Base): Promise<unknown> {
  const { rows } = await pool.query(`select
    (select json_agg(reader order by id) from reader) as readers,
    (select json_agg(loan order by id) from loan) as loans,
    (select json_agg(scan order by id) from scan) as scans,
    (select json_agg(task_identifier) from graphile_worker.jobs) as jobs`);
  return rows[0];
}

/** A storage in a folder, as simple as one can be. */
export function storageIn(folder: string): Storage {
  mkdirSync(folder, { recursive: true });
  const at = (key: string) => join(folder, key);
  return {
    put: async (key, content) => writeFile(at(key), await buffer(content)),
    get: async (key) => {
      const content = await readFile(at(key)).catch((cause) => {
        throw new MissingFileError(key, { cause });
      });
      return Readable.from([content]);
    },
    remove: (key) => rm(at(key), { force: true }),
    check: async () => undefined,
  };
}

/** Puts a content into the storage and its row into the library. */
export async function addScan({ pool }: Base, storage: Storage, text: string): Promise<string> {
  const key = randomBytes(16).toString('hex');
  await storage.put(key, Readable.from([Buffer.from(text)]), { contentType: 'text/plain' });
  const sha256 = createHash('sha256').update(text).digest('hex');
  await pool.query('insert into scan ("storageKey", sha256, size) values ($1, $2, $3)', [
    key,
    sha256,
    Buffer.byteLength(text),
  ]);
  return key;
}
