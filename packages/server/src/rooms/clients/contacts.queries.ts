import type { createContact, updateContact } from '@zaplecze/contract/clients';
import type { Body } from '@zaplecze/contract/kit/endpoint';
import { anonymousName } from '@zaplecze/contract/rodo';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { insertRow, lockRow, removeRow } from '../../kit/records/rows.ts';

type NewContact = Body<typeof createContact>;
type ContactChanges = Body<typeof updateContact>;

export const insertContact = (db: Db, contact: NewContact): Promise<number> =>
  insertRow(db, 'clientPerson', contact);

export const lockContact = (db: Db, id: number) =>
  lockRow(db, 'clientPerson', id, { columns: ['client', 'phone', 'email', 'anonymized'] });

export const removeContact = (db: Db, id: number): Promise<void> =>
  removeRow(db, 'clientPerson', id);

export async function changeContact(db: Db, id: number, changes: ContactChanges): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('clientPerson').set(changes).where('id', '=', id).execute();
}

/** Contact persons that a client's form holds: not those who were made anonymous. */
export function contactsOf(db: Db, client: number) {
  return db
    .selectFrom('clientPerson')
    .select('id')
    .where('client', '=', client)
    .where('anonymized', 'is', null)
    .forUpdate()
    .execute();
}

/** Leaves nothing of a person but that there was one. */
export async function forgetContact(db: Db, id: number): Promise<string> {
  const row = await db
    .updateTable('clientPerson')
    .set({
      ...anonymousName,
      phone: null,
      email: null,
      position: null,
      description: null,
      anonymized: sql`now()`,
    })
    .where('id', '=', id)
    .returning('anonymized')
    .executeTakeFirstOrThrow();
  return row.anonymized ?? '';
}

/** Whether a client's contact person was made anonymous. */
export async function isAnonymous(db: Db, client: number, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('clientPerson')
    .select('anonymized')
    .where('id', '=', id)
    .where('client', '=', client)
    .executeTakeFirst();
  return Boolean(row?.anonymized);
}
