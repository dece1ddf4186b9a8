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
import type { LetterFile, ParsedLetter } from '../../kit/parsing/letter/incoming.ts';
import { type FileOwner, hangReceived, storeFile } from '../files/index.ts';
import { aboutScreen, notifyCollected } from '../notifications/index.ts';
import * as queries from './letters.queries.ts';
import { type LetterOutcome, noteLetter } from './letters.save.ts';

/**
 * Adds an answer by mail to a record: returns the comment, or null when its author may not write there (any more).
 */
export type Reply = (
  db: Db,
  user: User,
  reply: { record: number; text: string; answers: number | null; files: number },
) => Promise<{ kind: ReplyKind; record: number; comment?: number } | null>;
/** Every kind that can be answered, with its room's word (rooms/house.ts). */
export type Replies = Record<ReplyKind, Reply>;

export type World = { db: Database; storage: Storage; config: Config; log: Log; replies: Replies };

/** Characters of an answer that make a comment; a longer one comes along whole as a file. */
export const longestComment = 3_500;

/** Files of one letter that are kept. */
const mostFiles = 50;

/** A letter that is being taken over. */
export type LetterContext = { world: World; letter: ParsedLetter; raw: Buffer; received: Date };

export type StoredFiles = {
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

/** Stores the letter and its attachments; an attachment that cannot be stored is listed by name. */
export async function keepFiles(
  { world, letter, raw }: LetterContext,
  user: User | null = null,
  more: LetterFile[] = [],
): Promise<StoredFiles> {
  const files = [...letter.files.filter(({ logo }) => !logo), ...more];
  const left = files.slice(mostFiles).map(({ name }) => name);
  const stored: StoredFiles = { ids: [], names: [], left, whole: [] };
  const logos = letter.files.filter(({ logo }) => logo).slice(0, mostFiles);
  for (const one of raw.length > 0 ? [{ name: 'list.eml', content: raw }, ...logos] : []) {
    // One that begins like another kind of file has no ending then.
    const file =
      (await store(world, null, one)) ?? (await store(world, null, { ...one, name: 'list' }));
    if (file) stored.whole.push(file.id);
  }
  for (const one of files.slice(0, mostFiles)) {
    // Under a name that promises nothing it is kept whatever it is.
    const file =
      (await store(world, user, one)) ??
      (await store(world, user, { ...one, name: `${one.name}.bin` }));
    if (!file) stored.left.push(one.name);
    else {
      stored.ids.push(file.id);
      stored.names.push(file.fileName);
    }
  }
  return stored;
}

/** Attaches the stored files of a letter to it, and to the record that it became. */
export async function hangFiles(
  db: Db,
  { ids, whole }: StoredFiles,
  letter: number,
  place: { to: FileOwner; id: number; by?: number } = { to: 'incomingLetter', id: letter },
): Promise<void> {
  for (const file of whole) await hangReceived(db, { file, to: 'letterWhole', id: letter });
  for (const file of ids) await hangReceived(db, { file, ...place });
}

/** What was said, with what came along. */
export function withFiles(
  text: string,
  { names, left }: Pick<StoredFiles, 'names' | 'left'>,
): string {
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
export async function letWait(
  taking: LetterContext,
  noted: Omit<LetterOutcome, 'status'>,
): Promise<true> {
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
