import type { Query } from '@zaplecze/contract/kit/calls/endpoint';
import { reportPeriod } from '@zaplecze/contract/rooms/reports/calls';
import type { TaskCost } from '@zaplecze/contract/rooms/reports/tasks/calls';
import type { CostRow, workCost } from '@zaplecze/contract/rooms/reports/value/calls';
import { taskStatus } from '@zaplecze/contract/rooms/tasks/lists';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { inDays, ofTasks } from '../scope.queries.ts';
import { toHundredths, withHours } from '../work/worked-hours.queries.ts';
import { greatestGroups, projectGroups } from './project-scope.queries.ts';

/** The cost of a done task against its estimate, by its own hours or derived ones. */
export function costOf(task: {
  begun: RawBuilder<unknown>;
  ended: RawBuilder<unknown>;
  estimation: RawBuilder<unknown>;
  worked: RawBuilder<unknown>;
}): Record<TaskCost, RawBuilder<boolean>> {
  const { begun, ended, estimation, worked } = task;
  const timed = sql<boolean>`${begun} is not null and ${ended} is not null`;
  const measured = sql<boolean>`${timed} and ${estimation} > 0`;
  return {
    measured,
    over: sql<boolean>`${measured} and ${worked} > ${estimation}`,
    noEstimate: sql<boolean>`${timed} and coalesce(${estimation}, 0) = 0`,
    notBegun: sql<boolean>`not (${timed})`,
  };
}

/** Where most hours went of tasks done in the period, against the hours they were thought to take. */
export async function findCost(db: Db, { by, filter }: Query<typeof workCost>): Promise<CostRow[]> {
  const period = reportPeriod(filter);
  // A task has its service; the rest it has of its project.
  const own = by === 'service';
  const tasks = sql`
    select ${own ? sql`t.service` : projectGroups[by].id} as id, t."startedAt" as "from",
      t."endedAt" as "to", t.estimation::float8 as estimation
    from "projectTask" t ${own ? sql`` : sql`join project p on p.id = t.project`}
    where t.status = ${sql.lit(taskStatus.done)} and ${inDays('t.dateEndJob', period)}
      and ${ofTasks(filter)}`;
  const { measured, over, noEstimate, notBegun } = costOf({
    begun: sql`h."from"`,
    ended: sql`h."to"`,
    estimation: sql`h.estimation`,
    worked: sql`h.hours`,
  });
  const rows = await greatestGroups<CostRow>(db, by, {
    sums: sql`
      select h.id, count(*) filter (where ${measured}) as count,
        coalesce(sum(h.estimation) filter (where ${measured}), 0) as estimated,
        coalesce(sum(h.hours) filter (where ${measured}), 0) as worked,
        count(*) filter (where ${over}) as over, count(*) filter (where ${noEstimate}) as "noEstimate",
        count(*) filter (where ${notBegun}) as "notBegun"
      from (select w.id, w."from", w."to", w.estimation, ${toHundredths(sql`w.hours`)} as hours
        from (${withHours(tasks, period)}) w offset 0) h
      group by h.id`,
    numbers: {
      ...{ count: 'int', estimated: 'float8', worked: 'float8' },
      ...{ over: 'int', noEstimate: 'int', notBegun: 'int' },
    },
    order: sql`worked desc, estimated desc`,
  });
  return rows.map((row) => ({ ...row, worked: hundredths(row.worked) }));
}

const hundredths = (hours: number) => Math.round(hours * 100) / 100;
