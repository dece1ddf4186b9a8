import type { Query } from '@zaplecze/contract/kit/calls/endpoint';
import { offerStatus } from '@zaplecze/contract/rooms/offers/lists';
import { reportPeriod } from '@zaplecze/contract/rooms/reports/calls';
import type { offerWins, WinRow } from '@zaplecze/contract/rooms/reports/offers/calls';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { fullName } from '../../../kit/database/refs.ts';
import { inDays } from '../scope.queries.ts';
import { evenPart, ofOffers } from './offer-scope.queries.ts';

const accepted = sql<boolean>`o.status = ${sql.lit(offerStatus.accepted)}`;
const refused = sql<boolean>`o.status = ${sql.lit(offerStatus.refused)}`;

/** Offers `o` that were accepted or refused; one that another followed is decided with that other. */
export const isDecided = sql<boolean>`(${accepted} or ${refused})`;

/**
 * By what the rows are told: an offer of several services, or whose client has several tags, stands in each, with an even
 * part of its value.
 */
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
    with parts as (
      select g.id, coalesce(${name}, '') as name, ${accepted} as accepted, ${evenPart('g.id')} as part
      from offer o ${join}
      where ${inDays('o.decided', reportPeriod(filter))} and ${isDecided} and ${ofOffers(filter)}
    )
    select id, name, (count(*) filter (where accepted))::int as accepted,
      (count(*) filter (where not accepted))::int as refused,
      coalesce(sum(part) filter (where accepted), 0)::float8 as "acceptedValue",
      coalesce(sum(part) filter (where not accepted), 0)::float8 as "refusedValue"
    from parts group by id, name
    order by count(*) desc, 2, 1`.execute(db);
  return rows;
}
