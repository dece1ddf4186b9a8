import { activeIssueStatuses, issueStatuses } from '@zaplecze/contract/rooms/issues/lists';
import { type SimilarIssue, shortestSimilar } from '@zaplecze/contract/rooms/issues/similar/calls';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { literals } from '../../../kit/database/literals.ts';
import { personJson, statusOf } from '../../../kit/database/refs.ts';
import type { User } from '../../../kit/http/guard.ts';
import { isParticipant } from '../issues.queries.ts';

/** So many are shown; more would be read by nobody who is typing. */
const most = 5;
/** How much of a name, or of one of its words in some form, must be alike (pg_trgm, 0 to 1). */
const likeness = { name: 0.35, word: 0.6 };

type Found = Omit<SimilarIssue, 'status'> & { status: number };

const wordsOf = (name: RawBuilder<unknown>) =>
  sql`regexp_split_to_table(fold(${name}), '[^[:alnum:]]+') as said(word)`;

/** A folded name without the words of the client's own in any form of theirs, which tell no issue from another. */
const bare = (name: RawBuilder<unknown>) => sql`(
  select coalesce(string_agg(word, ' '), '') from ${wordsOf(name)}
  where not exists (select from own where said.word = own.word or length(own.stem) > 3 and starts_with(said.word, own.stem)))`;

/**
 * Issues of a client that are not over and are named like what is typed: the whole name, or a word of four
 * letters and more („drukarka” finds „drukarki”), the client's own name aside. Only those that the person may see; the most alike first.
 */
export async function findSimilar(
  db: Db,
  user: User,
  { client, name }: { client: number; name: string },
): Promise<SimilarIssue[]> {
  if (name.length < shortestSimilar) return [];
  const mine = user.flags.manager ? sql`true` : isParticipant(user.id);
  const { rows } = await sql<Found>`
    with own as materialized (
      select word, left(word, greatest(4, length(word) - 2)) as stem
      from client c, ${wordsOf(sql`c.name`)} where c.id = ${client}
    ), told as materialized (
      select ${bare(sql`${name}`)} as whole
    ), typed as materialized (
      select whole, array(
        select word from ${wordsOf(sql`whole`)} where length(word) >= ${sql.lit(shortestSimilar)}) as words from told
    ), alike as materialized (
      select i.id, similarity(n.name, t.whole) as likeness
      from issue i cross join typed t cross join lateral (select ${bare(sql`i.name`)} as name) n
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
