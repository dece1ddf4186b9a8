import { createHash } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { type FileHandle, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import type pg from 'pg';
import { extract, pack } from 'tar-stream';
import { type Base, baseEntry, removeBase, writeBase } from './notes.ts';
import { numberAt, numberBefore } from './segments.ts';
import type { ArchiveStore } from './store.ts';

/*
 * pg_basebackup does not come with the embedded PostgreSQL: this is the interface under it, as the manual has it in
 * "Making a Base Backup Using the Low Level API". Pages that are torn while they are read are mended by the log, which
 * has each of them whole (full_page_writes).
 */

/** Folders that stand empty in a base: what is in them is of the running server, or comes from the log. */
const emptied = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const left = new Set(['postmaster.pid', 'postmaster.opts', 'pg_internal.init', 'recovery.signal']);
/** Read last, so that nothing in the copy is newer than what it says. */
const control = 'global/pg_control';

type Sums = Base['files'];

const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Paths of folders (ending in `/`) and files, without what is left out. */
async function* pathsIn(cluster: string, folder = ''): AsyncGenerator<string> {
  const entries: Dirent[] = await readdir(join(cluster, folder), { withFileTypes: true }).catch(
    (error) => {
      if (isGone(error)) return [];
      throw error;
    },
  );
  for (const entry of entries) {
    const path = `${folder}${entry.name}`;
    if (left.has(entry.name) || entry.name.startsWith('pgsql_tmp') || path === control) continue;
    if (entry.isDirectory()) {
      yield `${path}/`;
      if (path === 'pg_wal') yield 'pg_wal/archive_status/';
      if (!emptied.has(path)) yield* pathsIn(cluster, `${path}/`);
    } else if (entry.isFile()) yield path;
  }
}

type Tar = ReturnType<typeof pack>;

/** As long as it was when it was met: what grows or is cut meanwhile is in the log. */
async function* exactly(file: FileHandle, size: number): AsyncGenerator<Buffer> {
  let lacks = size;
  if (size > 0) {
    const content = file.createReadStream({ start: 0, end: size - 1, autoClose: false });
    for await (const chunk of content as AsyncIterable<Buffer>) {
      lacks -= chunk.length;
      yield chunk;
    }
  }
  for (; lacks > 0; lacks -= 65_536) yield Buffer.alloc(Math.min(lacks, 65_536));
}

async function addFile(tar: Tar, name: string, content: AsyncIterable<Buffer>, size: number) {
  const hash = createHash('sha256');
  async function* hashed() {
    for await (const chunk of content) {
      hash.update(chunk);
      yield chunk;
    }
  }
  const entry = tar.entry({ name, size, mode: 0o600 });
  await pipeline(Readable.from(hashed()), entry as unknown as Writable);
  return { size, sha256: hash.digest('hex') };
}

async function addPath(tar: Tar, cluster: string, name: string, sums: Sums): Promise<void> {
  if (name.endsWith('/')) {
    tar.entry({ name, type: 'directory', mode: 0o700 });
    return;
  }
  let file: FileHandle;
  try {
    file = await open(join(cluster, name), 'r');
  } catch (error) {
    // A table that was dropped meanwhile: the log says so.
    if (isGone(error)) return;
    throw error;
  }
  try {
    const { size } = await file.stat();
    sums[name] = await addFile(tar, name, exactly(file, size), size);
  } finally {
    await file.close();
  }
}

type Stop = { lsn: string; label: string; ended: string | Date };

async function stopBackup(client: pg.ClientBase): Promise<Stop> {
  const { rows } = await client.query<Stop>(
    `select lsn::text as lsn, labelfile as label, clock_timestamp() as ended
       from pg_backup_stop(wait_for_archive => false)`,
  );
  const [row] = rows;
  if (!row) throw new Error('pg_backup_stop gave no answer');
  return row;
}

/**
 * Copies the whole running database into the archive, reads the copy back and compares it, file by file. Until that is
 * done there is no note of it, and nobody takes it for a base.
 *
 * @param client a connection of its own: the copy ends with it
 * @param fast whether the database writes everything out at once for it, rather than in its own time
 * @throws when the copy that was read back is another one; nothing of it stays then
 */
export async function makeBase(options: {
  store: ArchiveStore;
  cluster: string;
  client: pg.ClientBase;
  fast: boolean;
  signal: AbortSignal;
}): Promise<Base> {
  const { store, cluster, client, fast, signal } = options;
  const { rows } = await client.query<{
    lsn: string;
    timeline: string;
    postgres: string;
    at: string | Date;
  }>(
    `select lsn::text as lsn, left(pg_walfile_name(lsn), 8) as timeline,
            current_setting('server_version') as postgres, clock_timestamp() as at
       from pg_backup_start('zaplecze', fast => $1) as lsn`,
    [fast],
  );
  const [start] = rows;
  if (!start) throw new Error('pg_backup_start gave no answer');
  const began = new Date(start.at).toISOString();
  const name = `${began.replaceAll(/[-:]|\.\d+/g, '')}-${start.timeline}`;
  const tar = pack();
  const packed = createZstdCompress();
  const written = store.put(baseEntry(name), packed);
  const flow = pipeline(tar, packed, { signal });
  const failed = Promise.all([written, flow]).then(() => undefined);
  // The next entry, or the end, throws it.
  failed.catch(() => undefined);
  const sums: Sums = {};
  let stop: Stop;
  try {
    const add = async () => {
      for await (const path of pathsIn(cluster)) {
        signal.throwIfAborted();
        await addPath(tar, cluster, path, sums);
      }
      await addPath(tar, cluster, control, sums);
      const stopped = await stopBackup(client);
      const label = Buffer.from(stopped.label);
      sums.backup_label = await addFile(tar, 'backup_label', Readable.from([label]), label.length);
      return stopped;
    };
    const added = add();
    added.catch(() => undefined);
    await Promise.race([added, failed]);
    stop = await added;
    tar.finalize();
    await failed;
    await compareBase(store, { name, files: sums });
  } catch (error) {
    tar.destroy();
    await failed.catch(() => undefined);
    await removeBase(store, name).catch(() => undefined);
    throw error;
  }
  const base: Base = {
    format: 1,
    name,
    postgres: start.postgres,
    timeline: Number.parseInt(start.timeline, 16),
    first: numberAt(start.lsn),
    last: numberBefore(stop.lsn),
    began,
    // The next millisecond: nothing is finer here, and before its end a copy is not consistent.
    ended: new Date(new Date(stop.ended).getTime() + 1).toISOString(),
    bytes: Object.values(sums).reduce((sum, { size }) => sum + size, 0),
    files: sums,
  };
  await writeBase(store, base);
  return base;
}

/** A file or a folder (its name ends in `/`) of a base; what is not read of it is skipped. */
export type BaseEntry = { name: string; content: Readable };

export async function* entriesOfBase(store: ArchiveStore, name: string): AsyncGenerator<BaseEntry> {
  const tar = extract();
  const flow = pipeline(await store.get(baseEntry(name)), createZstdDecompress(), tar);
  // The reading itself throws the same.
  flow.catch(() => undefined);
  for await (const entry of tar) {
    const content = entry as unknown as Readable;
    yield { name: entry.header.name, content };
    content.resume();
  }
  await flow;
}

/** Passes content on and throws at its end when it is not what was copied. */
export async function* verifyContent(
  content: AsyncIterable<Buffer>,
  expected: { sha256: string } | undefined,
  name: string,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
  if (hash.digest('hex') !== expected?.sha256) throw new Error(`The base is damaged: ${name}`);
}

async function compareBase(store: ArchiveStore, base: { name: string; files: Sums }) {
  const lacking = new Set(Object.keys(base.files));
  for await (const { name, content } of entriesOfBase(store, base.name)) {
    if (name.endsWith('/')) continue;
    const bytes = content as AsyncIterable<Buffer>;
    for await (const _ of verifyContent(bytes, base.files[name], name));
    lacking.delete(name);
  }
  if (lacking.size > 0) throw new Error(`The base lacks ${[...lacking].slice(0, 3).join(', ')}`);
}
