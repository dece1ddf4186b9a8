import type { AcceptanceLink } from '@zaplecze/contract/rooms/issues/acceptance/calls';
import { issueStatus, issueStatuses } from '@zaplecze/contract/rooms/issues/lists';
import type { StatusWay } from '@zaplecze/contract/rooms/issues/status-ways';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { authorTo, statusOf } from '../../../kit/database/refs.ts';
import type { findActionLink } from '../../session/index.ts';
import type { KnownIssue } from '../issues.queries.ts';

type Shown = NonNullable<AcceptanceLink['issue']>;
type Link = NonNullable<Awaited<ReturnType<typeof findActionLink>>>;

/** Comments that the page of a link shows. */
const mostSaid = 3;

/** The note of 'Zrealizowane' that an issue waits with, and the newest words of those who did it. */
export async function findAcceptanceNote(db: Db, issue: number) {
  const { rows } = await sql<{
    round: number;
    doneAt: string;
    doneBy: { name: string } | null;
    said: Shown['said'];
  }>`
    select r.id as round, r.created as "doneAt", ${authorTo('r.createdBy')} as "doneBy",
      coalesce((select json_agg(w order by w.at) from (
        select k.created as at, mention_words(k.text) as text, (${authorTo('k.createdBy')} ->> 'name') as by
        from comment k where k."attachedTo" = 'issue' and k."attachedId" = i.id
          and k."createdBy" is not null and k."createdBy" <> i."orderedBy"
        order by k.id desc limit ${mostSaid}) w), '[]') as said
    from issue i cross join lateral (select s.id, s.created, s."createdBy" from "issueStatus" s
      where s.issue = i.id and s.status = ${sql.lit(issueStatus.done)} order by s.id desc limit 1) r
    where i.id = ${issue}`.execute(db);
  return rows[0];
}

/** What an issue became after the note of a link: the first status since. */
export async function outcomeSince(
  db: Db,
  { record, round }: Pick<Link, 'record' | 'round'>,
): Promise<AcceptanceLink['outcome']> {
  const row = await db
    .selectFrom('issueStatus')
    .select(['status', 'created as at', 'way'])
    .where('issue', '=', record)
    .where('id', '>', round)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row
    ? { status: statusOf(issueStatuses, row.status), at: row.at, way: row.way as StatusWay | null }
    : null;
}

/** What there is to decide about. */
export function shownIssue(
  { issue }: KnownIssue,
  { doneAt, doneBy, said }: NonNullable<Awaited<ReturnType<typeof findAcceptanceNote>>>,
  link: Link,
): Shown {
  const { orderedBy, client, type, description, users, acceptsOn } = issue;
  return {
    id: issue.id,
    orderer: orderedBy.name,
    client: client?.name ?? null,
    type: type.name,
    description,
    users: users.map(({ id, name }) => ({ id, name })),
    doneBy: doneBy?.name ?? null,
    doneAt,
    said,
    acceptsOn,
    expires: link.expires,
  };
}
