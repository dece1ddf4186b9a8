import { offerStatus } from '@zaplecze/contract/rooms/offers/lists';
import { reportPeriod } from '@zaplecze/contract/rooms/reports/calls';
import type { RefusalRow } from '@zaplecze/contract/rooms/reports/offers/calls';
import type { ReportFilter } from '@zaplecze/contract/rooms/reports/schemas';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { inDays } from '../scope.queries.ts';
import { ofOffers } from './offer-scope.queries.ts';

/** Why offers were refused in the period, the most frequent reason first; those without one last. */
export async function findRefusals(db: Db, filter: ReportFilter): Promise<RefusalRow[]> {
  const { rows } = await sql<RefusalRow>`
    select r.id, coalesce(r.name, '') as name, count(*)::int as count,
      coalesce(sum(o.value), 0)::float8 as value
    from offer o left join "refusalReason" r on r.id = o."refusalReason"
    where ${inDays('o.decided', reportPeriod(filter))}
      and o.status = ${sql.lit(offerStatus.refused)} and ${ofOffers(filter)}
    group by r.id
    order by r.id is null, 3 desc, 2`.execute(db);
  return rows;
}
