import { activeIssueStatuses, issueStatuses } from '@zaplecze/contract/rooms/issues/lists';
import {
  type MergeCandidate,
  type MergedIssue,
  mergedDays,
} from '@zaplecze/contract/rooms/issues/merging/calls';
import { letterStatus } from '@zaplecze/contract/rooms/letters/lists';
import { sql } from 'kysely';
import { type Db, preparedStatement } from '../../../kit/database/database.ts';
import { literals } from '../../../kit/database/literals.ts';
import { authorTo, knownPerson, personJson, statusOf } from '../../../kit/database/refs.ts';
import type { User } from '../../../kit/http/guard.ts';
import { matches } from '../../../kit/lists/search.ts';

/** Where an issue went to at last: itself while it is merged into no other; undefined when there is none. */
export async function headOf(db: Db, id: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    with recursive way(id, next) as (
      select ${preparedStatement} i.id, i."mergedInto" from issue i where i.id = ${id}
      union select i.id, i."mergedInto" from way w join issue i on i.id = w.next
    )
    select id from way where next is null`.execute(db);
  return rows[0]?.id;
}

/** The letter that an issue came by, as long as its words are there; `id`: SQL of the issue's number. */
export const letterOf = (id: string) => sql<number | null>`(select min(l.id) from "incomingLetter" l
  where l.issue = ${sql.ref(id)} and l.status = ${sql.lit(letterStatus.issue)} and l.content is not null and not l.forgotten)`;

/** People who hear of an issue `i` beside those who do it, as JSON. */
export const followersJson = sql<MergedIssue['orderedBy'][]>`coalesce((
  select json_agg(${personJson('u')} order by u."lastName", u."firstName", u.id)
  from "issueFollower" f join person u on u.id = f."user" where f.issue = i.id), '[]')`;

/** Where an issue `i` went to at last, for whom may open that one. */
export const intoJson = (user: User) => sql<{ id: number; name: string } | null>`
  case when i."mergedInto" is not null then (
    with recursive way(id, name, next) as (
      select x.id, x.name, x."mergedInto" from issue x where x.id = i."mergedInto"
      union select x.id, x.name, x."mergedInto" from way w join issue x on x.id = w.next
    )
    select json_build_object('id', w.id, 'name', w.name) from way w
    where w.next is null and (${user.flags.manager} or takes_part(${user.id}, w.id))) end`;

/** What was merged into an issue `i`, and into that; whoever sees both takes it apart for so many days. */
export const mergedJson = (user: User) => sql<MergedIssue[]>`coalesce((
  with recursive parts(id) as (
    select x.id from issue x where x."mergedInto" = i.id
    union select x.id from parts p join issue x on x."mergedInto" = p.id
  )
  select json_agg(json_build_object('id', x.id, 'name', x.name, 'description', x.description,
    'letter', ${letterOf('x.id')}, 'created', x.created, 'orderedBy', ${knownPerson('x.orderedBy')}, 'at', m.created,
    'by', ${authorTo('m.createdBy')}, 'may', json_build_object('split',
      m.created > now() - make_interval(days => ${sql.lit(mergedDays)})
      and (${user.flags.manager} or takes_part(${user.id}, x.id)))) order by m.created, x.id)
  from parts p join issue x on x.id = p.id join "issueMerge" m on m.issue = x.id), '[]')`;

/** So many can be chosen from. */
const most = 20;

/**
 * Issues that are not over and that one could be merged with: what it is most like by its name first, then those of
 * its client, the newest first. Only those that the person may see.
 */
export async function findCandidates(
  db: Db,
  user: User,
  { id, client, name }: { id: number; client: number | null; name: string },
  search = '',
): Promise<MergeCandidate[]> {
  const searchCondition = matches('i.search', search, 'i.fragments');
  const theirs = user.flags.manager
    ? sql`true`
    : sql`i.id in (
        with me(id) as materialized (select ${user.id}::int union select * from replaced_by(${user.id}))
        select l.issue from "issueUser" l join me on me.id = l."user"
        union select l.issue from "issueFollower" l join me on me.id = l."user"
        union select o.id from issue o join me on me.id = o."orderedBy" where o.status in ${literals(activeIssueStatuses)})`;
  const { rows } = await sql<Omit<MergeCandidate, 'status'> & { status: number }>`
    with near as materialized (
      (select i.id from issue i where i.client = ${client} and i.status in ${literals(activeIssueStatuses)}
        order by i.created desc limit 500)
      union
      (select i.id from issue i where i.status in ${literals(activeIssueStatuses)}
        and ${theirs} and ${searchCondition} order by i.created desc, i.id desc limit 200)
    )
    select i.id, i.name, i.status, i.created, ${knownPerson('i.orderedBy')} as "orderedBy",
      case when i.client is not null then json_build_object('id', i.client, 'name', i."clientName") end as client,
      coalesce((select json_agg(${personJson('u')} order by u."lastName", u."firstName", u.id)
        from "issueUser" l join person u on u.id = l."user" where l.issue = i.id), '[]') as users
    from near n join issue i on i.id = n.id
    where i.id <> ${id} and ${theirs} and ${searchCondition}
    order by (i.client is not distinct from ${client}) desc, similarity(fold(i.name), fold(${name})) desc,
      i.created desc, i.id desc
    limit ${sql.lit(most)}`.execute(db);
  return rows.map((row) => ({ ...row, status: statusOf(issueStatuses, row.status) }));
}

/** How many tasks of projects issues would bring to another one. */
export async function countTasks(db: Db, from: number[], to: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct t."projectTask")::int as count from "issueTask" t
    where t.issue = any(${from}::int[]) and not exists (
      select from "issueTask" k where k.issue = ${to} and k."projectTask" = t."projectTask")`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** What merging an issue did, to be taken back; undefined of one that is merged into no other. */
export const findMerge = (db: Db, issue: number) =>
  db
    .selectFrom('issueMerge')
    .selectAll()
    .select(
      sql<boolean>`created > now() - make_interval(days => ${sql.lit(mergedDays)})`.as('fresh'),
    )
    .where('issue', '=', issue)
    .executeTakeFirst();
export type Merge = NonNullable<Awaited<ReturnType<typeof findMerge>>>;
