import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import type { PoolClient } from 'pg';
import { OperatorError } from '../operator-error.ts';
import type { Base, CopySource } from '../product.ts';
import { MissingFileError, type Storage } from '../storage.ts';
import { createArchive } from './archive.ts';
import { backupLock } from './backup-lock.ts';
import {
  copyRows,
  createSum,
  fixTextSettings,
  passAndSum,
  readSequences,
  readTables,
} from './contents.ts';
import * as names from './manifest.ts';
import { readQueue } from './queue.ts';

/*
 * Not pg_dump: the embedded PostgreSQL comes without it, Debian 12's (15) refuses server 18, and a dump knows no files
 * (docs/decisions/0016-nothing-lost.md, 0031-own-or-library.md).
 */

type Archive = Awaited<ReturnType<typeof createArchive>>;

/**
 * Copies database and files into one archive, while servers work or not: all rows are of one
 * moment, and contents of files are not removed meanwhile (backup-lock.ts).
 *
 * @param options.path where the archive is to stand; it appears there when it is whole
 * @throws OperatorError when there is nothing to copy, or another backup is running
 */
export async function backUp(options: {
  db: Base;
  storage: Storage;
  source: CopySource;
  path: string;
}): Promise<names.Summary> {
  const { db, storage, source, path } = options;
  if (existsSync(path)) {
    throw new OperatorError(`Plik ${path} już istnieje. Podaj inną nazwę kopii.`);
  }
  const client = await db.pool.connect();
  try {
    await assertInstalled(client);
    await claim(client);
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    const archive = await createArchive(path);
    try {
      const summary = await fill(archive, client, { storage, source });
      await archive.addJson(names.summaryEntry, summary);
      await archive.finish();
      return summary;
    } catch (error) {
      await archive.abandon();
      throw error;
    }
  } catch (error) {
    throw backupError(error, path);
  } finally {
    // The session ends with its locks and its transaction.
    client.release(true);
  }
}

function backupError(error: unknown, path: string): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  const disk: Record<string, string> = {
    ENOSPC: 'na dysku nie ma miejsca',
    EDQUOT: 'wyczerpano limit miejsca tego konta',
    EACCES: 'to konto nie ma prawa zapisu w tym miejscu',
    EROFS: 'ten dysk jest tylko do odczytu',
    ENOTDIR: 'ścieżka prowadzi przez plik',
    EEXIST: 'inna kopia właśnie tam powstaje albo została przerwana (usuń plik .part)',
  };
  const why = disk[code ?? ''];
  if (!why) return error;
  return new OperatorError(`Nie udało się zapisać kopii ${path}: ${why} (${message}).`, {
    cause: error,
  });
}

async function assertInstalled(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('public.kysely_migration') is not null
        and to_regclass('graphile_worker.jobs') is not null as there`,
  );
  if (rows[0]?.there) return;
  throw new OperatorError(
    'W tej bazie nie ma danych Zaplecza, więc nie ma czego kopiować. Sprawdź DATABASE_URL albo DATA_DIR.',
  );
}

/** Waits for removals of contents that have begun; before the snapshot, or it would miss one. */
async function claim(client: PoolClient): Promise<void> {
  const { class: kind, id } = backupLock;
  const { rows } = await client.query<{ other: boolean }>(
    `select exists(select 1 from pg_locks where locktype = 'advisory' and mode = 'ExclusiveLock'
        and classid = $1 and objid = $2
        and database = (select oid from pg_database where datname = current_database())) as other`,
    [kind, id],
  );
  if (rows[0]?.other) throw new OperatorError('Inna kopia zapasowa właśnie powstaje.');
  await client.query('select pg_advisory_lock($1, $2)', [kind, id]);
}

type From = { storage: Storage; source: CopySource };

async function fill(archive: Archive, client: PoolClient, from: From): Promise<names.Summary> {
  const { source } = from;
  await client.query('begin isolation level repeatable read read only');
  await fixTextSettings(client);
  const migrations = await source.migrations(client);
  const unended = await source.unended(client);
  const version = await client.query<{ version: string }>(
    "select current_setting('server_version') as version",
  );
  const tables = await readTables(client, source.sessionTables);
  const postgres = version.rows[0]?.version ?? '';
  const manifest = names.newManifest({ postgres, migrations, unended, tables });
  await archive.addJson(names.manifestEntry, manifest);
  const sums: names.Summary['tables'] = {};
  for (const table of tables) {
    const sum = createSum();
    const rows = copyRows(client, table) as AsyncIterable<Buffer>;
    await archive.addLines(names.tableFolder(table.name), passAndSum(rows, sum));
    sums[table.name] = sum.result();
  }
  await archive.addJson(names.queueEntry, await readQueue(client));
  const files = await addFiles(archive, client, from);
  // Last: a sequence knows no snapshot, and must not stand before a row that was copied.
  const sequences = await readSequences(client);
  await client.query('commit');
  return { tables: sums, sequences, ...files };
}

type FileRow = { key: string; sha256: string; size: string };

async function addFiles(archive: Archive, client: PoolClient, { storage, source }: From) {
  const found: Pick<names.Summary, 'files' | 'missing' | 'damaged'> = {
    files: { count: 0, bytes: 0 },
    missing: [],
    damaged: [],
  };
  await client.query(
    `declare file_rows no scroll cursor for
       select "storageKey" as key, sha256, size::text as size from ${source.files} order by id`,
  );
  for (;;) {
    const { rows } = await client.query<FileRow>('fetch 500 from file_rows');
    if (rows.length === 0) return found;
    for (const { key, sha256, size } of rows) {
      const content = await storage.get(key).catch((error: unknown) => {
        if (error instanceof MissingFileError) return undefined;
        throw error;
      });
      if (!content) {
        found.missing.push(key);
        continue;
      }
      const whole = await addFile(archive, content, { key, sha256, size: Number(size) });
      if (!whole) found.damaged.push(key);
      found.files.count += 1;
      found.files.bytes += Number(size);
    }
  }
}

/** False when the content differs from the stored hash; it is copied all the same. */
async function addFile(
  archive: Archive,
  content: Readable,
  { key, sha256, size }: { key: string; sha256: string; size: number },
): Promise<boolean> {
  const hash = createHash('sha256');
  let length = 0;
  /** An entry's length is said before its content: what the disk has lost becomes zeros. */
  async function* exactly(): AsyncGenerator<Buffer> {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      hash.update(chunk);
      const room = Math.max(0, size - length);
      length += chunk.length;
      if (room > 0) yield chunk.subarray(0, room);
    }
    for (let lacks = size - length; lacks > 0; lacks -= 65_536) {
      yield Buffer.alloc(Math.min(lacks, 65_536));
    }
  }
  await archive.add(names.fileEntry(key, sha256), Readable.from(exactly()), size);
  return length === size && hash.digest('hex') === sha256;
}
