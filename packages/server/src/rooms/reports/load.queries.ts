import { openIssueStatuses } from '@zaplecze/contract/issues.lists';
import type { Days } from '@zaplecze/contract/kit/days';
import type { Colored, PersonRef } from '@zaplecze/contract/kit/records';
import type { LoadPart } from '@zaplecze/contract/report-work';
import type { ReportFilter } from '@zaplecze/contract/reports.schemas';
import { taskStatus } from '@zaplecze/contract/tasks.lists';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { literals } from '../../kit/database/literals.ts';
import { coloredTo, personJson } from '../../kit/database/refs.ts';
import { dayIn, ofPeople } from './scope.queries.ts';

/** Tasks that hours are planned for: those that are put off wait for somebody's word. */
const planned = literals([taskStatus.waiting, taskStatus.toDo, taskStatus.inProgress]);
const open = literals(openIssueStatuses);

/** An issue's hours are shared by those who do it. */
const share = sql<number>`i."timeRequired" / (select count(*) from "issueUser" o where o.issue = i.id)`;

export type Loaded = {
  user: PersonRef;
  department: Colored | null;
  /** Hours by the day of their limit. */
  hours: { day: string; hours: number }[];
  away: Days[];
  unplanned: number;
};

/** Who has how many hours due on which days, and when they are away in a range; by name. */
export async function findLoad(db: Db, filter: ReportFilter, range: Days): Promise<Loaded[]> {
  const { rows } = await sql<Loaded>`
    with people as materialized (select u.* from person u where ${ofPeople(filter)}),
    work as materialized (
      select t."user", ${dayIn('t.dateRealizationLimit')} as day, sum(t.estimation) as hours,
        count(*) filter (where t.estimation is null or t."dateRealizationLimit" is null) as without
      from "projectTask" t
      where t.status in ${planned} and t."user" in (select id from people) group by 1, 2
      union all
      select l."user", ${dayIn('i.dateRealization')}, sum(${share}),
        count(*) filter (where i."timeRequired" is null or i."dateRealization" is null)
      from issue i join "issueUser" l on l.issue = i.id
      where i.status in ${open} and l."user" in (select id from people) group by 1, 2
    ), summed as (
      select "user", json_agg(json_build_object('day', day, 'hours', hours))
          filter (where day is not null and hours > 0) as hours,
        sum(without)::int as without
      from work group by 1
    ), away as (
      select e.owner, json_agg(json_build_object('dateFrom', e."dateFrom", 'dateTo', e."dateTo")) as days
      from "calendarEntry" e join "calendarType" k on k.id = e.type and k."isVacation"
      where e.owner in (select id from people)
        and daterange(e."dateFrom", e."dateTo", '[]') && daterange(${range.dateFrom}::date, ${range.dateTo}::date, '[]')
      group by 1
    )
    select ${personJson('u')} as "user", ${coloredTo('department', 'u.department')} as department,
      coalesce(s.hours, '[]') as hours, coalesce(a.days, '[]') as away, coalesce(s.without, 0) as unplanned
    from people u left join summed s on s."user" = u.id left join away a on a.owner = u.id
    order by u."lastName", u."firstName", u.id`.execute(db);
  return rows;
}

/** What a person has that hours are planned for, whatever its limit. */
export async function findLoadParts(db: Db, user: number): Promise<Omit<LoadPart, 'hours'>[]> {
  const { rows } = await sql<Omit<LoadPart, 'hours'>>`
    select 'task' as kind, t.id, t.name, json_build_object('id', p.id, 'name', p.name) as project,
      json_build_object('id', p.client, 'name', p."clientName") as client,
      json_build_object('task', t.task, 'procedure', t.procedure, 'service', t.service,
        'finalDate', t."finalDate") as address,
      t."dateRealizationLimit" as "limit", t.estimation::float8 as estimation
    from "projectTask" t join project p on p.id = t.project
    where t."user" = ${user} and t.status in ${planned} and t.estimation > 0
      and t."dateRealizationLimit" is not null
    union all
    select 'issue', i.id, i.name, null, case when i.client is not null then
        json_build_object('id', i.client, 'name', i."clientName") end, null,
      i."dateRealization", (${share})::float8
    from "issueUser" l join issue i on i.id = l.issue
    where l."user" = ${user} and i.status in ${open} and i."timeRequired" > 0
      and i."dateRealization" is not null
    order by 7, 1, 2`.execute(db);
  return rows;
}
