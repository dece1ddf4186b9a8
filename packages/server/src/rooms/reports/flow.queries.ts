import { addDays } from '@zaplecze/contract/kit/time';
import type { FlowMonth } from '@zaplecze/contract/report-work';
import { monthsOf, reportPeriod } from '@zaplecze/contract/reports';
import type { ReportFilter } from '@zaplecze/contract/reports.schemas';
import { openTaskStatuses, taskStatus } from '@zaplecze/contract/tasks.lists';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { literals } from '../../kit/database/literals.ts';
import { dayStart } from '../../kit/lists/list.ts';
import { monthIn, ofTasks } from './scope.queries.ts';

type Sums = { month: string; came: number; ended: number };

/**
 * Tasks that came and that were done in each month of the period, and how many were open at its end.
 * From those open now it is counted back: what came since is taken off, what ended since was open.
 * Cancelled ones are left out altogether.
 */
export async function findFlow(db: Db, filter: ReportFilter): Promise<FlowMonth[]> {
  const period = reportPeriod(filter);
  const begin = dayStart(period.dateFrom);
  const end = dayStart(addDays(period.dateTo, 1));
  const counted = (
    column: string,
    name: 'came' | 'ended',
    condition: ReturnType<typeof literals>,
  ) => sql`
    select case when ${sql.ref(column)} < ${end} then ${monthIn(column)} else 'later' end as month,
      ${name === 'came' ? sql`count(*)` : sql`0`} as came, ${name === 'ended' ? sql`count(*)` : sql`0`} as ended
    from "projectTask" t join project p on p.id = t.project
    where ${condition} and ${sql.ref(column)} >= ${begin} and ${ofTasks(filter)} group by 1`;
  const done = sql`t.status = ${sql.lit(taskStatus.done)}`;
  const living = sql`t.status <> ${sql.lit(taskStatus.cancelled)}`;
  const { rows } = await sql<Sums & { open: number }>`
    select month, sum(came)::int as came, sum(ended)::int as ended,
      (select count(*) from "projectTask" t join project p on p.id = t.project
        where t.status in ${literals(openTaskStatuses)} and ${ofTasks(filter)})::int as open
    from (${counted('t.created', 'came', living)} union all ${counted('t.dateEndJob', 'ended', done)}
      union all select 'later', 0, 0) as counted group by month`.execute(db);
  const of = (name: string) => rows.find(({ month }) => month === name) ?? { came: 0, ended: 0 };
  let open = (rows[0]?.open ?? 0) - of('later').came + of('later').ended;
  const months: FlowMonth[] = [];
  for (const month of monthsOf(period).reverse()) {
    const { came, ended } = of(month);
    months.unshift({ month, came, ended, open });
    open += ended - came;
  }
  return months;
}
