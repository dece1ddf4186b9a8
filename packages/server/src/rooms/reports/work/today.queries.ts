import { openIssueStatuses } from '@zaplecze/contract/rooms/issues/lists';
import type { ReportFilter } from '@zaplecze/contract/rooms/reports/schemas';
import type { TeamMember } from '@zaplecze/contract/rooms/reports/work/calls';
import { taskStatus } from '@zaplecze/contract/rooms/tasks/lists';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { literals } from '../../../kit/database/literals.ts';
import { coloredTo, personJson } from '../../../kit/database/refs.ts';
import { acceptedAbsences } from '../../absences/index.ts';
import { ofPeople } from '../scope.queries.ts';

const today = sql<string>`(now() at time zone 'Europe/Warsaw')::date`;
const now = literals([taskStatus.toDo, taskStatus.inProgress]);

/** Before which limit the work of a person `u` waits for nobody: their return, or this minute. */
const back = sql`coalesce((a.until + 1)::timestamp at time zone 'Europe/Warsaw', date_trunc('minute', now()))`;

/**
 * Who works here today and who does not: the absent first, of them those whose work nobody has taken.
 */
export async function findTeam(db: Db, filter: ReportFilter): Promise<TeamMember[]> {
  const { rows } = await sql<TeamMember>`
    with people as materialized (select u.* from person u where ${ofPeople(filter)}),
    entries as (
      select e.owner, e."dateTo" as until, e.name, e.color, e."isVacation"
      from ${acceptedAbsences} e
      where e.hours is null and daterange(e."dateFrom", e."dateTo", '[]') @> ${today} and e.owner in (select id from people)
    ),
    absent as (select distinct on (owner) * from entries where "isVacation" order by owner, until desc),
    tasks as (
      select t."user", count(*)::int as count,
        count(*) filter (where t."dateRealizationLimit" < ${back})::int as due
      from "projectTask" t left join absent a on a.owner = t."user"
      where t.status in ${now} and t."user" in (select id from people) group by 1
    ),
    issues as (
      select l."user", count(*)::int as count,
        count(*) filter (where i."dateRealization" < ${back})::int as due
      from issue i join "issueUser" l on l.issue = i.id and l.open left join absent a on a.owner = l."user"
      where i.status in ${literals(openIssueStatuses)} and l."user" in (select id from people) group by 1
    ),
    standing as (
      select r."replacedUser", json_agg(json_build_object('id', s.id,
          'name', s."firstName" || ' ' || s."lastName") order by s."lastName", s.id) as names
      from replacement r join person s on s.id = r."user" and s.active
      where now() between r."dateFrom" and r."dateTo" group by 1
    )
    select ${personJson('u')} as "user", ${coloredTo('department', 'u.department')} as department,
      (select e.name from entries e where e.owner = u.id and not e."isVacation" limit 1) as elsewhere,
      case when a.owner is not null then
        json_build_object('name', a.name, 'color', a.color, 'until', a.until) end as absence,
      coalesce(s.names, '[]') as substitutes,
      coalesce(t.count, 0) as tasks, coalesce(i.count, 0) as issues,
      coalesce(t.due, 0) as "dueTasks", coalesce(i.due, 0) as "dueIssues"
    from people u left join absent a on a.owner = u.id left join tasks t on t."user" = u.id
    left join issues i on i."user" = u.id left join standing s on s."replacedUser" = u.id
    order by a.owner is null, (s.names is null and coalesce(t.count, 0) + coalesce(i.count, 0) > 0) desc,
      u."lastName", u."firstName", u.id`.execute(db);
  return rows;
}
