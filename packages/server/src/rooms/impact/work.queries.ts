import type { Days } from '@zaplecze/contract/kit/values/days';
import { addDays } from '@zaplecze/contract/kit/values/time';
import { absenceStatus } from '@zaplecze/contract/rooms/absences/statuses';
import { clientStatus } from '@zaplecze/contract/rooms/clients/lists';
import type { ImpactRow } from '@zaplecze/contract/rooms/impact/calls';
import { mostImpactRows } from '@zaplecze/contract/rooms/impact/lists';
import { issueStatus, openIssueStatuses } from '@zaplecze/contract/rooms/issues/lists';
import { openTaskStatuses, taskStatus } from '@zaplecze/contract/rooms/tasks/lists';
import { type RawBuilder, sql } from 'kysely';
import { type Db, preparedStatement } from '../../kit/database/database.ts';
import { literals } from '../../kit/database/literals.ts';
import { coloredTo } from '../../kit/database/refs.ts';
import { dayStart, isPast } from '../../kit/lists/list.ts';

/* Work that is due while its person is away. */

/** A row as it was found, before anything is proposed; `total`: how many there are of its kind. */
export type ImpactFinding = Omit<ImpactRow, 'remedies' | 'remedy' | 'limit'> & { total: number };

const open = literals(openTaskStatuses);
const openIssues = literals(openIssueStatuses);

/** Whether a limit has passed, falls into the absence, or is none although it is this person's turn. */
const whyOf = (limit: string) => sql`case when ${isPast(limit)} then 'overdue'
  when ${sql.ref(limit)} is not null then 'due' else 'turn' end`;

const ownOf = sql`'[]'::json`;

async function rowsOf(db: Db, query: RawBuilder<ImpactFinding>): Promise<ImpactFinding[]> {
  return (await query.execute(db)).rows;
}

/** The first instant after the absence. */
const back = ({ dateTo }: Days) => dayStart(addDays(dateTo, 1));

/** Open tasks that are due until its end, and those without a limit whose turn has come. */
export const findAffectedTasks = (db: Db, person: number, range: Days) =>
  rowsOf(
    db,
    sql<ImpactFinding>`
    select ${preparedStatement} 'task' as kind, t.id, t.version, t.name, ${whyOf('t.dateRealizationLimit')} as why,
      t."dateRealizationLimit" as at, t."finalDate",
      json_build_object('id', p.id, 'name', p.name) as project, ${coloredTo('client', 'p.client')} as client,
      json_build_object('project', t.project, 'task', t.task, 'procedure', t.procedure,
        'service', t.service) as task,
      ${ownOf} as others, t.total
    from (
      select t.*, count(*) over () as total from "projectTask" t
      where t."user" = ${person} and t.status in ${open}
        and (t."dateRealizationLimit" < ${back(range)} or t."dateRealizationLimit" is null
          and t.status in ${literals([taskStatus.toDo, taskStatus.inProgress])})
      order by t."dateRealizationLimit", t.id limit ${mostImpactRows}
    ) t join project p on p.id = t.project
    order by t."dateRealizationLimit", t.id`,
  );

/** The same of issues of which the person is an executor. */
export const findAffectedIssues = (db: Db, person: number, range: Days) =>
  rowsOf(
    db,
    sql<ImpactFinding>`
    select ${preparedStatement} 'issue' as kind, i.id, i.version, i.name, ${whyOf('i.dateRealization')} as why,
      i."dateRealization" as at, false as "finalDate", null::json as project,
      ${coloredTo('client', 'i.client')} as client, null::json as task,
      coalesce((select json_agg(json_build_object('id', o.id, 'name', o."firstName" || ' ' || o."lastName")
          order by o."lastName", o."firstName", o.id)
        from "issueUser" l join person o on o.id = l."user" and o.active
        where l.issue = i.id and l."user" <> ${person}), '[]') as others, i.total
    from (
      select i.*, count(*) over () as total from issue i
      where i.id = any(array(select u.issue from "issueUser" u where u."user" = ${person} and u.open))
        and i.status in ${openIssues}
        and (i."dateRealization" < ${back(range)} or i."dateRealization" is null)
      order by i."dateRealization", i.id limit ${mostImpactRows}
    ) i order by i."dateRealization", i.id`,
  );

