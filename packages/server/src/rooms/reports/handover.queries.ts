import { addDays } from '@zaplecze/contract/kit/time';
import { dayHours, type HandoverStep } from '@zaplecze/contract/report-work';
import { reportPeriod } from '@zaplecze/contract/reports';
import type { ReportFilter } from '@zaplecze/contract/reports.schemas';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { dayStart } from '../../kit/lists/list.ts';
import { ofTasks } from './scope.queries.ts';
import { workedHours } from './worked-hours.queries.ts';

/** When a task `t` was begun: one that was done at once, then. */
export const begun = sql<string>`coalesce(t."startedAt", t."endedAt")`;
/** A task `t` that somebody had handed on before it was begun. */
export const handed = sql<boolean>`t."handedBy" is not null and t."turnAt" is not null`;

/** How long tasks begun in the period had waited since their turn, by step; where most hours were lost first. */
export async function findHandovers(db: Db, filter: ReportFilter): Promise<HandoverStep[]> {
  const period = reportPeriod(filter);
  const { rows } = await sql<HandoverStep>`
    select json_build_object('id', w.procedure, 'name', max(w."procedureName")) as procedure,
      json_build_object('id', w.task, 'name', max(w.name)) as task, min(w.position) as position,
      count(*)::int as count, round(avg(w.hours)::numeric, 1)::float8 as mean,
      round(max(w.hours)::numeric, 1)::float8 as longest,
      (count(*) filter (where w.hours > ${dayHours}))::int as slow
    from (
      select t.procedure, t."procedureName", t.task, t.name, t.position,
        ${workedHours(sql`t."turnAt"`, begun, period)} as hours
      from "projectTask" t join project p on p.id = t.project
      where ${handed} and ${begun} >= ${dayStart(period.dateFrom)}
        and ${begun} < ${dayStart(addDays(period.dateTo, 1))} and ${ofTasks(filter)}
    ) w group by w.procedure, w.task
    order by sum(w.hours) desc, w.procedure, w.task`.execute(db);
  return rows;
}
