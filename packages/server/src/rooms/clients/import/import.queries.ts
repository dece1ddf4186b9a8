import { clientStatuses } from '@zaplecze/contract/rooms/clients/lists';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { Names } from '../../../kit/parsing/names.ts';
import { offeredNames } from '../../dictionaries/index.ts';
import { peopleNames } from '../../people/index.ts';
import type { ClientNames } from './import-names.ts';

/** For each of these NIPs that is in the base, or was one's who became a part of another one, the first client who has it. */
export async function firstOfNips(
  db: Db,
  nips: string[],
): Promise<Map<string, { id: number; name: string }>> {
  const { rows } = await sql<{ nip: string; id: number; name: string }>`
    with recursive way as (
      select m.nip, m."into" as id, 1 as step from "clientMerge" m where m.nip = any(${nips})
      union all
      select w.nip, m."into", w.step + 1 from way w join "clientMerge" m on m.client = w.id where w.step < 100
    )
    select distinct on (nip) nip, id, name from (
      select c.nip, c.id, c.name, 0 as rank from client c where c.nip = any(${nips})
      union all select w.nip, c.id, c.name, 1 from way w join client c on c.id = w.id
    ) as found order by nip, rank, id`.execute(db);
  return new Map(rows.map(({ nip, id, name }) => [nip, { id, name }]));
}

/** Of these names, folded, those of clients in the base. */
export async function findNamed(db: Db, names: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select distinct n.name from unnest(${names}::text[]) n(name)
    where n.name <> '' and exists (select from client c where c."nameSearch" = fold(n.name))`.execute(
    db,
  );
  return new Set(rows.map(({ name }) => name));
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
