import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { openIssueStatuses } from '@zaplecze/contract/rooms/issues/lists';
import type { ReportFilter } from '@zaplecze/contract/rooms/reports/schemas';
import type { TeamMember } from '@zaplecze/contract/rooms/reports/work/calls';
import { taskStatus } from '@zaplecze/contract/rooms/tasks/lists';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { literals } from '../../../kit/database/literals.ts';
import { coloredTo, personJson } from '../../../kit/database/refs.ts';
import { acceptedAbsences, isAbsent, presenceOn } from '../../absences/index.ts';
import { ofPeople } from '../scope.queries.ts';

const today = sql<string>`(now() at time zone 'Europe/Warsaw')::date`;
const now = literals([taskStatus.toDo, taskStatus.inProgress]);

/** Before which limit the work of a person `u` waits for nobody: their return, or this minute. */
const back = sql`coalesce((a.until + 1)::timestamp at time zone 'Europe/Warsaw', date_trunc('minute', now()))`;

/** A day off by the roster has no type of absence. */
const dayOffColor = '#868E96';

/**
 * Who works here today and who does not: the absent first, of them those whose work nobody has taken. Managers read the
 * types of absences.
 */
export async function listTeamToday(db: Db, filter: ReportFilter): Promise<TeamMember[]> {
  const presence = [...(await presenceOn(db, warsawDay())).values()];
  const absentees = presence.filter(isAbsent);
  const standing = absentees.map(({ user, standIns }) => ({ user, names: standIns }));
  const absences = absentees.map(({ user, words, until }) => ({ owner: user, words, until }));
  const elsewhere = presence.flatMap((one) =>
    isAbsent(one) ? [] : { user: one.user, words: one.words },
  );
  const { rows } = await sql<TeamMember>`
    with people as materialized (select u.* from person u where ${ofPeople(filter)}),
    entries as (
      select distinct on (e.owner, e."isVacation") e.owner, e.name, e.color, e."isVacation"
      from ${acceptedAbsences} e
      where e.hours is null and daterange(e."dateFrom", e."dateTo", '[]') @> ${today}
        and e.owner in (select id from people)
      order by e.owner, e."isVacation", e."interruptsLeave" desc, e."dateTo" desc
    ),
    absent as (
      select a.owner, a.until, coalesce(e.name, a.words) as name, coalesce(e.color, ${dayOffColor}) as color
      from jsonb_to_recordset(${JSON.stringify(absences)}::jsonb) a(owner int, words text, until date)
      left join entries e on e.owner = a.owner and e."isVacation"
    ),
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
      select s."user", s.names
      from jsonb_to_recordset(${JSON.stringify(standing)}::jsonb) s("user" int, names json)
    ),
    elsewhere as (
      select w."user", w.words
      from jsonb_to_recordset(${JSON.stringify(elsewhere)}::jsonb) w("user" int, words text)
    )
    select ${personJson('u')} as "user", ${coloredTo('department', 'u.department')} as department,
      case when w.words is not null then coalesce(
        (select e.name from entries e where e.owner = u.id and not e."isVacation"), w.words) end as elsewhere,
      case when a.owner is not null then
        json_build_object('name', a.name, 'color', a.color, 'until', a.until) end as absence,
      coalesce(s.names, '[]') as substitutes,
      coalesce(t.count, 0) as tasks, coalesce(i.count, 0) as issues,
      coalesce(t.due, 0) as "dueTasks", coalesce(i.due, 0) as "dueIssues"
    from people u left join absent a on a.owner = u.id left join tasks t on t."user" = u.id
    left join issues i on i."user" = u.id left join standing s on s."user" = u.id
    left join elsewhere w on w."user" = u.id
    order by a.owner is null,
      (coalesce(json_array_length(s.names), 0) = 0 and coalesce(t.count, 0) + coalesce(i.count, 0) > 0) desc,
      u."lastName", u."firstName", u.id`.execute(db);
  return rows;
}
