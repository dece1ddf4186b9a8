import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { offerStatus } from '@zaplecze/contract/rooms/offers/lists';
import {
  type ExpectedRow,
  quarterOf,
  winRateDays,
} from '@zaplecze/contract/rooms/reports/offers/calls';
import type { ReportFilter } from '@zaplecze/contract/rooms/reports/schemas';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { isExpired } from '../../offers/index.ts';
import { inDays } from '../scope.queries.ts';
import { evenPart, ofOffers } from './offer-scope.queries.ts';
import { isWaiting } from './offer-waiting.queries.ts';
import { isDecided } from './offer-wins.queries.ts';

const accepted = sql<boolean>`o.status = ${sql.lit(offerStatus.accepted)}`;

/**
 * What this quarter is to bring, by service: what was accepted since it began, and the value of what waits and
 * is still valid, times the share of that service's offers that the whole company won in twelve months (of a
 * service without a decision: of all services). The value of an offer of several services is split evenly, so that
 * the rows add up.
 */
export async function findExpected(
  db: Db,
  filter: ReportFilter,
  today = warsawDay(),
): Promise<ExpectedRow[]> {
  const { rows } = await sql<ExpectedRow>`
    with decided as (
      select l."projectType" as type, count(*) as count, count(*) filter (where ${accepted}) as won
      from offer o join "offerProjectType" l on l.offer = o.id
      where ${inDays('o.decided', winRateDays(today))} and ${isDecided}
      group by l."projectType"
      union all
      select null, count(*), count(*) filter (where ${accepted}) from offer o
      where ${inDays('o.decided', winRateDays(today))} and ${isDecided}
    ), parts as (
      select l."projectType" as type, ${accepted} as accepted, o.value,
        ${evenPart('l.projectType')} as part
      from offer o left join "offerProjectType" l on l.offer = o.id
      where ${ofOffers(filter)} and (
        ${isWaiting} and not ${isExpired(today)}
        or ${accepted} and ${inDays('o.decided', quarterOf(today))})
    ), sums as (
      select type, coalesce(sum(part) filter (where accepted), 0) as accepted,
        (count(*) filter (where not accepted))::int as count,
        (count(*) filter (where not accepted and value is null))::int as "noValue",
        coalesce(sum(part) filter (where not accepted), 0) as waiting
      from parts group by type
    )
    select s.type as id, coalesce(t.name, '') as name, s.accepted::float8 as accepted,
      s.count, s."noValue", s.waiting::float8 as waiting,
      (r.won / nullif(r.count, 0)::float8) as rate, coalesce(r.type is not null, false) as "ownRate",
      round(s.accepted + s.waiting * coalesce(r.won / nullif(r.count, 0)::numeric, 0), 2)::float8
        as expected
    from sums s
    left join "projectType" t on t.id = s.type
    left join lateral (
      select d.* from decided d where d.type = s.type or d.type is null
      order by d.type is null limit 1
    ) r on true
    order by expected desc, name`.execute(db);
  return rows;
}
