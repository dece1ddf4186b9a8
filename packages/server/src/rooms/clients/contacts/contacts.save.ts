import type { Body } from '@zaplecze/contract/kit/calls/endpoint';
import type { createContact, updateContact } from '@zaplecze/contract/rooms/clients/calls';
import { anonymous, unreachable } from '@zaplecze/contract/rooms/clients/lists';
import { saveCustom } from '../../../kit/custom-fields/save.ts';
import type { Db } from '../../../kit/database/database.ts';
import { conflict, invalid } from '../../../kit/http/calls/errors.ts';
import type { User } from '../../../kit/http/guard.ts';
import { remainingIds } from '../../../kit/records/merged-records.ts';
import { assertPosition } from '../../dictionaries/index.ts';
import { lockClient, touchClient } from '../clients.queries.ts';
import * as queries from './contacts.queries.ts';

const missingPerson = 'Osoba kontaktowa jest wymagana';

type Contact = NonNullable<Awaited<ReturnType<typeof queries.lockContact>>>;

/** Adds a contact person of a client; gives the id. @throws HttpError 400 on the fields */
export async function create(
  db: Db,
  user: User,
  { custom, ...body }: Body<typeof createContact>,
): Promise<number> {
  if (!(await lockClient(db, body.client))) throw invalid({ client: 'Klient jest wymagany' });
  await assertPosition(db, body.position, 'position');
  const id = await queries.insertContact(db, body);
  await saveCustom({ db, user, record: 'contact', id }, custom, { fresh: true });
  await touchClient(db, body.client);
  return id;
}

/** @throws HttpError 409 for an anonymized person; the database itself refuses changes of restricted ones */
function assertOpen(contact: Contact): void {
  if (contact.anonymized) throw conflict(anonymous);
}

/** @throws HttpError 409 for one made anonymous or restricted, 400 on the fields */
export async function update(
  db: Db,
  user: User,
  contact: Contact,
  { custom, ...changes }: Body<typeof updateContact>,
): Promise<void> {
  assertOpen(contact);
  const { phone = contact.phone, email = contact.email } = changes;
  if (!phone && !email) throw invalid({ phone: unreachable });
  await assertPosition(db, changes.position, 'position');
  await queries.changeContact(db, contact.id, changes);
  await saveCustom({ db, user, record: 'contact', id: contact.id }, custom);
  await touchClient(db, contact.client);
}

/**
 * Makes two contact persons of a client one: empty fields of the one that stays are filled, consents move, and the number
 * of the other one leads to it.
 *
 * @throws HttpError 409 for one made anonymous or restricted, 400 on `person`
 */
export async function merge(db: Db, stays: Contact, other: number): Promise<void> {
  assertOpen(stays);
  // Pressed by two colleagues: the second finds it done.
  if ((await remainingIds(db, 'contact', [other])).get(other) === stays.id) return;
  if (stays.id === other) throw invalid({ person: 'To jest już jedna osoba kontaktowa' });
  const goes = await queries.lockContact(db, other);
  if (!goes || goes.client !== stays.client)
    throw invalid({ person: 'Nie ma takiej osoby kontaktowej tego klienta' });
  assertOpen(goes);
  await lockClient(db, stays.client);
  await queries.joinContacts(db, stays.id, goes.id);
  await touchClient(db, stays.client);
}

/** @throws HttpError 409 for one made anonymous or restricted, 400 for the last one of the client */
export async function remove(db: Db, contact: Contact): Promise<void> {
  assertOpen(contact);
  await lockClient(db, contact.client);
  await queries.removeContact(db, contact.id);
  const left = await queries.contactsOf(db, contact.client);
  if (left.length === 0) throw invalid({ persons: missingPerson }, missingPerson);
  await touchClient(db, contact.client);
}
