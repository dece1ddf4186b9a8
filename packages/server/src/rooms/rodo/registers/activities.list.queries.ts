import { customRecordNames } from '@zaplecze/contract/kit/fields/custom-fields';
import { sql } from 'kysely';
import { findCustomFields } from '../../../kit/custom-fields/definitions.queries.ts';
import type { Db } from '../../../kit/database/database.ts';

const columns = [
  ...(['a.id', 'a.name', 'a.purpose', 'a.ground', 'a.people', 'a.data', 'a.recipients'] as const),
  ...(['a.transfers', 'a.retention', 'a.security', 'a.modified', 'a.version'] as const),
] as const;
/** All of them, by name. */
export const everyActivity = (db: Db) =>
  db
    .selectFrom('processingActivity as a')
    .select(columns)
    .orderBy('a.name')
    .orderBy('a.id')
    .execute();

/** Keys of the proposals that were taken before, those that were then removed among them. */
export async function listUsedProposals(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`select proposal as key from "processingActivity"
      where proposal is not null
    union select changes ->> 'proposal' from history
      where entity = 'processingActivity' and action = 'delete'
        and changes ->> 'proposal' is not null`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

/** Figures of accounts and database that show how data is protected. */
export async function safetyNumbers(db: Db) {
  const { rows } = await sql<{
    accounts: number;
    admins: number;
    secondFactor: number;
    former: number;
  }>`select count(*) filter (where p.active)::int as accounts,
      count(*) filter (where p.active and 'ROLE_ADMIN' = any(p.roles))::int as admins,
      count(*) filter (where p.active and exists (select from "secondFactor" s
        where s.person = p.id and s.confirmed is not null))::int as "secondFactor",
      count(*) filter (where not p.active and p.anonymized is null)::int as former
    from person p`.execute(db);
  return rows[0] ?? { accounts: 0, admins: 0, secondFactor: 0, former: 0 };
}

/** The company that uses the product, as the controller of the data. */
export const findController = async (db: Db) =>
  (await db
    .selectFrom('organization')
    .select(['name', 'street', 'postalCode', 'city', 'nip', 'phone', 'email'])
    .executeTakeFirst()) ?? null;
export type Controller = NonNullable<Awaited<ReturnType<typeof findController>>>;

/** Fields of the company's own that are marked as personal: whose they are, and why they are kept. */
export async function personalFields(db: Db): Promise<[name: string, purpose: string][]> {
  const fields = await findCustomFields(db);
  return fields
    .filter(({ personal }) => personal)
    .map(({ record, label, purpose }) => [
      `${customRecordNames[record]}: ${label}`,
      purpose ?? 'cel nieopisany',
    ]);
}
