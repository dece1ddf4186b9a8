import { addMonths, monthOf } from '@zaplecze/contract/kit/values/days';
import { openProjectStatuses } from '@zaplecze/contract/rooms/projects/lists';
import { reportPeriod } from '@zaplecze/contract/rooms/reports/calls';
import type { ReportFilter } from '@zaplecze/contract/rooms/reports/schemas';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { literals } from '../../../kit/database/literals.ts';
import { isPast, oneOf } from '../../../kit/lists/list.ts';
import { plannedValue } from '../../projects/index.ts';
import { ofProjects } from '../scope.queries.ts';
import type { Subscription } from './subscriptions.rules.ts';

/** The longest interval in months: the period before the first that is shown lies no further back. */
const reach = 12;

/** Recurring projects of the period and of the year before it, by client and service. */
export async function findSubscriptions(db: Db, filter: ReportFilter): Promise<Subscription[]> {
  const { dateFrom, dateTo } = reportPeriod(filter);
  const earliest = `${addMonths(monthOf(dateFrom), -reach)}-01`;
  const { rows } = await sql<Subscription>`
    select json_build_object('id', s.client, 'name', c.name) as client,
      json_build_object('id', s.service, 'name', d.name) as service, s.value, s.periods
    from (
      select p.client, p.service,
        json_agg(json_build_object('id', p.id, 'from', p."recurrentFrom", 'status', p.status,
          'overdue', p.status in ${literals(openProjectStatuses)} and ${isPast('p.nextLimit')},
          'recurrent', p.recurrent, 'to', p."recurrentTo") order by p."recurrentFrom", p.id) as periods,
        (array_agg(${plannedValue} order by p."recurrentFrom" desc, p.id desc))[1]::float8 as value
      from project p
      where (p.recurrent <> 0 or p."recurrentSource" is not null)
        and p."recurrentFrom" between ${earliest}::date and ${dateTo}::date
        and ${ofProjects(filter)}
        and ${filter.user ? oneOf('p.seller', filter.user) : sql`true`}
      group by p.client, p.service
    ) s
    join client c on c.id = s.client
    join "serviceDefinition" d on d.id = s.service`.execute(db);
  return rows;
}
