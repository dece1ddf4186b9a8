import { stderr } from 'node:process';
import { readArchivedContent } from '../archiving/contents.ts';
import { type ArchiveConfig, openArchive } from '../archiving/store.ts';
import type { Base, CopySource } from '../product.ts';
import { MissingFileError, type Storage } from '../storage.ts';

type FileRow = { id: number; key: string; sha256: string };

/**
 * Sees to it that every file of a restored database has its content: what the storage has no more comes from the
 * archive. What neither has is told, and ends the command with 2, as a backup does.
 */
export async function fetchContents(options: {
  db: Base;
  storage: Storage;
  source: CopySource;
  archive: ArchiveConfig | undefined;
  say: (text: string) => void;
}): Promise<void> {
  const { db, storage, source, archive, say } = options;
  if (!archive) return;
  const store = await openArchive(archive);
  let [fetched, missing] = [0, 0];
  for (let last = 0; ; ) {
    const { rows } = await db.pool.query<FileRow>(
      `select id, "storageKey" as key, sha256 from ${source.files} where id > $1 order by id limit 500`,
      [last],
    );
    if (rows.length === 0) break;
    for (const row of rows) {
      last = row.id;
      if (await has(storage, row.key)) continue;
      const content = await readArchivedContent(store, row);
      if (content) {
        await storage.put(row.key, content, { contentType: 'application/octet-stream' });
        fetched += 1;
      } else missing += 1;
    }
  }
  say(`Treści plików są na miejscu${fetched > 0 ? `; z archiwum wróciło: ${fetched}` : ''}.`);
  if (missing === 0) return;
  process.exitCode = 2;
  stderr.write(`UWAGA: plików bez treści w magazynie i w archiwum: ${missing}.\n`);
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
