import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { flushFolder } from '@zaplecze/keeper/flush-folder';
import type { DiskRoom } from './disk-room.ts';
import {
  isStorageKey,
  Meter,
  MissingFileError,
  type Storage,
  StorageUnavailableError,
} from './storage.ts';

const dayMs = 24 * 60 * 60 * 1000;
const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

/** Faults of the disk itself, as opposed to those of the request. */
const diskFaults = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EACCES', 'EPERM', 'EMFILE']);

function storageError(error: unknown): unknown {
  return diskFaults.has(codeOf(error)) ? new StorageUnavailableError(error) : error;
}

/** Uploads that a killed server never finished; a day is longer than any upload takes. */
async function sweepDrafts(drafts: string): Promise<void> {
  for (const name of await readdir(drafts)) {
    const path = join(drafts, name);
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > dayMs) await rm(path, { force: true });
  }
}

/**
 * Files in `<dataDir>/files`, spread over 65,536 folders by the first digits of the key. A file is written under
 * another name, flushed to the disk and renamed, so that what can be read is always whole.
 *
 * @param room lets through what the disk has room for above its reserve; absent: all of it
 */
export function createLocalStorage(dataDir: string, room: DiskRoom | undefined): Storage {
  const root = join(dataDir, 'files');
  const drafts = join(root, 'drafts');
  const pathOf = (key: string): string => {
    if (!isStorageKey(key)) throw new MissingFileError(key);
    return join(root, key.slice(0, 2), key.slice(2, 4), key);
  };

  const put: Storage['put'] = async (key, stream, { maxBytes }) => {
    const path = pathOf(key);
    const draft = join(drafts, randomUUID());
    const meter = new Meter(maxBytes);
    try {
      await mkdir(drafts, { recursive: true, mode: 0o700 });
      const handle = await open(draft, 'wx', 0o600);
      // The write stream flushes to the disk before it closes the file.
      const file = handle.createWriteStream({ flush: true });
      await (room
        ? pipeline(stream, meter, room.admission(), file)
        : pipeline(stream, meter, file));
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await rename(draft, path);
      await flushFolder(dirname(path));
      return meter.result();
    } catch (error) {
      stream.destroy();
      await rm(draft, { force: true }).catch(() => undefined);
      throw storageError(error);
    }
  };

  const get: Storage['get'] = async (key, range) => {
    const path = pathOf(key);
    try {
      const handle = await open(path, 'r');
      return handle.createReadStream({ start: range?.start ?? 0, end: range?.end ?? Infinity });
    } catch (error) {
      if (codeOf(error) === 'ENOENT') throw new MissingFileError(key, { cause: error });
      throw storageError(error);
    }
  };

  const remove: Storage['remove'] = async (key) => {
    await rm(pathOf(key), { force: true }).catch((error) => {
      throw storageError(error);
    });
  };

  const check: Storage['check'] = async () => {
    const probe = join(drafts, randomUUID());
    try {
      await mkdir(drafts, { recursive: true, mode: 0o700 });
      const handle = await open(probe, 'wx', 0o600);
      await handle.write('zaplecze');
      await handle.close();
      await sweepDrafts(drafts);
    } catch (error) {
      throw storageError(error);
    } finally {
      await rm(probe, { force: true }).catch(() => undefined);
    }
  };

  return { put, get, remove, check };
}
