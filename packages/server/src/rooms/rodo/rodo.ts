import { anonymous } from '@zaplecze/contract/rooms/clients/lists';
import type { Db } from '../../kit/database/database.ts';
import { conflict } from '../../kit/http/calls/errors.ts';
import type { User } from '../../kit/http/guard.ts';
import { forgetInHistory, noteInHistory, scrubHistoryOf } from '../../kit/records/history.ts';
import {
  type CopiesByTable,
  type Doubt,
  eraseCopies,
  eraseMentions,
  eraseOne,
  findDoubts,
  findMentions,
  type Mention,
  type PersonalTexts,
} from '../../kit/records/personal.ts';
import { doubtfulPatternsOf } from '../../kit/records/personal-doubts.ts';
import { eraseFromGone, findFormerDoubts } from '../../kit/records/personal-history.ts';
import { patternsOf } from '../../kit/records/personal-patterns.ts';
import {
  forgetAgreementsOf,
  forgetContact,
  lockClient,
  lockContact,
  touchClient,
} from '../clients/index.ts';
import { dropFilesOf } from '../files/index.ts';
import { permitErasure } from './permit.ts';
import { type Contact, type Identity, identityOf } from './rodo.queries.ts';

/** Fields of a contact person that tell who it is. */
export const contactFields = ['firstName', 'lastName', 'phone', 'email', 'position', 'description'];
/** `texts`: everywhere that people write; `copies`: what the machinery keeps of it for a while. */
export type ErasureContext = { db: Db; user: User; texts: PersonalTexts[]; copies: CopiesByTable };

const ownText = 'Opis innej osoby kontaktowej';

/** @throws HttpError 409 once the person is anonymous */
export function assertHeld(contact: { anonymized: string | null }): void {
  if (contact.anonymized !== null) throw conflict(anonymous);
}

/** Texts about the person's client, and texts about no client, each with what is certain there. */
function certain(texts: PersonalTexts[], contact: Contact, { here, anywhere }: Identity) {
  return [
    {
      texts,
      rows: (text: PersonalTexts) => text.ofClient(contact.client),
      patterns: patternsOf(here),
      client: contact.client,
    },
    {
      texts,
      rows: (text: PersonalTexts) => text.unbound,
      patterns: patternsOf(anywhere),
      client: null,
    },
  ];
}

/** Texts that name the person for certain, their own description aside. */
export async function mentionsOf(
  db: Db,
  texts: PersonalTexts[],
  contact: Contact,
): Promise<Mention[]> {
  const found: Mention[] = [];
  for (const search of certain(texts, contact, await identityOf(db, contact))) {
    found.push(...(await findMentions(db, search)));
  }
  const known = new Set<string>();
  return found.filter(({ label, id, field }) => {
    const key = `${label}/${id}/${field}`;
    const again = known.has(key);
    known.add(key);
    return !again && !(id === contact.id && label === ownText);
  });
}

/** Doubtful patterns: a match is erased only when somebody confirms it. */
const doubtful = ({ here, anywhere }: Identity) => ({
  patterns: [
    ...doubtfulPatternsOf(here),
    // A namesake's whole name, where no client is told.
    ...patternsOf({
      names: here.names.filter((name) => !anywhere.names.includes(name)),
      phones: [],
      emails: [],
    }),
  ],
});

/** Places that name the person perhaps, with the words around. */
export async function doubtsOf(db: Db, texts: PersonalTexts[], contact: Contact): Promise<Doubt[]> {
  const identity = await identityOf(db, contact);
  const { patterns } = doubtful(identity);
  const found: Doubt[] = [];
  for (const { patterns: sure, client, ...search } of certain(texts, contact, identity)) {
    const searchQuery = { ...search, patterns, certain: sure };
    found.push(...(await findDoubts(db, searchQuery)));
    found.push(...(await findFormerDoubts(db, { ...searchQuery, client, most: mostFormer })));
  }
  // Their own record goes whole, with its history.
  const own = [`clientPerson/${contact.id}/description`, `history/clientPerson/${contact.id}`];
  const places = new Map(
    found.filter(({ key }) => !own.includes(key)).map((one) => [one.key, one]),
  );
  // A text is confirmed together with its former versions.
  const standing = new Set([...places.keys()].map((key) => key.split('/').slice(0, 2).join('/')));
  return [...places.values()].filter(
    ({ key }) => !key.startsWith('history/') || !standing.has(key.slice('history/'.length)),
  );
}
/** More former words than anybody looks through at once. */
const mostFormer = 100;

/** Takes the person out of the places that somebody has looked at and confirmed. */
async function eraseConfirmed(
  db: Db,
  texts: PersonalTexts[],
  { contact, identity, keys }: { contact: Contact; identity: Identity; keys: string[] },
): Promise<void> {
  if (keys.length === 0) return;
  const listed = new Set((await doubtsOf(db, texts, contact)).map(({ key }) => key));
  const patterns = [...patternsOf(identity.here), ...doubtful(identity).patterns];
  for (const key of keys.filter((one) => listed.has(one))) {
    const [table, id, field = ''] = key.split('/');
    if (table === 'history') {
      await scrubHistoryOf(db, { entity: id ?? '', id: Number(field), patterns });
      continue;
    }
    const text = texts.find((one) => one.table === table && one.columns.includes(field));
    if (text) await eraseOne(db, { text, id: Number(id), patterns });
  }
}

/**
 * Erases everything that identifies a contact person: in their record, their consents (with the files), texts about
 * their client and about none, and in the history of all these, deleted records included. The record itself, the
 * consents' types and dates, and the business remain countable. `asked.confirmed`: keys of doubtful places that name
 * the person.
 *
 * @returns the moment of erasure
 * @param asked.request the request that demands it: a restricted person is erased only by their own open request
 * @throws HttpError 409 when the person was erased before; the database refuses while the person's data may only be
 * stored
 */
export async function anonymize(
  { db, user, texts, copies }: ErasureContext,
  contact: Contact,
  { confirmed, request }: { confirmed: string[]; request?: number | undefined },
): Promise<string> {
  await lockClient(db, contact.client);
  const locked = await lockContact(db, contact.id);
  assertHeld({ anonymized: locked?.anonymized ?? contact.anonymized });
  if (locked?.restricted) await permitErasure(db, contact.id, request);
  const identity = await identityOf(db, contact);
  await eraseConfirmed(db, texts, { contact, identity, keys: confirmed });
  for (const search of certain(texts, contact, identity)) await eraseMentions(db, search);
  const [own, others] = [patternsOf(identity.here), patternsOf(identity.anywhere)];
  await eraseFromGone(db, { texts, client: contact.client, patterns: own });
  await eraseFromGone(db, { texts, client: null, patterns: others });
  const erased = { identity: identity.anywhere, patterns: others };
  await eraseCopies(db, copies, { ...erased, doubtful: doubtfulPatternsOf(identity.anywhere) });
  const agreements = await forgetAgreementsOf(db, contact.id);
  await dropFilesOf(db, 'clientAgreement', agreements);
  const at = await forgetContact(db, contact.id);
  await forgetInHistory(db, { entity: 'clientPerson', ids: [contact.id], fields: contactFields });
  const fields = ['file', 'wording'];
  await forgetInHistory(db, { entity: 'clientAgreement', ids: agreements, fields });
  const entry = { entity: 'clientPerson', id: contact.id, who: user.id };
  await noteInHistory(db, { ...entry, action: 'anonymize' });
  await touchClient(db, contact.client);
  return at;
}
