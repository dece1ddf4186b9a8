import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Db } from '../../kit/database/database.ts';
import type { Storage } from '../../kit/files/storage.ts';
import { invalid, notFound } from '../../kit/http/calls/errors.ts';
import type { User } from '../../kit/http/guard.ts';
import { paint } from '../../kit/parsing/pictures.ts';
import { attachFile, fileIdOf, findFile, removeLoose, storeFile } from '../files/index.ts';

/** Side of the square in pixels: the profile shows 160, twice that for sharp screens. */
const side = 320;
const largest = 10 * 1024 * 1024;

/**
 * Makes a person's portrait of an uploaded picture: a small square JPEG without anything the
 * camera wrote into it. The upload itself is dropped. Gives the id of the portrait's file.
 *
 * @param input id of a file that this user uploaded and hung nowhere, or a data-URI
 * @throws HttpError 404 for another file, 400 on `picture` for what is no picture
 */
export async function makePortrait(
  db: Db,
  storage: Storage,
  { input, user, person }: { input: number | string; user: User; person: number },
): Promise<number> {
  const raw = await fileIdOf(db, storage, { input, user, field: 'picture' });
  const file = await findFile(db, raw);
  if (!file || file.createdBy !== user.id || file.attachedTo !== null) throw notFound();
  if (file.size > largest) throw invalid({ picture: 'Zdjęcie może mieć najwyżej 10 MB' });
  const square = await squareOf(await buffer(await storage.get(file.storageKey)));
  const portrait = await storeFile(db, storage, {
    user,
    name: 'portret.jpg',
    content: Readable.from([square]),
    field: 'picture',
  });
  await attachFile(db, { file: portrait.id, user, to: 'person', id: person });
  await removeLoose(db, raw);
  return portrait.id;
}

async function squareOf(content: Buffer): Promise<Buffer> {
  const square = await paint(content, { width: side, height: side, fit: 'cover', as: 'jpeg' });
  if (!square)
    throw invalid({ picture: 'Wybierz zdjęcie w formacie JPG, PNG, HEIC, WebP albo GIF' });
  return square;
}
