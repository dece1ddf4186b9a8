import { sql } from 'kysely';
import type { Db } from '../../kit/database.ts';

export type AgreementFields = {
  type: number;
  file: number;
  person?: number | null;
  given?: string | null;
  withdrawn?: string | null;
};

/** Keeps a consent with the wording that its type has at this moment. */
export async function insertAgreement(
  db: Db,
  client: number,
  fields: AgreementFields,
): Promise<number> {
  const row = await db
    .insertInto('clientAgreement')
    .values({ ...fields, client, wording: wordingOf(fields.type) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

const wordingOf = (type: number) =>
  sql<string | null>`(select description from "agreementType" where id = ${type})`;

export type KnownAgreement = {
  id: number;
  client: number;
  type: number;
  file: number;
  given: string | null;
  withdrawn: string | null;
};

/** A consent locked for a change; `file` is null once its person was made anonymous. */
export function lockAgreement(db: Db, id: number) {
  return db
    .selectFrom('clientAgreement')
    .select(['id', 'client', 'type', 'file', 'given', 'withdrawn'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateAgreement(
  db: Db,
  id: number,
  changes: Partial<AgreementFields>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  const wording = changes.type === undefined ? {} : { wording: wordingOf(changes.type) };
  await db
    .updateTable('clientAgreement')
    .set({ ...changes, ...wording })
    .where('id', '=', id)
    .execute();
}

export async function removeAgreement(db: Db, id: number): Promise<void> {
  await db.deleteFrom('clientAgreement').where('id', '=', id).execute();
}

/** Consents that a client's form holds: not those of people who were made anonymous. */
export async function agreementsOf(db: Db, client: number): Promise<KnownAgreement[]> {
  const rows = await db
    .selectFrom('clientAgreement')
    .select(['id', 'client', 'type', 'file', 'given', 'withdrawn'])
    .where('client', '=', client)
    .where('file', 'is not', null)
    .forUpdate()
    .execute();
  return rows.flatMap(({ file, ...row }) => (file === null ? [] : [{ ...row, file }]));
}

/** Leaves of a person's consents their type and dates; gives their ids. */
export async function forgetAgreementsOf(db: Db, person: number): Promise<number[]> {
  const rows = await db
    .updateTable('clientAgreement')
    .set({ file: null, wording: null })
    .where('person', '=', person)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether a consent type may be chosen now. */
export async function typeOffered(db: Db, type: number): Promise<boolean> {
  const row = await db
    .selectFrom('agreementType')
    .select('id')
    .where('id', '=', type)
    .where('archived', '=', false)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a contact person is of that client. */
export async function isContactOf(db: Db, person: number, client: number): Promise<boolean> {
  const row = await db
    .selectFrom('clientPerson')
    .select('id')
    .where('id', '=', person)
    .where('client', '=', client)
    .where('anonymized', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
