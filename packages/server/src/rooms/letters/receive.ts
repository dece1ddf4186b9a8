import { createHash } from 'node:crypto';
import { cleanLine, sameEmail } from '@zaplecze/contract/kit/fields/clean';
import { letterStatus } from '@zaplecze/contract/rooms/letters/lists';
import { transactAs } from '../../kit/database/database.ts';
import { StorageUnavailableError } from '../../kit/files/storage.ts';
import { databaseRefusal, HttpError } from '../../kit/http/calls/errors.ts';
import { readPerson } from '../../kit/http/guard.ts';
import type { FetchedLetter } from '../../kit/mail/mailbox.ts';
import { answersAt, openReplyAddress } from '../../kit/mail/reply-address.ts';
import { senderAddress } from '../../kit/mail/sender-address.ts';
import type { ParsedLetter } from '../../kit/parsing/letter/incoming.ts';
import { parseMail, TooMuch } from '../../kit/parsing/parsing.ts';
import {
  doubtOf,
  isForged,
  isOfList,
  refusedSilently,
  writtenByProgram,
} from './automatic-letters.rules.ts';
import { floodDoubt } from './flood.ts';
import * as queries from './letters.queries.ts';
import { beginReading, endReading, nameBeside, noteComment, noteLetter } from './letters.save.ts';
import { refuse } from './refuse.ts';
import { shortenText } from './shorten.rules.ts';
import {
  hangFiles,
  keepFiles,
  type LetterContext,
  letWait,
  longestComment,
  type World,
  withFiles,
} from './store-files.ts';
import { issueOf } from './to-issue.ts';

/** An answer to a notice becomes a comment of whom the notice was sent to. */
async function takeReply(
  taking: LetterContext,
  token: string,
  doubt: string | null,
): Promise<boolean> {
  const { world, letter, received } = taking;
  const { db, replies } = world;
  const to = await openReplyAddress(db, token);
  if (!to) return await refuse(taking, 'Adres odpowiedzi nie jest podpisany przez program');
  const [user, email] = [await readPerson(db, to.person), await queries.emailOf(db, to.person)];
  if (!user || !email) return await refuse(taking, 'Osoba, do której był list, już tu nie pracuje');
  if (!sameEmail(email, letter.from.address)) {
    const why = 'Odpowiedź przyszła z innego adresu niż ten, na który wysłano powiadomienie';
    return await refuse(taking, why, { tell: true });
  }
  const program = writtenByProgram(letter);
  if (program !== null) return await refuse(taking, program, { silently: true });
  // Whoever believes to have answered is told that they have not.
  if (isOfList(letter)) return await refuse(taking, fromList, { tell: true });
  const unsure = isForged(letter)
    ? notConfirmed
    : (doubt ?? (await floodDoubt(taking, 'colleague')));
  if (unsure !== null) {
    const issue = to.kind === 'issue' ? await queries.existingIssue(db, to.record) : null;
    return await letWait(taking, { reason: `Odpowiedź na powiadomienie: ${unsure}`, issue });
  }
  const answer = letter.answer;
  if (answer === '' && letter.files.length === 0) {
    return await refuse(taking, 'Poza cytatem nie ma w nim żadnych słów', { tell: true });
  }
  const whole = { name: 'list.txt', content: Buffer.from(letter.text) };
  const long = answer.length > longestComment;
  const stored = await keepFiles(taking, user, long ? [whole] : []);
  const text = withFiles(shortenText(answer, longestComment), stored);
  const done = await transactAs(db, user.id, async (tx) => {
    const noted = {
      status: letterStatus.comment,
      issue: to.kind === 'issue' ? to.record : null,
    };
    const id = await noteLetter(tx, letter, noted, received);
    if (id === undefined) return true;
    const { record, comment: answers } = to;
    const files = stored.ids.length;
    const place = await replies[to.kind](tx, user, { record, text, answers, files });
    if (!place) throw new NothingThere();
    if (place.comment !== undefined)
      await noteComment(tx, id, { comment: place.comment, kind: place.kind });
    await hangFiles(tx, stored, id, { to: place.kind, id: place.record, by: user.id });
    return true;
  }).catch((error: unknown) => {
    if (error instanceof NothingThere) return false;
    throw error;
  });
  const missingRecord = 'Tego, na co odpowiada, już nie ma albo nadawca go nie widzi';
  return done || (await refuse(taking, missingRecord, { tell: true }));
}

class NothingThere extends Error {}

const fromList = 'Odpowiedź przyszła przez listę dyskusyjną albo grupę, a nie prosto od Ciebie';
const notConfirmed = 'serwer poczty nie potwierdził nadawcy';

