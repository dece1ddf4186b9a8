import { addDays } from '@zaplecze/contract/kit/values/time';
import { monthsOf, reportPeriod } from '@zaplecze/contract/rooms/reports/calls';
import type { ReportFilter } from '@zaplecze/contract/rooms/reports/schemas';
import type { FlowMonth } from '@zaplecze/contract/rooms/reports/work/calls';
import { openTaskStatuses, taskStatus } from '@zaplecze/contract/rooms/tasks/lists';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { literals } from '../../../kit/database/literals.ts';
import { dayStart } from '../../../kit/lists/list.ts';
import { monthIn, ofTasks } from '../scope.queries.ts';

type Sums = { place: number; came: number; ended: number; open: number };

/**
 * Tasks that came and that were done in each month of the period, and how many were open at its end.
 * From those open now it is counted back: what came since is taken off, what ended since was open.
 * Cancelled ones are left out altogether.
 */
export async function findFlow(db: Db, filter: ReportFilter): Promise<FlowMonth[]> {
  const period = reportPeriod(filter);
  const months = monthsOf(period);
  const begin = dayStart(period.dateFrom);
  const end = dayStart(addDays(period.dateTo, 1));
  /** What happened after the period has the place after its months. */
  const counted = (column: string, condition: RawBuilder<unknown>) => sql`
    select case when ${sql.ref(column)} < ${end} then ${monthIn(column, months)}
      else ${months.length + 1}::int end as place, count(*)::int as count
    from "projectTask" t
    where ${condition} and ${sql.ref(column)} >= ${begin} and ${ofTasks(filter)} group by 1`;
  const living = sql`t.status <> ${sql.lit(taskStatus.cancelled)}`;
  const done = sql`t.status = ${sql.lit(taskStatus.done)}`;
  const { rows } = await sql<Sums>`
    with came as (${counted('t.created', living)}), ended as (${counted('t.dateEndJob', done)}),
    now as (select count(*)::int as open from "projectTask" t
      where t.status in ${literals(openTaskStatuses)} and ${ofTasks(filter)})
    select place, coalesce(came.count, 0) as came, coalesce(ended.count, 0) as ended, now.open
    from generate_series(1, ${months.length + 1}::int) as place cross join now
    left join came using (place) left join ended using (place)
    order by place desc`.execute(db);
  const [later, ...shown] = rows;
  let open = later ? later.open - later.came + later.ended : 0;
  const list = shown.map(({ place, came, ended }) => {
    const month = { month: months[place - 1] ?? '', came, ended, open };
    open += ended - came;
    return month;
  });
  return list.reverse();
}
