import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { openOfferStatuses } from '@zaplecze/contract/rooms/offers/lists';
import { type WaitingRow, waitingAges } from '@zaplecze/contract/rooms/reports/offers/calls';
import type { ReportFilter } from '@zaplecze/contract/rooms/reports/schemas';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { literals } from '../../../kit/database/literals.ts';
import { isExpired, sentDay } from '../../offers/index.ts';
import { ofOffers } from './offer-scope.queries.ts';

/** Offers `o` that wait for the client, or for the seller to complete them. */
export const isWaiting = sql<boolean>`o.status in ${literals(openOfferStatuses)}`;

/** Offers without a decision by how long the client has had them: each age, be it with none. */
export async function findWaiting(
  db: Db,
  filter: ReportFilter,
  today = warsawDay(),
): Promise<WaitingRow[]> {
  const ages = waitingAges(today);
  const table = sql.join(
    ages.map((age, at) => sql`(${at}::int, ${age.sentFrom}::date, ${age.sentTo}::date)`),
  );
  const { rows } = await sql<Omit<WaitingRow, 'from' | 'to'>>`
    select count(o.id)::int as count, coalesce(sum(o.value), 0)::float8 as value,
      (count(o.id) filter (where o.value is null))::int as "noValue",
      (count(o.id) filter (where ${isExpired(today)}))::int as expired
    from (values ${table}) as age(at, "from", "to")
    left join (
      select o.id, o.value, o."validTo", ${sentDay} as sent from offer o
      where ${isWaiting} and ${ofOffers(filter)}
    ) o on (age."from" is null or o.sent >= age."from") and (age."to" is null or o.sent <= age."to")
    group by age.at order by age.at`.execute(db);
  return ages.flatMap(({ from, to }, at) => {
    const row = rows[at];
    return row ? [{ from, to, ...row }] : [];
  });
}
