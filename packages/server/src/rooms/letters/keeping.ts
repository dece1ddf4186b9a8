import { Readable } from 'node:stream';
import { addressOf } from '@zaplecze/contract/addresses';
import { largestFile } from '@zaplecze/contract/rooms/files/calls';
import { letterStatus } from '@zaplecze/contract/rooms/letters/lists';
import type { Database, Db } from '../../kit/database/database.ts';
import { FileTooLargeError, type Storage } from '../../kit/files/storage.ts';
import { HttpError } from '../../kit/http/calls/errors.ts';
import type { User } from '../../kit/http/guard.ts';
import type { ReplyKind } from '../../kit/mail/reply-address.ts';
import type { Config } from '../../kit/operations/config.ts';
import type { Log } from '../../kit/operations/log.ts';
import type { Incoming, LetterFile } from '../../kit/parsing/letter/incoming.ts';
import { type FileOwner, hangReceived, storeFile } from '../files/index.ts';
import { aboutScreen, notifyCollected } from '../notifications/index.ts';
import * as queries from './letters.queries.ts';
import { type Noted, noteLetter } from './letters.save.ts';

/** How an answer by mail is put on a record: what was said there, or null when its writer may not (any more). */
export type Reply = (
  db: Db,
  user: User,
  said: { record: number; text: string; answers: number | null; files: number },
) => Promise<{ kind: ReplyKind; record: number; comment?: number } | null>;
/** Every kind that can be answered, with its room's word (rooms/house.ts). */
export type Replies = Record<ReplyKind, Reply>;

export type World = { db: Database; storage: Storage; config: Config; log: Log; replies: Replies };

/** Characters of an answer that make a comment; a longer one comes along whole as a file. */
export const longestComment = 3_500;

/** Files of one letter that are kept. */
const mostFiles = 50;

/** A letter that is being taken over. */
export type Taking = { world: World; letter: Incoming; raw: Buffer; received: Date };

export type Stored = {
  ids: number[];
  names: string[];
  left: string[];
  /** The letter as it came, and the small pictures of its signature. */
  whole: number[];
};

/** Stores one file; undefined for what is damaged, not what its name says, empty or too large. */
async function store({ db, storage }: World, user: User | null, { name, content }: LetterFile) {
  try {
    if (content.length > largestFile) throw new FileTooLargeError(largestFile);
    const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
    return await storeFile(db, storage, { user, name, content: Readable.from([bytes]) });
  } catch (error) {
    const refused = error instanceof HttpError && error.status !== 503;
    if (!(refused || error instanceof FileTooLargeError)) throw error;
    return undefined;
  }
}

/** Keeps the letter as it came, and what came with it; what cannot be kept by itself is told by name. */
export async function keepFiles(
  { world, letter, raw }: Taking,
  user: User | null = null,
  more: LetterFile[] = [],
): Promise<Stored> {
  const files = [...letter.files.filter(({ logo }) => !logo), ...more];
  const left = files.slice(mostFiles).map(({ name }) => name);
  const kept: Stored = { ids: [], names: [], left, whole: [] };
  const logos = letter.files.filter(({ logo }) => logo).slice(0, mostFiles);
  for (const one of raw.length > 0 ? [{ name: 'list.eml', content: raw }, ...logos] : []) {
    // One that begins like another kind of file has no ending then.
    const file =
      (await store(world, null, one)) ?? (await store(world, null, { ...one, name: 'list' }));
    if (file) kept.whole.push(file.id);
  }
  for (const one of files.slice(0, mostFiles)) {
    // Under a name that promises nothing it is kept whatever it is.
    const file =
      (await store(world, user, one)) ??
      (await store(world, user, { ...one, name: `${one.name}.bin` }));
    if (!file) kept.left.push(one.name);
    else {
      kept.ids.push(file.id);
      kept.names.push(file.fileName);
    }
  }
  return kept;
}

/** Hangs what was kept of a letter on it, and on what it became. */
export async function hangFiles(
  db: Db,
  { ids, whole }: Stored,
  letter: number,
  place: { to: FileOwner; id: number; by?: number } = { to: 'incomingLetter', id: letter },
): Promise<void> {
  for (const file of whole) await hangReceived(db, { file, to: 'letterWhole', id: letter });
  for (const file of ids) await hangReceived(db, { file, ...place });
}

/** What was said, with what came along. */
export function withFiles(text: string, { names, left }: Pick<Stored, 'names' | 'left'>): string {
  const lines = [
    names.length > 0 && `Załączniki: ${names.join(', ')}`,
    left.length > 0 &&
      `Nie przyjęto załączników (ponad ${mostFiles}, za duże albo uszkodzone; są w całym liście): ${left.join(', ')}`,
  ].filter(Boolean);
  return [unnamed(text), ...lines].filter(Boolean).join('\n\n');
}

/** Words of a letter name nobody by a number. */
const unnamed = (text: string) => text.replaceAll('@[', '@ [');

/** A letter that somebody has to look at, with all that came along. */
export async function letWait(taking: Taking, noted: Omit<Noted, 'status'>): Promise<true> {
  const { world, letter, received } = taking;
  const stored = await keepFiles(taking);
  await world.db.transaction().execute(async (tx) => {
    const waits = { ...noted, status: letterStatus.waiting, leftFiles: stored.left.join(', ') };
    const id = await noteLetter(tx, letter, waits, received);
    if (id === undefined) return;
    await hangFiles(tx, stored, id);
    const name = letter.subject || '(bez tematu)';
    const count = await queries.countWaiting(tx);
    const all = { id, name: `Listy do przypisania: ${count}`, address: addressOf('letters') };
    await notifyCollected(tx, {
      kind: 'letterWaiting',
      to: await queries.managersOf(tx),
      about: aboutScreen({ id, name, address: addressOf('letters', { item: id }) }),
      more: letter.from.name || letter.from.address,
      all: { ...aboutScreen(all), several: true },
    });
  });
  return true;
}
