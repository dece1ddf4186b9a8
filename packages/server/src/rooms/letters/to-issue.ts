import { letterStatus } from '@zaplecze/contract/rooms/letters/lists';
import { commentFromLetter, issueFromLetter } from '../issues/index.ts';
import { isForged, writtenByProgram } from './automatic-letters.rules.ts';
import { floodDoubt } from './flood.ts';
import * as queries from './letters.queries.ts';
import { noteComment, noteLetter } from './letters.save.ts';
import { longestDescription, shortenText } from './shorten.rules.ts';
import {
  hangFiles,
  keepFiles,
  type LetterContext,
  letWait,
  longestComment,
  withFiles,
} from './store-files.ts';

type Sender = { client: { id: number }; orderer: number; carers: number[] };
type Unknown = { why: string; issue?: number };
type Joins = { joins: number };

/** The client and the carer of a letter, the issue that it continues, or the reason why a person must decide. */
async function senderOf(
  taking: LetterContext,
  doubt: string | null,
): Promise<Sender | Joins | Unknown> {
  const { db } = taking.world;
  const { letter } = taking;
  if (isForged(letter)) return { why: 'Serwer poczty nie potwierdził nadawcy' };
  const { address } = letter.from;
  const before = await queries.issueOfLetters(db, letter.before);
  const unsure = doubt ?? writtenByProgram(letter) ?? (await floodDoubt(taking, 'outsider'));
  if (before) {
    const isWriter = await queries.writesIn(db, before, address);
    if (!unsure && isWriter) return { joins: before.id };
    const answer = `Odpowiedź w sprawie zgłoszenia „${before.name}”`;
    return { why: isWriter && unsure ? `${answer}. ${unsure}` : answer, issue: before.id };
  }
  const clients = await queries.clientsWriting(db, address);
  const [client] = clients;
  if (!client) return { why: 'Nadawca nie jest osobą kontaktową żadnego klienta' };
  if (unsure) return { why: unsure };
  if (clients.length > 1) return { why: 'Nadawca jest osobą kontaktową kilku klientów' };
  const carers = await queries.carersOf(db, client.id);
  const [first] = carers;
  if (first === undefined) return { why: `Klient ${client.name} nie ma opiekuna` };
  return { client, orderer: first, carers };
}

const writerOf = ({ name, address }: LetterContext['letter']['from']) =>
  name ? `${name} <${address}>` : address;

/** Adds a client's answer to the comments of their issue; false where nobody can be its author. */
async function join(
  taking: LetterContext,
  issue: number,
  company: number | null,
): Promise<boolean> {
  const { world, letter, received } = taking;
  const stored = await keepFiles(taking);
  const description = `List od: ${writerOf(letter.from)}\n\n${letter.answer || letter.text || noWords}`;
  const text = withFiles(shortenText(description, longestComment), stored);
  return await world.db.transaction().execute(async (tx) => {
    const noted = { status: letterStatus.comment, company, issue };
    const id = await noteLetter(tx, letter, noted, received);
    if (id === undefined) return true;
    const from = letter.from.name || letter.from.address;
    const done = await commentFromLetter(tx, { issue, text, from });
    if (!done) throw new NobodyThere();
    await noteComment(tx, id, { comment: done.comment, kind: 'issue', outsider: true });
    await hangFiles(tx, stored, id, { to: 'issue', id: done.record });
    return true;
  });
}

class NobodyThere extends Error {}

/** What stands instead of the words of a letter that has none. */
const noWords = '(list bez treści)';

/**
 * A letter to the issues' address of a company becomes an issue of the client who wrote, or waits.
 *
 * @param doubt why it may be no person's
 */
export async function issueOf(taking: LetterContext, doubt: string | null): Promise<boolean> {
  const { world, letter, received } = taking;
  const { db } = world;
  const company = await queries.companyAt(db, letter.to);
  if (company === null)
    return await letWait(taking, { reason: 'Nie przyszedł na adres zgłoszeń żadnej spółki' });
  const sender = await senderOf(taking, doubt);
  if ('joins' in sender) {
    try {
      return await join(taking, sender.joins, company);
    } catch (error) {
      if (!(error instanceof NobodyThere)) throw error;
      const reason = 'Zgłaszający, w którego imieniu zostałby dopisany, już tu nie pracuje';
      return await letWait(taking, { reason, company, issue: sender.joins });
    }
  }
  if (!('client' in sender)) {
    const { why: reason, issue = null } = sender;
    return await letWait(taking, { reason, company, issue });
  }
  const stored = await keepFiles(taking);
  const { name, address } = letter.from;
  const beginning = shortenText(
    `List od: ${writerOf(letter.from)}\n\n${letter.fresh || noWords}`,
    longestDescription - 2_000,
  );
  await db.transaction().execute(async (tx) => {
    const noted = { status: letterStatus.issue, company };
    const id = await noteLetter(tx, letter, noted, received);
    if (id === undefined) return;
    const issue = await issueFromLetter(tx, {
      name: letter.subject || `List od: ${name || address}`,
      description: shortenText(withFiles(beginning, stored), longestDescription),
      client: sender.client.id,
      orderer: sender.orderer,
      users: sender.carers,
      from: name || address,
    });
    await hangFiles(tx, stored, id, { to: 'issue', id: issue });
    await queries.keepIssue(tx, id, issue);
  });
  return true;
}
