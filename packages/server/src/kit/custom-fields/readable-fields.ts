import type { CustomField, CustomRecord } from '@zaplecze/contract/kit/fields/custom-fields';
import { opens, type TokenArea } from '@zaplecze/contract/rooms/session/access-tokens/lists';
import type { Db } from '../database/database.ts';
import type { User } from '../http/guard.ts';
import { findCustomFields } from './definitions.queries.ts';

/** Where a key reads records that have own fields. */
const areas: Record<CustomRecord, TokenArea> = {
  client: 'clients',
  contact: 'clients',
  project: 'projects',
  task: 'projects',
  issue: 'issues',
  offer: 'offers',
  document: 'documents',
  person: 'people',
  guest: 'reception',
  parcel: 'reception',
};

/** The own fields that somebody sees, of records that their key reads. */
export async function findReadableFields(db: Db, { flags, token }: User): Promise<CustomField[]> {
  const fields = await findCustomFields(db, { flags });
  return fields.filter(
    ({ record }) => !token || opens(token, { method: 'GET', area: areas[record] }),
  );
}
