import { addressOf } from '@zaplecze/contract/addresses';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { openIssueStatuses } from '@zaplecze/contract/rooms/issues/lists';
import { openProjectStatuses, projectStatus } from '@zaplecze/contract/rooms/projects/lists';
import type { ClientGlance } from '@zaplecze/contract/rooms/story/calls';
import { sql } from 'kysely';
import { type Db, preparedStatement } from '../../kit/database/database.ts';
import { literals } from '../../kit/database/literals.ts';
import type { User } from '../../kit/http/guard.ts';
import { isPast } from '../../kit/lists/list.ts';
import { askers } from '../../kit/lists/story.ts';
import { seenIssues } from '../issues/index.ts';
import { plannedValue, valueDay } from '../projects/index.ts';
import { seenTasks, storyTaskAddress, taskPlace } from '../tasks/index.ts';

/** Limits that stand at a glance. */
const mostLimits = 3;

type Limit = Omit<ClientGlance['limits'][number], 'address'> & {
  place: Record<string, unknown> | null;
};
type Row = { limits: Limit[]; value: number | null; lastContact: ClientGlance['lastContact'] };

/** Limits of projects for managers; of their own tasks for others. */
const workLimits = (user: User, client: number) =>
  user.flags.manager
    ? sql`select 'project' as kind, p.id, p.name, p."nextLimit" as at, null::jsonb as place
        from project p where p.client = ${client} and p."nextLimit" is not null
          and p.status in ${literals(openProjectStatuses)}
        order by p."nextLimit", p.id limit ${mostLimits}`
    : sql`select 'task' as kind, t.id, t.name, t."dateRealizationLimit" as at, ${taskPlace} as place
        from "projectTask" t join project p on p.id = t.project
        where p.client = ${client} and t.status not in (9, 10) and ${seenTasks(user)}
          and t."dateRealizationLimit" is not null
        order by t."dateRealizationLimit", t.id limit ${mostLimits}`;

/** A client at a glance, of what the reader may open. */
export async function findGlance(db: Db, user: User, client: number): Promise<ClientGlance> {
  const year = Number(warsawDay().slice(0, 4));
  const value = user.flags.manager
    ? sql`(select coalesce(sum(${plannedValue}), 0) from project p
        where p.client = ${client} and p.status <> ${sql.lit(projectStatus.cancelled)}
          and ${valueDay} between make_date(${year}::int, 1, 1) and make_date(${year}::int, 12, 31))`
    : sql`null::numeric`;
  // The kind of an event about a record that not everybody may open.
  const kind = user.flags.manager ? sql`k.kind` : sql`null`;
  const { rows } = await sql<Row>`
    with ${preparedStatement} me as materialized (select
      ${user.id}::int || array(select replaced_by(${user.id}::int)) as people)
    select coalesce((select json_agg(json_build_object('kind', l.kind, 'id', l.id, 'name', l.name,
          'at', l.at, 'overdue', ${isPast('l.at')}, 'place', l.place) order by l.at, l.kind, l.id)
        from (select * from (
          (${workLimits(user, client)})
          union all
          (select 'issue', i.id, i.name, i."dateRealization", null from issue i
            where i.client = ${client} and i.status in ${literals(openIssueStatuses)}
              and i."dateRealization" is not null and ${seenIssues(user, askers)}
            order by i."dateRealization", i.id limit ${mostLimits})
        ) as every order by at, kind, id limit ${mostLimits}) as l), '[]') as limits,
      ${value}::float8 as value,
      (select json_build_object('day', k.day, 'kind', ${kind}::text)
        from "clientContact" k where k.client = ${client}) as "lastContact"`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A glance is one row');
  const limits = row.limits.map(({ place, ...limit }) => ({
    ...limit,
    address:
      limit.kind === 'task'
        ? storyTaskAddress({ place })
        : limit.kind === 'issue'
          ? addressOf('yourIssue', { id: limit.id })
          : addressOf('client', { id: client }, { project: limit.id }),
  }));
  return { ...row, limits, year };
}
