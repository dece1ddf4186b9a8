import { type SimilarIssue, shortestSimilar } from '@zaplecze/contract/issue-similar';
import { activeIssueStatuses, issueStatuses } from '@zaplecze/contract/issues.lists';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { literals } from '../../kit/database/literals.ts';
import { personJson, statusOf } from '../../kit/database/refs.ts';
import type { User } from '../../kit/http/guard.ts';
import { partTaken } from './issues.queries.ts';

/** So many are shown; more would be read by nobody who is typing. */
const most = 5;
/** How much of a name, or of one of its words in some form, must be alike (pg_trgm, 0 to 1). */
const likeness = { name: 0.35, word: 0.6 };

type Found = Omit<SimilarIssue, 'status'> & { status: number };

/**
 * Issues of a client that are not over and are named like what is typed: the whole name, or a word of four
 * letters and more („drukarka” finds „drukarki”). Only those that the person may see; the most alike first.
 */
export async function findSimilar(
  db: Db,
  user: User,
  { client, name }: { client: number; name: string },
): Promise<SimilarIssue[]> {
  if (name.length < shortestSimilar) return [];
  const mine = user.flags.manager ? sql`true` : partTaken(user.id);
  const { rows } = await sql<Found>`
    with typed as materialized (
      select fold(${name}) as whole, array(
        select word from regexp_split_to_table(fold(${name}), '[^[:alnum:]]+') as word
        where length(word) >= ${sql.lit(shortestSimilar)}) as words
    ), alike as materialized (
      select i.id, similarity(n.name, t.whole) as likeness
      from issue i cross join typed t cross join lateral (select fold(i.name) as name) n
      where i.client = ${client} and i.status in ${literals(activeIssueStatuses)}
        and (similarity(n.name, t.whole) >= ${sql.lit(likeness.name)} or exists (
          select from unnest(t.words) as word where word_similarity(word, n.name) >= ${sql.lit(likeness.word)}))
    )
    select i.id, i.name, i.status, i.created, coalesce((
      select json_agg(${personJson('u')} order by u."lastName", u."firstName", u.id)
      from "issueUser" l join person u on u.id = l."user" where l.issue = i.id), '[]') as users
    from alike a join issue i on i.id = a.id where ${mine}
    order by a.likeness desc, i.created desc, i.id desc limit ${sql.lit(most)}`.execute(db);
  return rows.map((row) => ({ ...row, status: statusOf(issueStatuses, row.status) }));
}
