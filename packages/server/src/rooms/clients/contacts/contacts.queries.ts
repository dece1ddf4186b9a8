import type { Body } from '@zaplecze/contract/kit/calls/endpoint';
import type { createContact, updateContact } from '@zaplecze/contract/rooms/clients/calls';
import { anonymous } from '@zaplecze/contract/rooms/clients/lists';
import { anonymousName } from '@zaplecze/contract/rooms/rodo/calls';
import { restrictedPerson } from '@zaplecze/contract/rooms/rodo/lists';
import { sql } from 'kysely';
import { forgetCustomValues } from '../../../kit/custom-fields/personal.queries.ts';
import { takeCustomValues } from '../../../kit/custom-fields/values.queries.ts';
import type { Db } from '../../../kit/database/database.ts';
import { insertRow, lockRow, removeRow } from '../../../kit/records/rows.ts';

type NewContact = Omit<Body<typeof createContact>, 'custom'>;
type ContactChanges = Omit<Body<typeof updateContact>, 'custom'>;

export const insertContact = (db: Db, contact: NewContact): Promise<number> =>
  insertRow(db, 'clientPerson', contact);

/** Whose a contact person is. */
export const findContact = (db: Db, id: number) =>
  db.selectFrom('clientPerson').select(['id', 'client']).where('id', '=', id).executeTakeFirst();

export const lockContact = (db: Db, id: number) =>
  lockRow(db, 'clientPerson', id, {
    columns: ['client', 'phone', 'email', 'anonymized', 'restricted', 'objected'],
  });

export const removeContact = (db: Db, id: number): Promise<void> =>
  removeRow(db, 'clientPerson', id);

export async function changeContact(db: Db, id: number, changes: ContactChanges): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('clientPerson').set(changes).where('id', '=', id).execute();
}

/** What the one that goes has and the other lacks, its consents and its number become the other's. */
export async function joinContacts(db: Db, stays: number, goes: number): Promise<void> {
  await sql`update "clientPerson" s set email = coalesce(s.email, g.email), phone = coalesce(s.phone, g.phone),
      position = coalesce(s.position, g.position), description = coalesce(s.description, g.description),
      objected = coalesce(s.objected, g.objected)
    from "clientPerson" g where s.id = ${stays} and g.id = ${goes}`.execute(db);
  await db
    .updateTable('clientAgreement')
    .set({ person: stays })
    .where('person', '=', goes)
    .execute();
  await takeCustomValues(db, 'contact', { from: goes, to: stays });
  await removeRow(db, 'clientPerson', goes);
  await db.insertInto('contactMerge').values({ contact: goes, into: stays }).execute();
}

/** Contact persons that a client's form holds: not those who were made anonymous, or whose data may only be kept. */
export function contactsOf(db: Db, client: number) {
  return db
    .selectFrom('clientPerson')
    .select('id')
    .where('client', '=', client)
    .where('anonymized', 'is', null)
    .where('restricted', 'is', null)
    .forUpdate()
    .execute();
}

/** Erases a contact person; the record itself remains. */
export async function forgetContact(db: Db, id: number): Promise<string> {
  await forgetCustomValues(db, 'contact', [id]);
  const row = await db
    .updateTable('clientPerson')
    .set({
      ...anonymousName,
      phone: null,
      email: null,
      position: null,
      description: null,
      objected: null,
      restricted: null,
      anonymized: sql`now()`,
    })
    .where('id', '=', id)
    .returning('anonymized')
    .executeTakeFirstOrThrow();
  return row.anonymized ?? '';
}

/** Why a client's contact person can be neither changed nor chosen; `missing` for one who is not there. */
export async function whyNotHeld(
  db: Db,
  { client, id, missing }: { client: number; id: number; missing: string },
): Promise<string | null> {
  const row = await db
    .selectFrom('clientPerson')
    .select(['firstName', 'lastName', 'anonymized', 'restricted'])
    .where('id', '=', id)
    .where('client', '=', client)
    .executeTakeFirst();
  if (!row) return missing;
  if (row.anonymized) return anonymous;
  return row.restricted ? restrictedPerson(`${row.firstName} ${row.lastName}`) : null;
}

/** Notes or lifts the restriction and the objection of a contact person; gives since when they hold. */
export async function setProcessingOf(
  db: Db,
  id: number,
  { restricted, objected }: { restricted?: boolean; objected?: boolean },
): Promise<{ restricted: string | null; objected: string | null }> {
  const since = (column: string, wanted: boolean | undefined) =>
    wanted === undefined
      ? sql<string | null>`${sql.ref(column)}`
      : wanted
        ? sql<string | null>`coalesce(${sql.ref(column)}, now())`
        : sql<null>`null`;
  return await db
    .updateTable('clientPerson')
    .set({ restricted: since('restricted', restricted), objected: since('objected', objected) })
    .where('id', '=', id)
    .returning(['restricted', 'objected'])
    .executeTakeFirstOrThrow();
}
