import { clientStatus } from '@zaplecze/contract/rooms/clients/lists';
import { projectStatus } from '@zaplecze/contract/rooms/projects/lists';
import { taskStatus } from '@zaplecze/contract/rooms/tasks/lists';
import { sql } from 'kysely';
import type { Db } from '../kit/database/database.ts';
import type { Staff } from './people/people.ts';
import { atWork, type Random } from './random.ts';

const dayLength = 86_400_000;

/**
 * What was made in one go was made by its author on the day it tells; and since then clients,
 * tasks, issues and offers have changed. What was before differs, what is now stays as it is.
 */
export async function fillHistory(
  db: Db,
  random: Random,
  { staff, now }: { staff: Staff[]; now: number },
): Promise<void> {
  await dateCreations(db);
  await followProjects(db);
  await changeClients(db, random, staff, now);
  await followStatuses(db);
}

async function dateCreations(db: Db): Promise<void> {
  // When a project was cancelled is told already.
  const wasActive = sql`coalesce(h.changes #>> '{status,1}', '') <> ${String(projectStatus.cancelled)}`;
  for (const table of ['client', 'project', 'offer', 'issue', 'organization'] as const) {
    await sql`update history h set at = r.created, who = r."createdBy" from ${sql.table(table)} r
      where h.entity = ${table} and h."entityId" = r.id and ${wasActive}`.execute(db);
  }
  for (const [part, whole] of [
    ['clientPerson', 'client'],
    ['clientAgreement', 'client'],
    ['projectTask', 'project'],
  ] as const) {
    await sql`update history h set at = w.created, who = w."createdBy"
      from ${sql.table(part)} p join ${sql.table(whole)} w on w.id = p.${sql.ref(whole)}
      where h.entity = ${part} and h."entityId" = p.id and ${wasActive}`.execute(db);
  }
}

/** Projects got their status when their tasks did, not when this was written. */
async function followProjects(db: Db): Promise<void> {
  const cancelled = String(projectStatus.cancelled);
  await sql`delete from history where entity = 'project' and action = 'update'
    and coalesce(changes #>> '{status,1}', '') <> ${cancelled}`.execute(db);
  await sql`insert into history (entity, "entityId", version, at, who, action, changes)
    select 'project', c.id, c.place + 1, c.at, c.who, 'update',
      jsonb_build_object('status', jsonb_build_array(c.before, c.status))
    from (
      select m.*, lag(m.status, 1, ${projectStatus.toDo}) over course as before,
        row_number() over course as place
      from (
        select p.id, s.at, s.who, ${projectStatus.inProgress}::int as status
        from project p cross join lateral (
          select n.created as at, n."createdBy" as who from "projectTask" t
          join "projectTaskStatus" n on n."projectTask" = t.id
          where t.project = p.id and n.status = any(${[taskStatus.inProgress, taskStatus.done]}::int[])
          order by n.created limit 1) s
        where not p.cancelled
        union all
        select p.id, p.completed, p."userModified", ${projectStatus.done} from project p
        where p.status = ${projectStatus.done}
      ) m window course as (partition by m.id order by m.at, m.status)
    ) c order by c.at`.execute(db);
}

const { active, potential } = clientStatus;

/** Whose work is with clients: not the reception, not the machines. */
const sells = ({ department }: Staff) => department !== 5 && department !== 7;

type Change = { id: number; at: number; who: number; action: string; changes: object };

/** Up to four changes of each client. */
async function changeClients(db: Db, random: Random, staff: Staff[], now: number): Promise<void> {
  const clients = await db
    .selectFrom('client')
    .select(['id', 'created', 'status', 'phone', 'street', 'email'])
    .orderBy('id')
    .execute();
  const tags = await db.selectFrom('clientTag').select(['client', 'tag']).execute();
  const changes: Change[] = clients.flatMap(({ id, created, status, phone, street, email }) => {
    const tag = tags.find(({ client }) => client === id)?.tag;
    const possible: { action: string; changes: object }[] = [
      { action: 'update', changes: { status: [status === active ? potential : active, status] } },
      {
        action: 'update',
        changes: {
          phone: [phone.replace(/\d$/, (last) => String((Number(last) + 3) % 10)), phone],
        },
      },
      { action: 'update', changes: { street: [`${street}A`, street] } },
      { action: 'update', changes: { email: [email.replace('biuro', 'kontakt'), email] } },
      ...(tag ? [{ action: 'link', changes: { tags: [null, tag] } }] : []),
    ];
    return random.some(possible, random.between(1, 4)).map((change) => {
      const days = random.between(1, Math.floor((now - Date.parse(created)) / dayLength));
      const at = atWork(random, now - days * dayLength);
      return { id, at, who: random.pick(staff.filter(sells)).id, ...change };
    });
  });
  await db
    .insertInto('history')
    .values(
      changes
        .sort((a, b) => a.at - b.at)
        .map(({ id, at, changes: fields, ...change }) => ({
          entity: 'client',
          entityId: id,
          version: change.action === 'update' ? 1 : null,
          at: new Date(at),
          changes: JSON.stringify(fields),
          ...change,
        })),
    )
    .execute();
}

/** The changes of statuses that courses of tasks, issues and offers tell of. */
async function followStatuses(db: Db): Promise<void> {
  await sql`
    insert into history (entity, "entityId", version, at, who, action, changes)
    select entity, id, 1, at, who, 'update', changes from (
      select 'projectTask' as entity, s."projectTask" as id, s.created as at, s."createdBy" as who,
        jsonb_build_object('status', jsonb_build_array(s.before, s.status))
          || case when s.status = ${taskStatus.done}
            then jsonb_build_object('dateEndJob', jsonb_build_array(null, s.created)) else '{}' end as changes
      from (select *, lag(status) over (partition by "projectTask" order by id) as before
            from "projectTaskStatus") s
      where s.before <> s.status and not s."withProject"
      union all
      select 'issue', s.issue, s.created, s."createdBy",
        jsonb_build_object('status', jsonb_build_array(s.before, s.status))
      from (select *, lag(status) over (partition by issue order by id) as before
            from "issueStatus") s
      where s.before <> s.status
      union all
      select 'offer', c.offer, c.created, c."createdBy",
        jsonb_build_object('status', jsonb_build_array(c.before, c.status))
      from (select *, lag(status, 1, 0::smallint) over (partition by offer order by id) as before
            from "offerComment") c
      where c.before <> c.status
    ) course order by at`.execute(db);
}
