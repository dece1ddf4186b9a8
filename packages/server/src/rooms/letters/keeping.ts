import { Readable } from 'node:stream';
import { addressOf } from '@zaplecze/contract/addresses';
import { largestFile } from '@zaplecze/contract/files';
import { letterStatus } from '@zaplecze/contract/letters.lists';
import type { Database, Db } from '../../kit/database/database.ts';
import { FileTooLargeError, type Storage } from '../../kit/files/storage.ts';
import { HttpError } from '../../kit/http/errors.ts';
import type { User } from '../../kit/http/guard.ts';
import type { ReplyKind } from '../../kit/mail/reply-address.ts';
import type { Config } from '../../kit/operations/config.ts';
import type { Log } from '../../kit/operations/log.ts';
import { hangReceived, storeFile } from '../files/index.ts';
import { aboutScreen, notify } from '../notifications/index.ts';
import * as queries from './letters.queries.ts';
import { type Noted, noteLetter } from './letters.save.ts';
import type { Incoming } from './parse.ts';

/** How an answer by mail is put on a record: what was said there, or null when its writer may not (any more). */
export type Reply = (
  db: Db,
  user: User,
  said: { record: number; text: string; answers: number | null; files: number },
) => Promise<{ kind: ReplyKind; record: number } | null>;
/** Every kind that can be answered, with its room's word (rooms/registers.ts). */
export type Replies = Record<ReplyKind, Reply>;

export type World = { db: Database; storage: Storage; config: Config; log: Log; replies: Replies };

/** Characters of an answer that make a comment; a longer one comes along whole as a file. */
export const longestComment = 3_500;

/** Files of one letter that are kept. */
const mostFiles = 50;

type Stored = { ids: number[]; names: string[]; left: string[] };

/** Keeps what came with a letter; what cannot be kept is told by name. */
export async function keepFiles(
  { db, storage }: World,
  user: User | null,
  files: Incoming['files'],
): Promise<Stored> {
  const left = files.slice(mostFiles).map(({ name }) => name);
  const kept: Stored = { ids: [], names: [], left };
  for (const { name, content } of files.slice(0, mostFiles)) {
    try {
      if (content.length > largestFile) throw new FileTooLargeError(largestFile);
      const file = await storeFile(db, storage, { user, name, content: Readable.from([content]) });
      kept.ids.push(file.id);
      kept.names.push(file.fileName);
    } catch (error) {
      if (!(error instanceof HttpError || error instanceof FileTooLargeError)) throw error;
      kept.left.push(name);
    }
  }
  return kept;
}

/** What was said, with what came along. */
export function withFiles(text: string, { names, left }: Stored): string {
  const lines = [
    names.length > 0 && `Załączniki: ${names.join(', ')}`,
    left.length > 0 && `Nie przyjęto załączników (za duże albo uszkodzone): ${left.join(', ')}`,
  ].filter(Boolean);
  // Words of a letter name nobody by a number.
  return [text.replaceAll('@[', '@ ['), ...lines].filter(Boolean).join('\n\n');
}

/** A letter that is being taken over. */
export type Taking = { world: World; letter: Incoming; received: Date };

/** A letter that somebody has to look at, with all that came along. */
export async function letWait(
  { world, letter, received }: Taking,
  noted: Omit<Noted, 'status'>,
): Promise<true> {
  const { ids } = await keepFiles(world, null, letter.files);
  await world.db.transaction().execute(async (tx) => {
    const status = letterStatus.waiting;
    const id = await noteLetter(tx, letter, { ...noted, status, words: true }, received);
    if (id === undefined) return;
    for (const file of ids) await hangReceived(tx, { file, to: 'incomingLetter', id });
    const name = letter.subject || '(bez tematu)';
    const address = addressOf('letters', { item: id });
    await notify(tx, {
      kind: 'letterWaiting',
      to: await queries.managersOf(tx),
      by: null,
      about: aboutScreen({ id, name, address }),
      more: letter.from.name || letter.from.address,
      personal: true,
    });
  });
  return true;
}
