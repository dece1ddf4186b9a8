import type { PersonRef } from '@zaplecze/contract/kit/values/records';
import { activeIssueStatuses, openIssueStatuses } from '@zaplecze/contract/rooms/issues/lists';
import { offerStatus, openOfferStatuses } from '@zaplecze/contract/rooms/offers/lists';
import { mostSpread, type SpreadKind } from '@zaplecze/contract/rooms/people/leaving';
import { openProjectStatuses } from '@zaplecze/contract/rooms/projects/lists';
import { openTaskStatuses } from '@zaplecze/contract/rooms/tasks/lists';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { literals } from '../../../kit/database/literals.ts';
import { personJson } from '../../../kit/database/refs.ts';

/** A piece of somebody's work that may go to a person of its own. */
export type Piece = {
  kind: SpreadKind;
  id: number;
  name: string;
  /** What tells it from others of its name: project and client. */
  place: string;
  client: number | null;
  /** The department itself, of those that the person heads. */
  department: number | null;
};

/** Pieces of a person's work, at most `mostSpread` of a kind, what is due first before what has no limit. */
export async function piecesOf(db: Db, person: number): Promise<Piece[]> {
  const { rows } = await sql<Piece>`
    (select 'tasks' as kind, t.id, t.name, case
          when strpos(p.name, p."clientName") > 0 then p.name
          else p.name || ', ' || p."clientName" end as place, p.client,
        null::int as department
      from "projectTask" t join project p on p.id = t.project
      where t."user" = ${person} and t.status in ${literals(openTaskStatuses)}
      order by t."dateRealizationLimit" nulls last, t.id limit ${mostSpread})
    union all
    (select 'issues', i.id, i.name, coalesce(i."clientName", ''), i.client, null
      from issue i
      where i.status in ${literals(activeIssueStatuses)} and (i."orderedBy" = ${person}
        or exists (select from "issueUser" l where l.issue = i.id and l."user" = ${person}))
      order by i."dateRealization" nulls last, i.id limit ${mostSpread})
    union all
    (select 'offers', o.id, o.name, o."clientName", o.client, null
      from offer o
      where o.seller = ${person} and (o.status in ${literals(openOfferStatuses)}
        or o.status = ${sql.lit(offerStatus.accepted)} and not exists (
          select from project p where p.offer = o.id and not p.cancelled))
      order by o.id limit ${mostSpread})
    union all
    (select 'projects', p.id, p.name, p."clientName", p.client, null
      from project p
      where p.seller = ${person} and p.status in ${literals(openProjectStatuses)}
      order by p.id limit ${mostSpread})
    union all
    (select 'clients', c.id, c.name, c.city, c.id, null
      from "clientService" s join client c on c.id = s.client where s."user" = ${person}
      order by c.name, c.id limit ${mostSpread})
    union all
    (select 'departments', d.id, d.name, '', null, d.id
      from department d where d.head = ${person} order by d.name limit ${mostSpread})`.execute(db);
  return rows;
}

/** Somebody who may take over, with what they have open. */
export type Colleague = {
  user: PersonRef;
  department: number | null;
  manager: boolean;
  load: number;
};

/** Who works here besides somebody who leaves. */
export async function colleaguesOf(db: Db, person: number): Promise<Colleague[]> {
  const { rows } = await sql<Colleague>`
    select ${personJson('u')} as "user", u.department,
      u.roles && '{ROLE_MANAGER,ROLE_ADMIN}' as manager,
      ((select count(*) from "projectTask" t
          where t."user" = u.id and t.status in ${literals(openTaskStatuses)})
        + (select count(*) from "issueUser" l join issue i on i.id = l.issue
          where l."user" = u.id and i.status in ${literals(openIssueStatuses)}))::int as load
    from person u where u.active and u.id <> ${person} order by u.id`.execute(db);
  return rows;
}

/** Carers of clients who work here, besides somebody who leaves; by client. */
export async function otherCarers(
  db: Db,
  person: number,
  clients: number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ client: number; user: number }>`
    select s.client, min(s."user") as "user"
    from "clientService" s join person u on u.id = s."user" and u.active
    where s."user" <> ${person} and s.client = any(${clients}::int[]) group by s.client`.execute(
    db,
  );
  return new Map(rows.map(({ client, user }) => [client, user]));
}
