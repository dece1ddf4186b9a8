import { Readable } from 'node:stream';
import { largestFile } from '@zaplecze/contract/rooms/files/calls';
import type { Db } from '../../kit/database/database.ts';
import { newStorageKey, type Storage } from '../../kit/files/storage.ts';
import { invalid } from '../../kit/http/calls/errors.ts';
import type { User } from '../../kit/http/guard.ts';
import { insertFile, removeLoose } from './files.queries.ts';
import {
  cleanName,
  contentTypeOf,
  extensionOf,
  fitsName,
  isProgram,
  startLength,
} from './kinds.ts';
import { isSound } from './readable.ts';
import { assertRoom } from './unattached.queries.ts';

const empty = 'Plik jest pusty';
const misnamed =
  'Zawartość pliku nie zgadza się z jego nazwą. Zapisz go jeszcze raz we właściwym formacie.';
const program =
  'Programów nie można dołączać: ktoś mógłby je uruchomić. Jeśli plik jest potrzebny, spakuj go do ZIP.';
const damaged = 'Plik jest uszkodzony i nie da się go otworzyć. Zapisz go jeszcze raz.';

/**
 * Stores one file of a person and creates its row, not yet attached to any record.
 *
 * @param field that refusals are reported on
 * @throws HttpError 400 on `field` for an empty or damaged file, a program, or one that differs from its name; 413 when the
 * person has too many unattached files; FileTooLargeError, StorageUnavailableError
 */
export async function storeFile(
  db: Db,
  storage: Storage,
  { user, name, content, field = 'file' }: StoredFor,
) {
  const fileName = cleanName(name);
  if (user) await assertRoom(db, { person: user.id, field });
  const { start, whole } = await begin(content);
  const refuse = (message: string) => {
    // The rest has to be read all the same: its sender waits until it is.
    whole.resume();
    return invalid({ [field]: message }, message);
  };
  if (start.length === 0) throw refuse(empty);
  if (isProgram(start, fileName)) throw refuse(program);
  if (!fitsName(start, fileName)) throw refuse(misnamed);
  const contentType = contentTypeOf(start, fileName);
  const key = newStorageKey();
  const { size, sha256 } = await storage.put(key, whole, { contentType, maxBytes: largestFile });
  let id: number | undefined;
  try {
    if (!(await isSound(storage, { key, size, contentType }))) throw refuse(damaged);
    const stored = {
      fileName,
      contentType,
      size,
      sha256,
      storageKey: key,
      createdBy: user?.id ?? null,
    };
    const file = await insertFile(db, stored);
    id = file.id;
    if (user) await assertRoom(db, { person: user.id, field, stored });
    return file;
  } catch (error) {
    if (id !== undefined) await removeLoose(db, id);
    await storage.remove(key);
    throw error;
  }
}

/** `user`: null for what came from outside, by mail. */
type StoredFor = { user: User | null; name: string; content: Readable; field?: string };

/** The beginning of a stream, and the stream as if it had not been looked at. */
async function begin(content: Readable): Promise<{ start: Buffer; whole: Readable }> {
  const chunks: AsyncIterator<Buffer> = content[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  while (start.length < startLength) {
    const { done, value } = await chunks.next();
    if (done) break;
    start = Buffer.concat([start, value]);
  }
  async function* again() {
    if (start.length > 0) yield start;
    yield* { [Symbol.asyncIterator]: () => chunks };
  }
  return { start, whole: Readable.from(again(), { objectMode: false }) };
}

const largestEncoded = 10 * 1024 * 1024;

/**
 * The id of the file that a record is to have: one uploaded before, or the content given as a
 * data-URI (up to 10 MB), which is stored here.
 *
 * @throws HttpError 400 on `field`, as `storeFile`
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
    field,
  });
  return file.id;
}
