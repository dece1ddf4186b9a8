import { addDays } from '@zaplecze/contract/kit/values/time';
import { reportPeriod } from '@zaplecze/contract/rooms/reports/calls';
import type { ReportFilter } from '@zaplecze/contract/rooms/reports/schemas';
import type { HandoverStep } from '@zaplecze/contract/rooms/reports/work/calls';
import { dayHours } from '@zaplecze/contract/rooms/reports/work/lists';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { dayStart } from '../../../kit/lists/list.ts';
import { findWorkingTime } from '../../absences/index.ts';
import { ofTasks } from '../scope.queries.ts';
import { toHundredths, withHours } from './worked-hours.queries.ts';

/** When a task `t` was begun: one that was done at once, then. */
export const taskStart = sql<string>`coalesce(t."startedAt", t."endedAt")`;
/** A task `t` that somebody had handed on before it was begun. */
export const isHandedOver = sql<boolean>`t."handedBy" is not null and t."turnAt" is not null`;

/** How long tasks begun in the period had waited since their turn, by step; where most hours were lost first. */
export async function findHandovers(db: Db, filter: ReportFilter): Promise<HandoverStep[]> {
  const period = reportPeriod(filter);
  const time = await findWorkingTime(db);
  const tasks = sql`select t.procedure, t.task, t."turnAt" as "from", ${taskStart} as "to"
    from "projectTask" t
    where ${isHandedOver} and ${taskStart} >= ${dayStart(period.dateFrom)}
      and ${taskStart} < ${dayStart(addDays(period.dateTo, 1))} and ${ofTasks(filter)}`;
  const { rows } = await sql<HandoverStep>`
    select (select json_build_object('id', d.id, 'name', d.name) from "procedureDefinition" d
        where d.id = w.procedure) as procedure,
      (select json_build_object('id', d.id, 'name', d.name) from "taskDefinition" d
        where d.id = w.task) as task,
      w.count, w.mean, w.longest, w.slow
    from (
      select h.procedure, h.task, count(*)::int as count, sum(h.hours) as hours,
        round((sum(h.hours) / count(*))::numeric, 1)::float8 as mean,
        round(max(h.hours)::numeric, 1)::float8 as longest,
        (count(*) filter (where ${toHundredths(sql`h.hours`)} > ${sql.lit(dayHours)}))::int as slow
      from (${withHours(tasks, period, time)}) h group by h.procedure, h.task
    ) w
    order by w.hours desc, w.procedure, w.task`.execute(db);
  return rows;
}
