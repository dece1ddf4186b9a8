import { clientStatuses } from '@zaplecze/contract/rooms/clients/lists';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { Names } from '../../../kit/parsing/names.ts';
import { offeredNames } from '../../dictionaries/index.ts';
import { peopleNames } from '../../people/index.ts';
import type { ClientNames } from './import-names.ts';

/** For each of these NIPs that is in the base, the first client who has it. */
export async function firstOfNips(
  db: Db,
  nips: string[],
): Promise<Map<string, { id: number; name: string }>> {
  const rows = await db
    .selectFrom('client')
    .distinctOn('nip')
    .select(['nip', 'id', 'name'])
    .where('nip', '=', sql<string>`any(${nips})`)
    .orderBy('nip')
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ nip, id, name }) => [nip, { id, name }]));
}

/** Everything that cells can name: provinces, services, tags and positions on offer, people at work. */
export async function findKnown(db: Db): Promise<ClientNames> {
  const status = new Names();
  for (const { id, name } of clientStatuses) status.add(id, name);
  const province = new Names();
  for (const { id, name } of await db.selectFrom('province').select(['id', 'name']).execute()) {
    province.add(id, name);
  }
  return {
    status,
    province,
    clientService: await peopleNames(db),
    projectTypes: await offeredNames(db, 'projectType'),
    tags: await offeredNames(db, 'tag'),
    personPosition: await offeredNames(db, 'position'),
  };
}
