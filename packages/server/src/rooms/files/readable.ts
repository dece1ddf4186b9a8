import { buffer } from 'node:stream/consumers';
import { largestPreview } from '@zaplecze/contract/rooms/files/calls';
import type { Storage } from '../../kit/files/storage.ts';
import { decodedTypes, isSoundPicture } from '../../kit/parsing/pictures.ts';
import { directoryEnd, findDirectory, readDirectory } from '../../kit/parsing/zip-directory.ts';

/** A directory of more bytes than this belongs to no document. */
const largestDirectory = 4 * 1024 * 1024;

type Stored = { key: string; size: number; contentType: string };

/**
 * Whether a stored file can be opened at all: a picture decodes, an archive has its directory and a
 * document's archive what such a document needs. Other kinds are not looked into.
 */
export async function isSound(storage: Storage, file: Stored): Promise<boolean> {
  const { contentType } = file;
  if (decodedTypes.includes(contentType)) return await decodes(storage, file);
  if (contentType === 'application/zip') return (await namesIn(storage, file)) !== null;
  if (contentType.includes('.oasis.')) return await has(storage, file, 'content.xml');
  if (contentType.includes('.openxmlformats'))
    return await has(storage, file, '[Content_Types].xml');
  return true;
}

async function decodes(storage: Storage, { key, size }: Stored): Promise<boolean> {
  if (size > largestPreview) return true;
  return await isSoundPicture(await buffer(await storage.get(key)));
}

async function has(storage: Storage, file: Stored, name: string): Promise<boolean> {
  return (await namesIn(storage, file))?.includes(name) ?? false;
}

/** The names in an archive, or null when it is damaged. */
async function namesIn(storage: Storage, { key, size }: Stored): Promise<string[] | null> {
  const start = Math.max(0, size - directoryEnd);
  const place = findDirectory(await buffer(await storage.get(key, { start })));
  if (!place || place.start + place.size > size || place.size > largestDirectory) return null;
  if (place.size === 0) return [];
  const range = { start: place.start, end: place.start + place.size - 1 };
  const entries = readDirectory(await buffer(await storage.get(key, range)));
  return entries?.map(({ name }) => name) ?? null;
}
