import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { flushFolder } from '../flush-folder.ts';
import { MissingFileError } from '../storage.ts';
import type { ArchiveObject, ArchiveStore } from './store.ts';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** What is only being written; a killed server leaves such behind. */
const draft = /\.part-[0-9a-f-]{36}$/;

/** An archive in a folder, best of another disk. Personal data: nobody else's to read. */
export function createFolderArchive(root: string): ArchiveStore {
  const put: ArchiveStore['put'] = async (name, content) => {
    const path = join(root, name);
    const part = `${path}.part-${randomUUID()}`;
    try {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const handle = await open(part, 'wx', 0o600);
      const source = Buffer.isBuffer(content) ? Readable.from([content]) : content;
      await pipeline(source, handle.createWriteStream({ flush: true }));
      await rename(part, path);
      await flushFolder(dirname(path));
    } catch (error) {
      await rm(part, { force: true }).catch(() => undefined);
      throw error;
    }
  };

  const get: ArchiveStore['get'] = async (name) => {
    try {
      return (await open(join(root, name), 'r')).createReadStream();
    } catch (error) {
      if (isMissing(error)) throw new MissingFileError(name, { cause: error });
      throw error;
    }
  };

  async function* within(folder: string): AsyncGenerator<ArchiveObject> {
    const entries = await readdir(join(root, folder), { withFileTypes: true }).catch((error) => {
      if (isMissing(error)) return [];
      throw error;
    });
    for (const entry of entries) {
      const name = join(folder, entry.name);
      if (entry.isDirectory()) yield* within(name);
      else if (!draft.test(name)) {
        const found = await stat(join(root, name)).catch(() => undefined);
        if (found) yield { name, size: found.size, changed: found.mtime };
      }
    }
  }

  const list: ArchiveStore['list'] = async (prefix) => {
    const found: ArchiveObject[] = [];
    const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
    for await (const one of within(folder)) if (one.name.startsWith(prefix)) found.push(one);
    return found.sort((a, b) => (a.name < b.name ? -1 : 1));
  };

  const remove: ArchiveStore['remove'] = (name) => rm(join(root, name), { force: true });

  return { where: `folder ${root}`, put, get, list, remove };
}
