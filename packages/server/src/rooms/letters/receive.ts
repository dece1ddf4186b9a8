import { letterStatus } from '@zaplecze/contract/letters.lists';
import { transactAs } from '../../kit/database/database.ts';
import { StorageUnavailableError } from '../../kit/files/storage.ts';
import { databaseRefusal, HttpError } from '../../kit/http/errors.ts';
import { readPerson } from '../../kit/http/guard.ts';
import type { Fetched } from '../../kit/mail/mailbox.ts';
import { answersAt, openReplyAddress } from '../../kit/mail/reply-address.ts';
import { hangReceived } from '../files/index.ts';
import { ownWords } from './cut.rules.ts';
import {
  keepFiles,
  letWait,
  longestComment,
  type Taking,
  type World,
  withFiles,
} from './keeping.ts';
import * as queries from './letters.queries.ts';
import { noteLetter } from './letters.save.ts';
import { nameOf, parseLetter } from './parse.ts';
import { refuse } from './refuse.ts';
import { refusedSilently } from './signs.rules.ts';
import { issueOf } from './to-issue.ts';

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
    const files = stored.ids.length;
    const place = await replies[to.kind](tx, user, { record, text, answers, files });
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
  const letter = await parseLetter(raw).catch(async () => ({
    ...(await parseLetter(Buffer.alloc(0))),
    messageId: nameOf(raw),
  }));
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
