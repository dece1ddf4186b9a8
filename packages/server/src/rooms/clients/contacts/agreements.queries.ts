import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { insertRow, lockRow, removeRow } from '../../../kit/records/rows.ts';

export type AgreementFields = {
  type: number;
  file: number;
  person?: number | null;
  given?: string | null;
  withdrawn?: string | null;
  channel?: string | null;
};

/** Keeps a consent with the wording that its type has at this moment. */
export async function insertAgreement(
  db: Db,
  client: number,
  fields: AgreementFields,
): Promise<number> {
  return await insertRow(db, 'clientAgreement', {
    ...fields,
    client,
    wording: wordingOf(fields.type),
  });
}

const wordingOf = (type: number) =>
  sql<string | null>`(select description from "agreementType" where id = ${type})`;

export type KnownAgreement = {
  id: number;
  client: number;
  type: number;
  file: number;
  person: number | null;
  given: string | null;
  withdrawn: string | null;
};

const columns = ['client', 'type', 'file', 'person', 'given', 'withdrawn'] as const;

/** A consent locked for a change; `file` is null once its person was made anonymous. */
export const lockAgreement = (db: Db, id: number) =>
  lockRow(db, 'clientAgreement', id, { columns: [...columns] });

export const removeAgreement = (db: Db, id: number): Promise<void> =>
  removeRow(db, 'clientAgreement', id);

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

/** Consents that a client's form holds: not those of people who were made anonymous. */
export async function agreementsOf(db: Db, client: number): Promise<KnownAgreement[]> {
  const rows = await db
    .selectFrom('clientAgreement')
    .select(['id', ...columns])
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
