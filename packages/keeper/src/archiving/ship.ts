import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import { readWal } from './catalog.ts';
import { walEntry, walOf } from './notes.ts';
import { segmentOf } from './segments.ts';
import type { ArchiveStore } from './store.ts';

const compress = promisify(zstdCompress);
const withSum = { params: { [constants.ZSTD_c_checksumFlag]: 1 } };

/** What PostgreSQL has finished and wants to have archived, oldest first. */
export async function readyFiles(cluster: string): Promise<string[]> {
  const names = await readdir(join(cluster, 'pg_wal/archive_status'));
  return names
    .filter((name) => name.endsWith('.ready'))
    .map((name) => name.slice(0, -'.ready'.length))
    .sort((a, b) => rank(a).localeCompare(rank(b)));
}

/** A history stands before the segments that are read with it. */
const rank = (name: string): string => (name.endsWith('.history') ? `0${name}` : `1${name}`);

/** Whether finished pieces up to a segment still wait. */
export const waitsUpTo = (ready: string[], number: number): boolean =>
  ready.some((name) => {
    const found = segmentOf(name);
    return !found || found.number <= number;
  });

/** Something else is in the archive under the name: another database writes there. */
export class OtherContentError extends Error {
  constructor(file: string) {
    super(`The archive has other content under ${file}`);
    this.name = 'OtherContentError';
  }
}

/**
 * Ships what PostgreSQL has finished, straight out of its own folder, where it stays until the archive has it.
 *
 * @param options.marks folder in which PostgreSQL finds that a piece has been shipped (postgres/archive-command.ts)
 */
export function createShipping(options: { store: ArchiveStore; cluster: string; marks: string }) {
  const { store, cluster, marks } = options;
  let known: Set<string> | undefined;

  /** Shipped before, and not noted by a database that fell meanwhile? The same may stand there, nothing else. */
  async function assertSame(file: string, content: Buffer): Promise<void> {
    const there = await readWal(store, file);
    if (!there.equals(content)) throw new OtherContentError(file);
  }

  async function shipOne(file: string): Promise<void> {
    const content = await readFile(join(cluster, 'pg_wal', file));
    known ??= new Set((await store.list('wal/')).map(({ name }) => walOf(name)));
    if (known.has(file)) await assertSame(file, content);
    else await store.put(walEntry(file), await compress(content, withSum));
    known.add(file);
    await writeFile(join(marks, file), '');
  }

  const done = new Set<string>();

  /** Ships everything that waits, in order; ends at the first piece that cannot be shipped. */
  return async function ship(): Promise<void> {
    const ready = await readyFiles(cluster);
    for (const file of [...done]) if (!ready.includes(file)) done.delete(file);
    for (const file of ready) {
      if (done.has(file)) continue;
      await shipOne(file);
      done.add(file);
    }
  };
}
