import { type RawBuilder, sql } from 'kysely';
import { type Db, preparedStatement, throughPreparedPlans } from '../../kit/database/database.ts';
import { readTyped } from '../../kit/lists/search-text.ts';
import type { StoryRequest, StoryRow } from '../../kit/lists/story.ts';

/**
 * One page of a client's story and one event more, of these kinds: the newest of each kind, of which there are as many as
 * the page has, then the newest of all.
 */
export async function findEvents(
  db: Db,
  request: StoryRequest,
  {
    finds,
    q,
    keepsPlan,
  }: {
    finds: ((request: StoryRequest) => RawBuilder<unknown>)[];
    q: string;
    /** Asked so often that its plan is kept. */
    keepsPlan: boolean;
  },
): Promise<StoryRow[]> {
  if (finds.length === 0) return [];
  const parts = q === '' ? [] : readTyped(q).parts;
  const each = finds.map((find) => sql`(${find(request)})`);
  const { rows } = await sql<StoryRow>`${keepsPlan ? preparedStatement : sql``}
    with me as materialized (select
      ${request.user.id}::int || array(select replaced_by(${request.user.id}::int)) as people,
      array(select fold(part) from unnest(${parts}::text[]) as each(part)) as parts)
    select * from (${sql.join(each, sql` union all `)}) as events
    order by at desc, kind, id desc limit ${request.most}`.execute(
    keepsPlan ? throughPreparedPlans(db) : db,
  );
  return rows;
}
