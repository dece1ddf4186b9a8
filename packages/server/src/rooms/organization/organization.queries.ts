import type { Organization } from '@zaplecze/contract/organization';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';

/** What the company says about itself, or null. */
export async function findOrganization(db: Db): Promise<Organization | null> {
  const row = await db
    .selectFrom('organization')
    .select([
      'name',
      'street',
      'postalCode',
      'city',
      'nip',
      'phone',
      'email',
      'accent',
      'logoVersion',
      sql<boolean>`logo is not null`.as('hasLogo'),
    ])
    .executeTakeFirst();
  if (!row) return null;
  const { hasLogo, logoVersion, ...told } = row;
  return { ...told, logo: hasLogo ? `/api/auth/logo?v=${logoVersion}` : null };
}

export async function findLogo(db: Db): Promise<Buffer | null> {
  const row = await db.selectFrom('organization').select('logo').executeTakeFirst();
  return row?.logo ?? null;
}