/** Done issues that wait for the person's acceptance. */
export const findApprovals = (db: Db, person: number) =>
  rowsOf(
    db,
    sql<ImpactFinding>`
    select ${preparedStatement} 'approval' as kind, i.id, i.version, i.name, 'kind' as why,
      i."dateRealization" as at, false as "finalDate", null::json as project,
      ${coloredTo('client', 'i.client')} as client, null::json as task, ${ownOf} as others, i.total
    from (
      select i.*, count(*) over () as total from issue i
      where i."orderedBy" = ${person} and i.status in (1, 2, 9)
        and i.status = ${sql.lit(issueStatus.done)}
      order by i.modified, i.id limit ${mostImpactRows}
    ) i order by i.modified, i.id`,
  );

/** Requests for leave that the person decides about as the head of a department, whoever else may. */
export const findRequests = (db: Db, person: number) =>
  rowsOf(
    db,
    sql<ImpactFinding>`
    select ${preparedStatement} 'request' as kind, e.id, e.version, o."firstName" || ' ' || o."lastName" as name,
      'kind' as why, e."dateFrom"::timestamp at time zone 'Europe/Warsaw' as at, false as "finalDate",
      null::json as project, null::json as client, null::json as task, ${ownOf} as others,
      count(*) over () as total
    from "calendarEntry" e
    join person o on o.id = e.owner and o.active and o.id <> ${person}
    join department d on d.id = o.department and d.head = ${person}
    where e.status = ${sql.lit(absenceStatus.requested)}
    order by e."dateFrom", e.id limit ${mostImpactRows}`,
  );

/** How long a parcel that nobody confirmed is asked about, in days (DAY-10). */
const parcelDays = 30;

/** Guests announced for these days who have not left, and inbound parcels that nobody confirmed. */
export const findVisits = (db: Db, person: number, range: Days) =>
  rowsOf(
    db,
    sql<ImpactFinding>`
    select ${preparedStatement} case r.category when 'guest' then 'guest' else 'parcel' end as kind, r.id, r.version,
      coalesce(nullif(r."fullName", ''), nullif(r.description, ''), r."sysNumber") as name, 'kind' as why,
      r."operationDate" as at, false as "finalDate", null::json as project,
      case when r.client is not null then ${coloredTo('client', 'r.client')}
        when r."partyName" <> '' then json_build_object('id', 0, 'name', r."partyName", 'color', null)
        end as client,
      null::json as task, ${ownOf} as others, r.total
    from (
      select r.*, count(*) over (partition by category) as total,
        row_number() over (partition by category order by "operationDate", id) as place
      from reception r
      where r."user" = ${person} and r."operationDate" < ${back(range)}
        and (r.category = 'guest' and coalesce(r."exitDate" > now(), true)
            and r."operationDate" >= ${dayStart(range.dateFrom)}
          or r.direction = 'inbound' and r."receivedAt" is null
            and r."operationDate" > now() - make_interval(days => ${parcelDays}))
    ) r where r.place <= ${mostImpactRows}
    order by r."operationDate", r.id`,
  );

/** Clients (active ones, and who may become one) whom nobody else who works here looks after. */
export const findClients = (db: Db, person: number) =>
  rowsOf(
    db,
    sql<ImpactFinding>`
    select ${preparedStatement} 'client' as kind, c.id, c.version, c.name, 'kind' as why, null as at,
      false as "finalDate", null::json as project,
      json_build_object('id', c.id, 'name', c.name, 'color', c.color) as client, null::json as task,
      ${ownOf} as others, c.total
    from (
      select c.*, count(*) over () as total from client c
      where c.id in (
        select s.client from "clientService" s where s."user" = ${person} and not exists (
          select from "clientService" o join person p on p.id = o."user" and p.active
          where o.client = s.client and o."user" <> s."user"))
        and c.status in ${literals([clientStatus.active, clientStatus.potential])}
      order by c.name, c.id limit ${mostImpactRows}
    ) c order by c.name, c.id`,
  );

/** Substitutions in these days in which the person is the one who stands in. */
export const findStandIns = (db: Db, person: number, range: Days) =>
  rowsOf(
    db,
    sql<ImpactFinding>`
    select ${preparedStatement} 'standIn' as kind, r.id, r.version, p."firstName" || ' ' || p."lastName" as name,
      'kind' as why, r."dateFrom" as at, false as "finalDate", null::json as project, null::json as client,
      null::json as task, ${ownOf} as others, count(*) over () as total
    from replacement r join person p on p.id = r."replacedUser" and p.active
    where r."user" = ${person} and r."dateTo" >= ${dayStart(range.dateFrom)}
      and r."dateFrom" < ${back(range)}
    order by r."dateFrom", r.id limit ${mostImpactRows}`,
  );
