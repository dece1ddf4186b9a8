import { Readable } from 'node:stream';
import { addressOf } from '@zaplecze/contract/addresses';
import { largestFile } from '@zaplecze/contract/files';
import { letterStatus } from '@zaplecze/contract/letters.lists';
import { type Database, type Db, transactAs } from '../../kit/database/database.ts';
import {
  FileTooLargeError,
  type Storage,
  StorageUnavailableError,
} from '../../kit/files/storage.ts';
import { databaseRefusal, HttpError } from '../../kit/http/errors.ts';
import { readPerson, type User } from '../../kit/http/guard.ts';
import type { Fetched } from '../../kit/mail/mailbox.ts';
import { answersAt, openReplyAddress, type ReplyKind } from '../../kit/mail/reply-address.ts';
import type { Config } from '../../kit/operations/config.ts';
import type { Log } from '../../kit/operations/log.ts';
import { hangReceived, storeFile } from '../files/index.ts';
import { aboutScreen, notify } from '../notifications/index.ts';
import { ownWords } from './cut.rules.ts';
import * as queries from './letters.queries.ts';
import { type Noted, noteLetter } from './letters.save.ts';
import { type Incoming, parseLetter } from './parse.ts';
import { refuse } from './refuse.ts';
import { refusedSilently } from './signs.rules.ts';
import { issueOf } from './to-issue.ts';

/** How an answer by mail is put on a record: what was said there, or null when its writer may not (any more). */
export type Reply = (
  db: Db,
  user: User,
  said: { record: number; text: string; answers: number | null },
) => Promise<{ kind: ReplyKind; record: number } | null>;
/** Every kind that can be answered, with its room's word (rooms/registers.ts). */
export type Replies = Record<ReplyKind, Reply>;

export type World = { db: Database; storage: Storage; config: Config; log: Log; replies: Replies };

/** Characters of an answer that make a comment; a longer one comes along whole as a file. */
export const longestComment = 3_500;

type Stored = { ids: number[]; names: string[]; left: string[] };

/** Keeps what came with a letter; what cannot be kept is told by name. */
export async function keepFiles(
  { db, storage }: World,
  user: User | null,
  files: Incoming['files'],
): Promise<Stored> {
  const kept: Stored = { ids: [], names: [], left: [] };
  for (const { name, content } of files.slice(0, 50)) {
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

type Taking = { world: World; letter: Incoming; received: Date };

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

/** An answer to a notice becomes a comment of whom the notice was sent to. */
async function takeReply(taking: Taking, token: string): Promise<boolean> {
  const { world, letter, received } = taking;
  const { db, replies } = world;
  const to = await openReplyAddress(db, token);
  if (!to) return await refuse(taking, 'Adres odpowiedzi nie jest podpisany przez program');
  const [user, email] = [await readPerson(db, to.person), await queries.emailOf(db, to.person)];
  if (!user || !email) return await refuse(taking, 'Osoba, do której był list, już tu nie pracuje');
  if (email !== letter.from.address) {
    const why = 'Odpowiedź przyszła z innego adresu niż ten, na który wysłano powiadomienie';
    return await refuse(taking, why, { tell: true });
  }
  const said = ownWords(letter.text);
  if (said === '' && letter.files.length === 0) {
    return await refuse(taking, 'Poza cytatem nie ma w nim żadnych słów', { tell: true });
  }
  const whole = { name: 'list.txt', content: Buffer.from(letter.text) };
  const long = said.length > longestComment;
  const stored = await keepFiles(world, user, [...letter.files, ...(long ? [whole] : [])]);
  const text = withFiles(long ? `${said.slice(0, longestComment)}…` : said, stored);
  const done = await transactAs(db, user.id, async (tx) => {
    const noted = { status: letterStatus.comment };
    const id = await noteLetter(tx, letter, noted, received);
    if (id === undefined) return true;
    const { record, comment: answers } = to;
    const place = await replies[to.kind](tx, user, { record, text, answers });
    if (!place) throw new NothingThere();
    const { kind, record: on } = place;
    for (const file of stored.ids) await hangReceived(tx, { file, to: kind, id: on, by: user.id });
    return true;
  }).catch((error: unknown) => {
    if (error instanceof NothingThere) return false;
    throw error;
  });
  const gone = 'Tego, na co odpowiada, już nie ma albo nadawca go nie widzi';
  return done || (await refuse(taking, gone, { tell: true }));
}

class NothingThere extends Error {}

async function takeOver(taking: Taking): Promise<boolean> {
  const { world, letter } = taking;
  const { mailFrom, mailReplyTo } = world.config;
  const own = [mailFrom.address, mailReplyTo ?? ''].map((one) => one.toLowerCase());
  const why = refusedSilently(letter, own);
  if (why !== null) return await refuse(taking, why, { silently: true });
  if (mailReplyTo) {
    const tokens = letter.to.map((address) => answersAt(mailReplyTo, address));
    const token = tokens.find((one) => one !== null);
    if (token) return await takeReply(taking, token);
  }
  return await issueOf(taking);
}

/** What a broken connection, a full disk or a storage that is away says: the letter is taken later. */
const isPassing = (error: unknown): boolean =>
  error instanceof StorageUnavailableError ||
  databaseRefusal(error)?.status === 503 ||
  ['40001', '40P01', 'ENOSPC'].includes(String((error as { code?: unknown })?.code));

/** What nobody could make anything of waits whole, as a file, rather than being lost. */
async function keepWhole(world: World, { raw, received }: Fetched, why: string): Promise<true> {
  const letter = await parseLetter(raw).catch(() => parseLetter(Buffer.alloc(0)));
  const files = [{ name: 'list.eml', content: raw }];
  return await letWait({ world, letter: { ...letter, files }, received }, { reason: why });
}

/**
 * Takes over one letter, at most once however often it is read.
 *
 * @returns whether something was made of it; false when it was refused
 * @throws what will pass (database or storage away), so that it is read again
 */
export async function receive(world: World, fetched: Fetched): Promise<boolean> {
  const { raw, received, tooLarge } = fetched;
  try {
    const letter = await parseLetter(raw);
    const known = await queries.knownLetter(world.db, letter.messageId);
    if (known) return known.status !== letterStatus.refused;
    const taking = { world, letter, received };
    if (tooLarge) return await refuse(taking, 'List jest za duży (najwyżej 60 MB)', { tell: true });
    return await takeOver(taking);
  } catch (error) {
    if (isPassing(error)) throw error;
    world.log.error({ err: error }, 'Poczta przychodząca: list czeka na przypisanie');
    const why = error instanceof HttpError ? error.message : 'Nie udało się go odczytać';
    return await keepWhole(world, fetched, why);
  }
}
