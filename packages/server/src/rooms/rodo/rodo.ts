import { anonymous } from '@zaplecze/contract/clients.lists';
import type { Db } from '../../kit/database.ts';
import { conflict } from '../../kit/errors.ts';
import type { User } from '../../kit/guard.ts';
import { forgetInHistory, noteInHistory } from '../../kit/history.ts';
import { eraseMentions, findMentions, patternsOf } from '../../kit/personal.ts';
import { forgetAgreementsOf } from '../clients/agreements.queries.ts';
import { lockClient, updateClient } from '../clients/clients.queries.ts';
import { forgetContact, lockContact } from '../clients/contacts.queries.ts';
import { dropFilesOf } from '../files/files.queries.ts';
import { type Contact, knownBy } from './rodo.queries.ts';
import { everyText } from './texts.ts';

const ownFields = ['firstName', 'lastName', 'phone', 'email', 'position', 'description'];

/** @throws HttpError 409 once the person is anonymous */
export function assertHeld(contact: { anonymized: string | null }): void {
  if (contact.anonymized !== null) throw conflict(anonymous);
}

/** Texts about the person's client that name them, their own description aside. */
export async function mentionsOf(db: Db, contact: Contact) {
  const patterns = patternsOf(await knownBy(db, contact));
  const found = await findMentions(db, { texts: everyText, client: contact.client, patterns });
  return found.filter(
    ({ id, label }) => id !== contact.id || label !== 'Opis innej osoby kontaktowej',
  );
}

/**
 * Removes everything that tells who a contact person is: from their record, their consents (with
 * the files), texts about their client, and from what the history knows of all these. The record
 * itself, the consents' types and dates, and the business stay countable.
 *
 * @returns when it was done
 * @throws HttpError 409 when it was done before
 */
export async function anonymize(db: Db, user: User, contact: Contact): Promise<string> {
  await lockClient(db, contact.client);
  const locked = await lockContact(db, contact.id);
  assertHeld({ anonymized: locked?.anonymized ?? contact.anonymized });
  const patterns = patternsOf(await knownBy(db, contact));
  await eraseMentions(db, { texts: everyText, client: contact.client, patterns });
  const agreements = await forgetAgreementsOf(db, contact.id);
  await dropFilesOf(db, 'clientAgreement', agreements);
  const at = await forgetContact(db, contact.id);
  await forgetInHistory(db, { entity: 'clientPerson', ids: [contact.id], fields: ownFields });
  const gone = ['file', 'wording'];
  await forgetInHistory(db, { entity: 'clientAgreement', ids: agreements, fields: gone });
  const entry = { entity: 'clientPerson', id: contact.id, who: user.id };
  await noteInHistory(db, { ...entry, action: 'anonymize' });
  await updateClient(db, contact.client, {});
  return at;
}
