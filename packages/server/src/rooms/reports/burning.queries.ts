import { riskWindows } from '@zaplecze/contract/projects.lists';
import type { BurningProject } from '@zaplecze/contract/report-work';
import type { ReportFilter } from '@zaplecze/contract/reports.schemas';
import { endedTaskStatuses, openTaskStatuses, taskStatus } from '@zaplecze/contract/tasks.lists';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { literals } from '../../kit/database/literals.ts';
import { coloredTo, knownColored, personTo } from '../../kit/database/refs.ts';
import { isPast, oneOf } from '../../kit/lists/list.ts';
import { acceptedAbsences } from '../absences/index.ts';
import { atRisk } from '../projects/index.ts';
import { dayIn, ofProjects } from './scope.queries.ts';

/** As the rules get it, which say why it burns. */
export type Burning = Omit<BurningProject, 'why' | 'daysLate' | 'task'> & {
  task: Omit<BurningProject['task'], 'status'> & { status: number };
  estimation: number | null;
};

const value = sql<number>`round(p."unitQuantity" * p."unitValue", 2)`;

/** Harm, from the greatest: a final limit has passed, a limit has passed, a final one is near, one is near. */
const grade = sql<number>`case when ${isPast('p.nextFinalLimit')} then 4
  when ${isPast('p.nextLimit')} then 3
  when p."nextFinalLimit" is not null and p."nextFinalLimit" = p."nextLimit" then 2 else 1 end`;

const mention = (alias: string) => {
  const at = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`'id', ${at('id')}, 'name', ${at('name')}, 'task', ${at('task')},
    'procedure', ${at('procedure')}, 'service', ${at('service')}`;
};

/** With people asked for: that one of them has the task whose limit comes first. */
const theirs = ({ user }: ReportFilter) =>
  user
    ? sql<boolean>`exists (select from "projectTask" t where t.project = p.id
        and ${oneOf('t.user', user)} and t.status in ${literals(openTaskStatuses)}
        and t."dateRealizationLimit" = p."nextLimit")`
    : sql<boolean>`true`;

/** Projects `p` at risk, as the list 'Zagrożone' has them. */
const burns = (filter: ReportFilter) =>
  sql<boolean>`${atRisk(riskWindows[0])} and ${ofProjects(filter)} and ${theirs(filter)}`;

/** How many projects are at risk, and what they are worth together. */
export async function countBurning(db: Db, filter: ReportFilter) {
  const { rows } = await sql<{ count: number; value: number }>`
    select count(*)::int as count, coalesce(sum(${value}), 0)::float8 as value
    from project p where ${burns(filter)}`.execute(db);
  return rows[0] ?? { count: 0, value: 0 };
}

/** The worst of them, by harm and then by value, each with the open task that puts it there. */
export async function findBurning(db: Db, filter: ReportFilter, most: number): Promise<Burning[]> {
  const { user } = filter;
  const { rows } = await sql<Burning>`
    with worst as materialized (
      select p.id, p."nextLimit", ${value} as value, ${grade} as grade
      from project p where ${burns(filter)}
      order by grade desc, value desc, p."nextLimit", p.id limit ${most}
    )
    select json_build_object('id', p.id, 'name', p.name) as project,
      ${knownColored('client', 'p.client')} as client, ${coloredTo('company', 'p.company')} as company,
      w.value::float8 as value,
      json_build_object(${mention('t')}, 'finalDate', t."finalDate", 'status', t.status,
        'version', t.version) as task,
      t.estimation::float8 as estimation, ${personTo('t.user')} as "user",
      t."dateRealizationLimit" as "limit",
      case when b.id is not null then json_build_object(${mention('b')},
        'user', ${personTo('b.user')}, 'limit', b."dateRealizationLimit",
        'finalDate', b."finalDate") end as "waitsFor",
      (select max(e."dateTo")::text from ${acceptedAbsences} e
        where e."isVacation" and e.hours is null and e.owner = coalesce(b."user", t."user")
          and greatest(${dayIn('t.dateRealizationLimit')}, (now() at time zone 'Europe/Warsaw')::date)
            between e."dateFrom" and e."dateTo") as "awayUntil",
      coalesce(b."turnAt", t."turnAt") as since
    from worst w
    join project p on p.id = w.id
    cross join lateral (select * from "projectTask" t where t.project = w.id
      and t.status in ${literals(openTaskStatuses)} and t."dateRealizationLimit" is not null
      and ${user ? oneOf('t.user', user) : sql`true`}
      order by (w.grade in (2, 4) and not t."finalDate"), t."dateRealizationLimit",
        t."procedurePosition", t.position limit 1) t
    left join lateral (select * from "projectTask" b where t.status = ${sql.lit(taskStatus.waiting)}
      and b.project = t.project and b.procedure = t.procedure and b.service = t.service
      and b.position < t.position and b.status not in ${literals(endedTaskStatuses)}
      order by b.position limit 1) b on true
    order by w.grade desc, w.value desc, w."nextLimit", w.id`.execute(db);
  return rows;
}