async function takeOver(taking: LetterContext): Promise<boolean> {
  const { world, letter } = taking;
  const { mailFrom, mailReplyTo } = world.config;
  const own = [mailFrom.address, mailReplyTo ?? ''].filter(Boolean).map((one) => one.toLowerCase());
  const why = refusedSilently(letter, own);
  if (why !== null) return await refuse(taking, why, { silently: true });
  const doubt = doubtOf(letter);
  if (mailReplyTo) {
    const tokens = letter.to.map((address) => answersAt(mailReplyTo, address));
    const token = tokens.find((one) => one !== null);
    if (token) return await takeReply(taking, token, doubt?.why ?? null);
  }
  if (
    doubt?.ofStrangers === 'refused' &&
    !(await queries.isKnownSender(world.db, letter.from.address))
  )
    return await refuse(taking, doubt.why, { silently: true });
  return await issueOf(taking, doubt?.why ?? null);
}

/** What a broken connection, a full disk or a storage that is away says: the letter is taken later. */
const isPassing = (error: unknown): boolean =>
  error instanceof StorageUnavailableError ||
  (error instanceof HttpError && error.status === 503) ||
  databaseRefusal(error)?.status === 503 ||
  ['40001', '40P01', 'ENOSPC'].includes(String((error as { code?: unknown })?.code));

/** What stands in the head of a letter that could not be read, without taking it apart. */
function headOf(raw: Buffer): Pick<ParsedLetter, 'from' | 'subject'> {
  const head = raw.toString('utf8', 0, 16_000).split(/\r?\n\r?\n/)[0] ?? '';
  const line = (name: string) =>
    new RegExp(`^${name}:[ \\t]*([^\\r\\n]{0,300})`, 'im').exec(head)?.[1]?.trim() ?? '';
  const from = line('from');
  const clean = (text: string) => text.replaceAll('\0', '').toWellFormed();
  const address = /[^\s<>"]{1,64}@[^\s<>"]{1,255}/.exec(from)?.[0] ?? '';
  return {
    from: { name: '', address: senderAddress(clean(address)) },
    subject: cleanLine(clean(line('subject'))).slice(0, 250),
  };
}

/** What nobody could make anything of waits whole, as a file, rather than being lost. */
async function keepWhole(
  world: World,
  { raw, received }: FetchedLetter,
  why: string,
): Promise<true> {
  const content = hashOf(raw);
  const letter: ParsedLetter = {
    ...{ messageId: `<${content}@nieodczytany>`, content, ...headOf(raw), to: [], text: '' },
    ...{ answer: '', fresh: '', files: [], before: [], headers: new Map() },
  };
  return await letWait({ world, letter, raw, received }, { reason: why });
}

const hashOf = (raw: Buffer) => createHash('sha256').update(raw).digest('hex');

/** A letter is tried twice: what it does the first time may have been the machine's fault. */
const mostAttempts = 2;

const unreadable = 'Nie udało się odczytać listu: jest w całości w pliku .eml';

/**
 * Reads a letter; each attempt is noted before it is made, so that a letter that ends the server is met at most twice.
 *
 * @returns why it cannot be read, for one to be set aside
 */
async function readNoted(world: World, raw: Buffer): Promise<ParsedLetter | string> {
  const hash = hashOf(raw);
  let why = unreadable;
  for (;;) {
    if ((await beginReading(world.db, hash)) > mostAttempts) return why;
    try {
      const letter = await parseMail(raw);
      await endReading(world.db, hash);
      return letter;
    } catch (error) {
      if (isPassing(error)) {
        await endReading(world.db, hash);
        throw error;
      }
      world.log.error({ err: error }, 'Poczta przychodząca: nie udało się odczytać listu');
      if (error instanceof TooMuch) why = `${error.message}: jest w całości w pliku .eml`;
    }
  }
}

/** The letter under a name that no other has; null when it has been taken before. */
async function named(
  world: World,
  letter: ParsedLetter,
): Promise<ParsedLetter | { isStored: boolean }> {
  for (const messageId of [letter.messageId, nameBeside(letter)]) {
    const known = await queries.knownLetter(world.db, messageId);
    if (!known) return { ...letter, messageId };
    if (known.content === null || known.content === letter.content)
      return { isStored: known.status !== letterStatus.refused };
  }
  return { isStored: true };
}

/**
 * Takes over one letter, at most once however often it is read.
 *
 * @returns whether something was made of it; false when it was refused
 * @throws what will pass (database or storage away), so that it is read again
 */
export async function receive(world: World, fetched: FetchedLetter): Promise<boolean> {
  const { raw, received, tooLarge } = fetched;
  const read = await readNoted(world, raw);
  if (typeof read === 'string') return await keepWhole(world, fetched, read);
  const letter = await named(world, read);
  if ('isStored' in letter) return letter.isStored;
  try {
    const taking = { world, letter, raw, received };
    if (tooLarge) return await refuse(taking, 'List jest za duży (najwyżej 60 MB)', { tell: true });
    return await takeOver(taking);
  } catch (error) {
    if (isPassing(error)) throw error;
    world.log.error({ err: error }, 'Poczta przychodząca: list czeka na przypisanie');
    const why = error instanceof HttpError ? error.message : unreadable;
    return await letWait({ world, letter, raw, received }, { reason: why });
  }
}
