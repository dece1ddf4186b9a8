import type { Query } from '@zaplecze/contract/kit/calls/endpoint';
import { offerStatus } from '@zaplecze/contract/rooms/offers/lists';
import { reportPeriod } from '@zaplecze/contract/rooms/reports/calls';
import type { offerWins, WinRow } from '@zaplecze/contract/rooms/reports/offers/calls';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { fullName } from '../../../kit/database/refs.ts';
import { inDays } from '../scope.queries.ts';
import { ofOffers, valueWhere } from './offer-scope.queries.ts';

const accepted = sql<boolean>`o.status = ${sql.lit(offerStatus.accepted)}`;
const refused = sql<boolean>`o.status = ${sql.lit(offerStatus.refused)}`;

/** Offers `o` that were accepted or refused; one that another followed is decided with that other. */
export const isDecided = sql<boolean>`(${accepted} or ${refused})`;

/** By what the rows are told: an offer of several services, or whose client has several tags, stands in each. */
const groups = {
  service: {
    join: sql`left join "offerProjectType" l on l.offer = o.id
      left join "projectType" g on g.id = l."projectType"`,
    name: sql<string>`g.name`,
  },
  seller: { join: sql`join person g on g.id = o.seller`, name: fullName('g') },
  tag: {
    join: sql`left join "clientTag" l on l.client = o.client left join tag g on g.id = l.tag`,
    name: sql<string>`g.name`,
  },
};

/** How offers decided in the period ended, where most were decided first. */
export async function findWins(db: Db, { by, filter }: Query<typeof offerWins>): Promise<WinRow[]> {
  const { join, name } = groups[by];
  const { rows } = await sql<WinRow>`
    select g.id, coalesce(${name}, '') as name,
      (count(*) filter (where ${accepted}))::int as accepted,
      (count(*) filter (where ${refused}))::int as refused,
      ${valueWhere(accepted)} as "acceptedValue", ${valueWhere(refused)} as "refusedValue"
    from offer o ${join}
    where ${inDays('o.decided', reportPeriod(filter))} and ${isDecided} and ${ofOffers(filter)}
    group by g.id
    order by count(*) desc, 2, 1`.execute(db);
  return rows;
}
