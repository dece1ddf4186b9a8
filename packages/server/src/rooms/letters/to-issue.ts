import { letterStatus } from '@zaplecze/contract/rooms/letters/lists';
import { commentFromLetter, issueFromLetter } from '../issues/index.ts';
import { fitting, longestDescription } from './fitting.rules.ts';
import {
  hangFiles,
  keepFiles,
  letWait,
  longestComment,
  type Taking,
  withFiles,
} from './keeping.ts';
import * as queries from './letters.queries.ts';
import { noteComment, noteLetter } from './letters.save.ts';
import { isForged, writtenByProgram } from './signs.rules.ts';

type Sender = { client: { id: number }; orderer: number; carers: number[] };
type Unknown = { why: string; issue?: number };
type Joins = { joins: number };

/** Whose letter it is and who takes care of it, what it goes on with, or why somebody has to say so. */
async function senderOf(
  { world: { db }, letter }: Taking,
  doubt: string | null,
): Promise<Sender | Joins | Unknown> {
  if (isForged(letter)) return { why: 'Serwer poczty nie potwierdził nadawcy' };
  const { address } = letter.from;
  const before = await queries.issueOfLetters(db, letter.before);
  const program = doubt ?? writtenByProgram(letter);
  if (before) {
    if (!program && (await queries.writesIn(db, before, address))) return { joins: before.id };
    return { why: `Odpowiedź w sprawie zgłoszenia „${before.name}”`, issue: before.id };
  }
  const clients = await queries.clientsWriting(db, address);
  const [client] = clients;
  if (!client) return { why: 'Nadawca nie jest osobą kontaktową żadnego klienta' };
  if (program) return { why: program };
  if (clients.length > 1) return { why: 'Nadawca jest osobą kontaktową kilku klientów' };
  const carers = await queries.carersOf(db, client.id);
  const [first] = carers;
  if (first === undefined) return { why: `Klient ${client.name} nie ma opiekuna` };
  return { client, orderer: first, carers };
}

export const writerOf = ({ name, address }: Taking['letter']['from']) =>
  name ? `${name} <${address}>` : address;

/** What a client has answered in a matter of theirs joins its talk; false where nobody is there to say it. */
async function join(taking: Taking, issue: number, company: number | null): Promise<boolean> {
  const { world, letter, received } = taking;
  const stored = await keepFiles(taking);
  const said = `List od: ${writerOf(letter.from)}\n\n${letter.answer || letter.text || noWords}`;
  const text = withFiles(fitting(said, longestComment), stored);
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
export async function issueOf(taking: Taking, doubt: string | null): Promise<boolean> {
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
  const beginning = fitting(
    `List od: ${writerOf(letter.from)}\n\n${letter.fresh || noWords}`,
    longestDescription - 2_000,
  );
  await db.transaction().execute(async (tx) => {
    const noted = { status: letterStatus.issue, company };
    const id = await noteLetter(tx, letter, noted, received);
    if (id === undefined) return;
    const issue = await issueFromLetter(tx, {
      name: letter.subject || `List od: ${name || address}`,
      description: fitting(withFiles(beginning, stored), longestDescription),
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
