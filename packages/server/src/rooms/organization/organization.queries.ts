import type { Organization } from '@zaplecze/contract/rooms/organization/calls';
import { organizationFields } from '@zaplecze/contract/rooms/organization/fields';
import { usualGuestDays } from '@zaplecze/contract/rooms/visits/lists';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import type { Letterhead } from '../../kit/exports/pdf-letterhead.ts';
import { columnsOf } from '../../kit/records/record-fields.ts';
import type { HistorySource } from '../history/index.ts';

/** There is one company. */
export const onlyId = 1;

/** The company with the rosters of everybody without one of their own, and days off. */
export const companyHistory: HistorySource = {
  parts: (id) => sql`
    select 'organization' as entity, ${id}::int as id
    union select 'workingPattern', h."entityId" from history h where h.entity = 'workingPattern'
      and h.action = 'insert' and coalesce(h.changes ->> 'person', '') = ''
    union select 'companyFreeDay', h."entityId" from history h
      where h.entity = 'companyFreeDay' and h.action = 'insert'`,
};

/** What the company says about itself, or null. */
export async function findOrganization(db: Db): Promise<Organization | null> {
  const row = await db
    .selectFrom('organization')
    .select([...columnsOf('organization', organizationFields), 'logo', 'version'])
    .executeTakeFirst();
  return row ? { ...row, logo: logoPath(row.logo) } : null;
}

/** The address of the logo with this mark, which another one does not have. */
export const logoPath = (mark: string | null) => mark && `/api/auth/logo?v=${mark}`;

/** The same held for a change until the transaction ends; two who make it come one after the other. */
export async function lockOrganization(db: Db): Promise<Organization | null> {
  await sql`select pg_advisory_xact_lock(hashtext('organization'))`.execute(db);
  return await findOrganization(db);
}

/** Working days after which done issues are accepted by themselves; null: never. */
export async function acceptAfter(db: Db): Promise<number | null> {
  const row = await db.selectFrom('organization').select('acceptAfter').executeTakeFirst();
  return row?.acceptAfter ?? null;
}

/** Whether the company is an employer of public finances. */
export async function isPublicFinances(db: Db): Promise<boolean> {
  const row = await db.selectFrom('organization').select('publicFinances').executeTakeFirst();
  return row?.publicFinances ?? false;
}

/** Days after which guests of the reception are forgotten. */
export async function guestDays(db: Db): Promise<number> {
  const row = await db.selectFrom('organization').select('guestDays').executeTakeFirst();
  return row?.guestDays ?? usualGuestDays;
}

/** Whose documents are; `product` is the name until somebody has typed the company's. */
export async function findLetterhead(db: Db, product: string): Promise<Letterhead> {
  const row = await db
    .selectFrom('organization')
    .select(['name', 'logoImage as logo'])
    .executeTakeFirst();
  return row ?? { name: product, logo: null };
}

export async function findLogo(db: Db): Promise<Buffer | null> {
  const row = await db.selectFrom('organization').select('logoImage').executeTakeFirst();
  return row?.logoImage ?? null;
}
