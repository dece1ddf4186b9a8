import { addMonths, monthOf } from '@zaplecze/contract/kit/values/days';
import { openProjectStatuses } from '@zaplecze/contract/rooms/projects/lists';
import { reportPeriod } from '@zaplecze/contract/rooms/reports/calls';
import type { ReportFilter } from '@zaplecze/contract/rooms/reports/schemas';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { literals } from '../../../kit/database/literals.ts';
import { isPast, oneOf } from '../../../kit/lists/list.ts';
import { findTwins, plannedValue, twinKey } from '../../projects/index.ts';
import { ofProjects } from '../scope.queries.ts';
import type { Subscription } from './subscriptions.rules.ts';

/** The longest interval in months: the period before the first that is shown lies no further back. */
const reach = 12;

/** Series with a period that the filter counts, with their periods since a year before the first day that is shown. */
export async function findSubscriptions(db: Db, filter: ReportFilter): Promise<Subscription[]> {
  const earliest = `${addMonths(monthOf(reportPeriod(filter).dateFrom), -reach)}-01`;
  const { rows } = await sql<Omit<Subscription, 'mark'>>`
    select s.series, s.periods, s.value,
      json_build_object('id', s.client, 'name', c.name) as client,
      json_build_object('id', s.service, 'name', d.name) as service,
      coalesce(f."recurrentFrom",
        (select min(k.period) from "projectPeriod" k where k.source = s.series), s.earliest) as first,
      case when not exists (select from project o where o."recurrentFrom" < s.earliest
          and (o."recurrentSource" = s.series or o.id = s.series)) then
        (select min(k.period) from "projectPeriod" k where k.source = s.series and f.id is null) end as begun,
      (decided.paused at time zone 'Europe/Warsaw')::date as paused
    from (
      select coalesce(p."recurrentSource", p.id) as series, min(p."recurrentFrom") as earliest,
        (array_agg(p.client order by p."recurrentFrom" desc, p.id desc))[1] as client,
        (array_agg(p.service order by p."recurrentFrom" desc, p.id desc))[1] as service,
        json_agg(json_build_object('id', p.id, 'from', p."recurrentFrom", 'status', p.status,
          'overdue', p.status in ${literals(openProjectStatuses)} and ${isPast('p.nextLimit')},
          'recurrent', p.recurrent, 'to', p."recurrentTo") order by p."recurrentFrom", p.id) as periods,
        (array_agg(${plannedValue} order by p."recurrentFrom" desc, p.id desc))[1]::float8 as value
      from project p
      where (p.recurrent <> 0 or p."recurrentSource" is not null)
        and p."recurrentFrom" >= ${earliest}::date
      group by 1
      having bool_or(${ofProjects(filter)} and ${filter.user ? oneOf('p.seller', filter.user) : sql`true`})
    ) s
    join client c on c.id = s.client
    join "serviceDefinition" d on d.id = s.service
    left join project f on f.id = s.series
    left join "projectSeries" decided on decided.id = s.series`.execute(db);
  const twins = await findTwins(db, [...new Set(rows.map(({ client }) => client.id))]);
  return rows.map((row) => {
    const alike = twins.get(twinKey({ client: row.client.id, service: row.service.id })) ?? [];
    return { ...row, mark: alike.find(({ series }) => series === row.series)?.mark ?? null };
  });
}
