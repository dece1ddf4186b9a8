import type { Query } from '@zaplecze/contract/kit/calls/endpoint';
import { monthsOf, reportPeriod } from '@zaplecze/contract/rooms/reports/calls';
import type { TimelinessRow, timeliness } from '@zaplecze/contract/rooms/reports/work/calls';
import { taskStatus } from '@zaplecze/contract/rooms/tasks/lists';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { dayIn, inDays, monthIn, ofTasks } from '../scope.queries.ts';

/** Days by which a done task `t` was late: whole Warsaw days past the limit's, 0 on time; null without a limit. */
export const lateDays = sql<
  number | null
>`case when t."dateEndJob" <= t."dateRealizationLimit" then 0
  else ${dayIn('t.dateEndJob')} - ${dayIn('t.dateRealizationLimit')} end`;

const timelyOf = (late: RawBuilder<number | null>) => ({
  onTime: sql<boolean>`${late} = 0`,
  late: sql<boolean>`${late} > 0`,
  noLimit: sql<boolean>`${late} is null`,
});

/** How a done task `t` stands to its limit: the limit's own day is on time. */
export const isTimely = timelyOf(lateDays);

/** The same of a row with known `lateDays`. */
const timely = timelyOf(sql<number | null>`d.late`);

type Row = TimelinessRow & { place: number };

/** By what the rows are told: the group of a task, and its name. */
const groups = {
  department: {
    group: sql`p.department`,
    name: sql`(select g.name from department g where g.id = d."group")`,
  },
  service: {
    group: sql`t.service`,
    name: sql`(select g.name from "serviceDefinition" g where g.id = d."group")`,
  },
};

/** Tasks done in the period, by month, department or service; of months each, be it with nothing. */
export async function findTimeliness(
  db: Db,
  { by, filter }: Query<typeof timeliness>,
): Promise<TimelinessRow[]> {
  const period = reportPeriod(filter);
  const months = monthsOf(period);
  const { group, name } =
    by === 'month' ? { group: monthIn('t.dateEndJob', months), name: sql`''` } : groups[by];
  const { rows } = await sql<Row>`
    select d."group" as place, case when ${by !== 'month'} then d."group" end as id,
      coalesce(${name}, '') as name,
      (count(*) filter (where ${timely.onTime}))::int as "onTime",
      (count(*) filter (where ${timely.late}))::int as late,
      (count(*) filter (where ${timely.noLimit}))::int as "noLimit",
      round(avg(d.late) filter (where ${timely.late}), 1)::float8 as "lateDays"
    from (
      select ${group} as "group", ${lateDays} as late
      from "projectTask" t ${by === 'department' ? sql`join project p on p.id = t.project` : sql``}
      where t.status = ${sql.lit(taskStatus.done)} and ${inDays('t.dateEndJob', period)}
        and ${ofTasks(filter)}
    ) d
    group by d."group" order by late desc, "onTime" desc, name`.execute(db);
  if (by !== 'month') return rows.map(({ place: _, ...row }) => row);
  return months.map((month, at) => {
    const { place: _, ...row } = rows.find(({ place }) => place === at + 1) ?? nothing;
    return { ...row, name: month };
  });
}

const nothing: Row = {
  ...{ place: 0, id: null, name: '', onTime: 0, late: 0, noLimit: 0, lateDays: null },
};
