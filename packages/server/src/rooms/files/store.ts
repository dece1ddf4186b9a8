import { Readable } from 'node:stream';
import { largestFile } from '@zaplecze/contract/files';
import type { Db } from '../../kit/database.ts';
import { invalid } from '../../kit/errors.ts';
import type { User } from '../../kit/guard.ts';
import { newStorageKey, type Storage } from '../../kit/storage.ts';
import { insertFile } from './files.queries.ts';
import { cleanName, contentTypeOf, extensionOf } from './kinds.ts';

/**
 * Stores one file of a person and makes its row, not yet hung on anything.
 *
 * @throws FileTooLargeError, StorageUnavailableError
 */
export async function storeFile(
  db: Db,
  storage: Storage,
  { user, name, content }: { user: User; name: string; content: Readable },
) {
  const fileName = cleanName(name);
  const start = await firstBytes(content);
  const contentType = contentTypeOf(start, fileName);
  const key = newStorageKey();
  const { size, sha256 } = await storage.put(key, content, { contentType, maxBytes: largestFile });
  try {
    return await insertFile(db, {
      fileName,
      contentType,
      size,
      sha256,
      storageKey: key,
      createdBy: user.id,
    });
  } catch (error) {
    await storage.remove(key);
    throw error;
  }
}

/** Looks at the beginning of a stream and puts it back. */
async function firstBytes(content: Readable): Promise<Buffer> {
  if (content.readableLength === 0 && !content.readableEnded) {
    await new Promise<void>((resolve, reject) => {
      content.once('readable', resolve);
      content.once('end', resolve);
      content.once('error', reject);
    });
  }
  const chunk = content.read() as Buffer | null;
  if (chunk === null) return Buffer.alloc(0);
  content.unshift(chunk);
  return chunk.subarray(0, 16);
}

const largestEncoded = 10 * 1024 * 1024;

/**
 * The id of the file that a record is to have: one uploaded before, or the content given as a
 * data-URI (up to 10 MB), which is stored here.
 */
export async function fileIdOf(
  db: Db,
  storage: Storage,
  { input, user, field }: { input: number | string; user: User; field: string },
): Promise<number> {
  if (typeof input === 'number') return input;
  const content = Buffer.from(input.slice(input.indexOf(',') + 1), 'base64');
  if (content.length > largestEncoded) throw invalid({ [field]: 'Plik jest za duży' });
  const file = await storeFile(db, storage, {
    user,
    name: `plik.${extensionOf(input.slice('data:'.length, input.indexOf(';')))}`,
    content: Readable.from([content]),
  });
  return file.id;
}
