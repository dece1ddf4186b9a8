import type { Query } from '@zaplecze/contract/kit/endpoint';
import type { TimelinessRow, timeliness } from '@zaplecze/contract/report-work';
import { monthsOf, reportPeriod } from '@zaplecze/contract/reports';
import { taskStatus } from '@zaplecze/contract/tasks.lists';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { dayIn, monthIn, ofTasks, within } from './scope.queries.ts';

/** Days by which a done task `t` was late: whole Warsaw days past the limit's; null without a limit. */
export const lateDays = sql<
  number | null
>`${dayIn('t.dateEndJob')} - ${dayIn('t.dateRealizationLimit')}`;

/** How a done task `t` stands to its limit: the limit's own day is on time. */
export const isTimely = {
  onTime: sql<boolean>`${lateDays} <= 0`,
  late: sql<boolean>`${lateDays} > 0`,
  noLimit: sql<boolean>`t."dateRealizationLimit" is null`,
};

/** By what the rows are told: the id and the name of a task's group. */
const groups = {
  month: { id: sql<number | null>`null::int`, name: monthIn('t.dateEndJob') },
  department: {
    id: sql`p.department`,
    name: sql`(select d.name from department d where d.id = p.department)`,
  },
  service: { id: sql`p.service`, name: sql`max(p."serviceName")` },
};

/** Tasks done in the period, by month, department or service; of months each, be it with nothing. */
export async function findTimeliness(
  db: Db,
  { by, filter }: Query<typeof timeliness>,
): Promise<TimelinessRow[]> {
  const period = reportPeriod(filter);
  const { id, name } = groups[by];
  const { rows } = await sql<TimelinessRow>`
    select ${id} as id, coalesce(${name}, '') as name,
      (count(*) filter (where ${isTimely.onTime}))::int as "onTime",
      (count(*) filter (where ${isTimely.late}))::int as late,
      (count(*) filter (where ${isTimely.noLimit}))::int as "noLimit",
      round(avg(${lateDays}) filter (where ${isTimely.late}), 1)::float8 as "lateDays"
    from "projectTask" t join project p on p.id = t.project
    where t.status = ${sql.lit(taskStatus.done)} and ${within('t.dateEndJob', period)}
      and ${ofTasks(filter)}
    group by ${by === 'month' ? name : id}
    order by ${by === 'month' ? sql`2` : sql`4 desc, 3 desc, 2`}`.execute(db);
  if (by !== 'month') return rows;
  return monthsOf(period).map(
    (month) =>
      rows.find((row) => row.name === month) ?? {
        id: null,
        name: month,
        onTime: 0,
        late: 0,
        noLimit: 0,
        lateDays: null,
      },
  );
}
