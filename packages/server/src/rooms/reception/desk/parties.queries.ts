import type { Party } from '@zaplecze/contract/rooms/reception/desk/calls';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { matches } from '../../../kit/lists/search.ts';

/** The newest parcels that fit are asked who sent or got them, so that it takes no longer with the years. */
const newestParcels = 400;
const mostParties = 8;

/** Of the newest parcel of each: what came once mostly comes so again. */
const latest = (name: 'type' | 'company') =>
  sql<number | null>`(array_agg(${sql.ref(`p.${name}`)} order by p."operationDate" desc))[1]`.as(
    name,
  );

/**
 * Who sent parcels to us or got ours without being a client, by a part of the name: those whose name begins so first, then
 * the most frequent. Who was forgotten (RODO) is none of them.
 */
export async function listParties(db: Db, search: string): Promise<Party[]> {
  const name = sql<string>`fold(r."clientName")`;
  return await db
    .selectFrom((from) =>
      from
        .selectFrom('reception as r')
        .where('r.category', '=', 'parcel')
        .where('r.clientName', 'is not', null)
        .where('r.clientName', 'not like', '%[dane usunięte]%')
        .where(matches('r.search', search, 'r.fragments'))
        .where(matches(name, search))
        .select(({ fn }) => [
          fn.coalesce('r.clientName', sql<string>`''`).as('clientName'),
          fn.coalesce('r.clientCity', sql<string>`''`).as('clientCity'),
          fn.coalesce('r.clientAddress', sql<string>`''`).as('clientAddress'),
          fn.coalesce('r.clientPostal', sql<string>`''`).as('clientPostal'),
          ...(['r.operationDate', 'r.type', 'r.company'] as const),
        ])
        .orderBy('r.operationDate', 'desc')
        .limit(newestParcels)
        .as('p'),
    )
    .select(['p.clientName', 'p.clientCity', 'p.clientAddress', 'p.clientPostal'])
    .select([latest('type'), latest('company')])
    .groupBy(['p.clientName', 'p.clientCity', 'p.clientAddress', 'p.clientPostal'])
    .orderBy(sql`starts_with(fold(p."clientName"), fold(${search}))`, 'desc')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy(sql`max(p."operationDate")`, 'desc')
    .limit(mostParties)
    .execute();
}
