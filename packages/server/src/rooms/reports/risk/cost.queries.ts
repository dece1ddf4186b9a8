import type { Query } from '@zaplecze/contract/kit/calls/endpoint';
import { reportPeriod } from '@zaplecze/contract/rooms/reports/calls';
import type { TaskCost } from '@zaplecze/contract/rooms/reports/tasks/calls';
import type { CostRow, workCost } from '@zaplecze/contract/rooms/reports/value/calls';
import { taskStatus } from '@zaplecze/contract/rooms/tasks/lists';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { findWorkingTime } from '../../absences/index.ts';
import { inDays, ofTasks } from '../scope.queries.ts';
import { toHundredths, withHours } from '../work/worked-hours.queries.ts';
import { greatestGroups, projectGroups } from './project-scope.queries.ts';

/** Whether it is known how long a task took, by its own instants or derived ones. */
export function costOf({
  begun,
  ended,
}: {
  begun: RawBuilder<unknown>;
  ended: RawBuilder<unknown>;
}): Record<TaskCost, RawBuilder<boolean>> {
  const measured = sql<boolean>`${begun} is not null and ${ended} is not null`;
  return { measured, notBegun: sql<boolean>`not (${measured})` };
}

/** How long tasks done in the period took from their beginning to their end; where most time passed first. */
export async function findCost(db: Db, { by, filter }: Query<typeof workCost>): Promise<CostRow[]> {
  const period = reportPeriod(filter);
  const time = await findWorkingTime(db);
  // A task has its service; the rest it has of its project.
  const own = by === 'service';
  const tasks = sql`
    select ${own ? sql`t.service` : projectGroups[by].id} as id, t."startedAt" as "from",
      t."endedAt" as "to"
    from "projectTask" t ${own ? sql`` : sql`join project p on p.id = t.project`}
    where t.status = ${sql.lit(taskStatus.done)} and ${inDays('t.dateEndJob', period)}
      and ${ofTasks(filter)}`;
  const { measured, notBegun } = costOf({ begun: sql`h."from"`, ended: sql`h."to"` });
  const rows = await greatestGroups<CostRow>(db, by, {
    sums: sql`
      select h.id, count(*) filter (where ${measured}) as count,
        coalesce(sum(h.hours) filter (where ${measured}), 0) as elapsed,
        count(*) filter (where ${notBegun}) as "notBegun"
      from (select w.id, w."from", w."to", ${toHundredths(sql`w.hours`)} as hours
        from (${withHours(tasks, period, time)}) w offset 0) h
      group by h.id`,
    numbers: { count: 'int', elapsed: 'float8', notBegun: 'int' },
    order: sql`elapsed desc, count desc`,
  });
  return rows.map((row) => ({ ...row, elapsed: hundredths(row.elapsed) }));
}

const hundredths = (hours: number) => Math.round(hours * 100) / 100;
