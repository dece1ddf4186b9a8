import { offerStatuses } from '@zaplecze/contract/rooms/offers/lists';
import { reportPeriod } from '@zaplecze/contract/rooms/reports/calls';
import type { FunnelRow } from '@zaplecze/contract/rooms/reports/offers/calls';
import type { ReportFilter } from '@zaplecze/contract/rooms/reports/schemas';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { inDays } from '../scope.queries.ts';
import { ofOffers } from './offer-scope.queries.ts';

/** The course of an offer: those that wait first, the accepted ones last. */
const order = [0, 3, 4, 1, 2];

/** Offers made in the period by their present status, be it with none. */
export async function findFunnel(db: Db, filter: ReportFilter): Promise<FunnelRow[]> {
  const { rows } = await sql<Omit<FunnelRow, 'status'> & { status: number }>`
    select o.status, count(*)::int as count, coalesce(sum(o.value), 0)::float8 as value,
      (count(*) filter (where o.value is null))::int as "noValue"
    from offer o
    where ${inDays('o.created', reportPeriod(filter))} and ${ofOffers(filter)}
    group by o.status`.execute(db);
  return order.flatMap((id) => {
    const status = offerStatuses.find((one) => one.id === id);
    const row = rows.find((one) => one.status === id) ?? { count: 0, value: 0, noValue: 0 };
    return status ? [{ ...row, status }] : [];
  });
}
