import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type pg from 'pg';
import { MissingFileError, type Storage } from '../storage.ts';
import { contentEntry } from './notes.ts';
import type { ArchiveStore } from './store.ts';

/** Numbers are given before the commit: so far behind the last one a row may still appear. */
const overlap = 1_000;
const atOnce = 200;

type Row = { id: number; key: string };

/** Contents of files never change under their key, so each goes into the archive once. */
export function createContents({
  store,
  storage,
  table,
}: {
  store: ArchiveStore;
  storage: Storage;
  table: string;
}) {
  const next = `select id, "storageKey" as key from ${table} where id > $1 order by id limit $2`;
  const recent = new Map<string, number>();

  async function put(key: string): Promise<void> {
    try {
      await store.put(contentEntry(key), await storage.get(key));
    } catch (error) {
      // Lost, or removed a moment ago: there is nothing to keep.
      if (!(error instanceof MissingFileError)) throw error;
    }
  }

  /** Puts what came since a number; gives the number to go on from. */
  async function follow(client: pg.ClientBase, from: number): Promise<number> {
    let last = Math.max(0, from - overlap);
    for (;;) {
      const { rows } = await client.query<Row>(next, [last, atOnce]);
      for (const { id, key } of rows) {
        if (!recent.has(key)) await put(key);
        recent.set(key, id);
        last = id;
      }
      if (rows.length < atOnce) break;
    }
    for (const [key, id] of recent) if (id <= last - 2 * overlap) recent.delete(key);
    return Math.max(from, last);
  }

  /** Puts what the archive lacks, and removes what was removed from the storage, as late as that is. */
  async function compare(client: pg.ClientBase): Promise<void> {
    const there = new Set((await store.list('files/')).map(({ name }) => name.slice(-32)));
    for (let last = 0; ; ) {
      const { rows } = await client.query<Row>(next, [last, 5_000]);
      for (const { id, key } of rows) {
        if (!there.delete(key)) await put(key);
        last = id;
      }
      if (rows.length === 0) break;
    }
    for (const key of there) if (!(await has(storage, key))) await store.remove(contentEntry(key));
  }

  return { follow, compare };
}

async function has(storage: Storage, key: string): Promise<boolean> {
  try {
    (await storage.get(key)).destroy();
    return true;
  } catch (error) {
    if (error instanceof MissingFileError) return false;
    throw error;
  }
}

/** The content of a file from the archive, if it is there as it was. */
export async function readArchivedContent(
  store: ArchiveStore,
  { key, sha256 }: { key: string; sha256: string },
): Promise<Readable | undefined> {
  try {
    const hash = createHash('sha256');
    const name = contentEntry(key);
    for await (const chunk of (await store.get(name)) as AsyncIterable<Buffer>) hash.update(chunk);
    return hash.digest('hex') === sha256 ? await store.get(name) : undefined;
  } catch (error) {
    if (error instanceof MissingFileError) return undefined;
    throw error;
  }
}
