import { letterStatus } from '@zaplecze/contract/letters.lists';
import { hangReceived } from '../files/index.ts';
import { issueFromLetter } from '../issues/index.ts';
import { withoutSignature } from './cut.rules.ts';
import { keepFiles, letWait, type Taking, withFiles } from './keeping.ts';
import * as queries from './letters.queries.ts';
import { noteLetter } from './letters.save.ts';
import { isForged } from './signs.rules.ts';

type Sender = { client: { id: number }; orderer: number; carers: number[] };
type Unknown = { why: string; issue?: number };

/** Whose letter it is and who takes care of it, or why somebody has to say so. */
async function senderOf({ world: { db }, letter }: Taking): Promise<Sender | Unknown> {
  if (isForged(letter)) return { why: 'Serwer poczty nie potwierdził nadawcy' };
  const before = await queries.issueOfLetters(db, letter.before);
  if (before) return { why: `Odpowiedź w sprawie zgłoszenia „${before.name}”`, issue: before.id };
  const clients = await queries.clientsWriting(db, letter.from.address);
  const [client] = clients;
  if (!client) return { why: 'Nadawca nie jest osobą kontaktową żadnego klienta' };
  if (clients.length > 1) return { why: 'Nadawca jest osobą kontaktową kilku klientów' };
  const carers = await queries.carersOf(db, client.id);
  const [first] = carers;
  if (first === undefined) return { why: `Klient ${client.name} nie ma opiekuna` };
  return { client, orderer: first, carers };
}

/** A letter to the issues' address of a company becomes an issue of the client who wrote, or waits. */
export async function issueOf(taking: Taking): Promise<boolean> {
  const { world, letter, received } = taking;
  const { db } = world;
  const company = await queries.companyAt(db, letter.to);
  if (company === null)
    return await letWait(taking, { reason: 'Nie przyszedł na adres zgłoszeń żadnej spółki' });
  const sender = await senderOf(taking);
  if (!('client' in sender)) {
    const { why: reason, issue = null } = sender;
    return await letWait(taking, { reason, company, issue });
  }
  const stored = await keepFiles(world, null, letter.files);
  const { name, address } = letter.from;
  const from = name ? `${name} <${address}>` : address;
  const text = withFiles(withoutSignature(letter.text), stored);
  await db.transaction().execute(async (tx) => {
    const noted = { status: letterStatus.issue, company };
    const id = await noteLetter(tx, letter, noted, received);
    if (id === undefined) return;
    const issue = await issueFromLetter(tx, {
      name: letter.subject || `List od: ${name || address}`,
      description: `List od: ${from}\n\n${text}`.slice(0, 20_000),
      client: sender.client.id,
      orderer: sender.orderer,
      users: sender.carers,
      from: name || address,
    });
    for (const file of stored.ids) await hangReceived(tx, { file, to: 'issue', id: issue });
    await queries.keepIssue(tx, id, issue);
  });
  return true;
}
