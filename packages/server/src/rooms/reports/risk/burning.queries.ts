import { riskWindows } from '@zaplecze/contract/rooms/projects/lists';
import type { Reason } from '@zaplecze/contract/rooms/radar/calls';
import type { ReportFilter } from '@zaplecze/contract/rooms/reports/schemas';
import type { BurningProject } from '@zaplecze/contract/rooms/reports/work/calls';
import {
  endedTaskStatuses,
  openTaskStatuses,
  taskStatus,
} from '@zaplecze/contract/rooms/tasks/lists';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { literals } from '../../../kit/database/literals.ts';
import { coloredTo, knownColored, personTo } from '../../../kit/database/refs.ts';
import { oneOf } from '../../../kit/lists/list.ts';
import { atRisk, plannedValue } from '../../projects/index.ts';
import {
  burningAmong,
  dangersOfProjects,
  findBurningInTime,
  withRemedies,
} from '../../radar/index.ts';
import { ofProjects } from '../scope.queries.ts';

/** A project and its task as the database tells them. */
type Burning = Omit<BurningProject, 'reasons' | 'daysLate' | 'task'> & {
  task: Omit<BurningProject['task'], 'status'> & { status: number };
};
export type FoundBurning = Burning & { reasons: Reason[] };

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

/** What is looked at: so many days ahead, as the list 'Zagrożone' that the chart opens. */
const days = riskWindows[1];

/** Projects `p` of the filter in which something may burn. */
const wantedOf = (filter: ReportFilter) => ({
  projects: sql<boolean>`${atRisk(days)} and ${ofProjects(filter)} and ${theirs(filter)}`,
  tasks: filter.user && oneOf('t.user', filter.user),
});

/** How many projects burn, and what they are worth together. */
export async function countBurning(db: Db, filter: ReportFilter) {
  const wanted = wantedOf(filter);
  const inTime = await findBurningInTime(db, wanted, days);
  const { rows } = await sql<{ count: number; value: number }>`
    select count(*)::int as count, coalesce(sum(${plannedValue}), 0)::float8 as value
    from project p where ${wanted.projects} and ${burningAmong(inTime)}`.execute(db);
  return rows[0] ?? { count: 0, value: 0 };
}

/** What is shown of the task that puts a project at risk, by the task's id. */
async function findShown(db: Db, tasks: number[]): Promise<Map<number, Burning>> {
  const { rows } = await sql<Burning & { id: number }>`
    select t.id, json_build_object('id', p.id, 'name', p.name) as project,
      ${knownColored('client', 'p.client')} as client, ${coloredTo('company', 'p.company')} as company,
      ${plannedValue}::float8 as value,
      json_build_object(${mention('t')}, 'finalDate', t."finalDate", 'status', t.status,
        'version', t.version) as task,
      ${personTo('t.user')} as "user", t."dateRealizationLimit" as "limit",
      case when b.id is not null then json_build_object(${mention('b')},
        'user', ${personTo('b.user')}, 'limit', b."dateRealizationLimit",
        'finalDate', b."finalDate", 'version', b.version) end as "waitsFor",
      coalesce(b."turnAt", t."turnAt") as since
    from "projectTask" t join project p on p.id = t.project
    left join lateral (select * from "projectTask" b where t.status = ${sql.lit(taskStatus.waiting)}
      and b.project = t.project and b.procedure = t.procedure and b.service = t.service
      and b.position < t.position and b.status not in ${literals(endedTaskStatuses)}
      order by b.position limit 1) b on true
    where ${oneOf('t.id', tasks)}`.execute(db);
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

/** The projects that burn, of the greatest harm, each with the open task that causes it and its dangers. */
export async function findBurning(
  db: Db,
  filter: ReportFilter,
  { most, reader }: { most: number; reader: number },
): Promise<FoundBurning[]> {
  const all = await dangersOfProjects(db, wantedOf(filter), { days, most });
  const worst = all.filter(({ burns }) => burns).slice(0, most);
  const subjects = worst.map(({ subject }) => subject);
  const ids = subjects.map(({ id }) => id);
  const [dangers, shown] = await Promise.all([
    withRemedies(db, subjects, reader),
    findShown(db, ids),
  ]);
  return dangers.flatMap(({ subject, reasons }) => {
    const row = shown.get(subject.id);
    return row ? [{ ...row, reasons }] : [];
  });
}
