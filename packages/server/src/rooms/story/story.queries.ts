import { type RawBuilder, sql } from 'kysely';
import { type Db, prepared, throughKeptPlans } from '../../kit/database/database.ts';
import type { StoryAsked, StoryRow } from '../../kit/lists/story.ts';
import { readTyped } from '../../kit/lists/typed.ts';

/**
 * One page of a client's story and one event more, of these kinds: the newest of each kind, of which there are as many as
 * the page has, then the newest of all.
 */
export async function findEvents(
  db: Db,
  asked: StoryAsked,
  {
    finds,
    q,
    kept,
  }: {
    finds: ((asked: StoryAsked) => RawBuilder<unknown>)[];
    q: string;
    /** Asked so often that its plan is kept. */
    kept: boolean;
  },
): Promise<StoryRow[]> {
  if (finds.length === 0) return [];
  const parts = q === '' ? [] : readTyped(q).parts;
  const each = finds.map((find) => sql`(${find(asked)})`);
  const { rows } = await sql<StoryRow>`${kept ? prepared : sql``}
    with me as materialized (select
      ${asked.user.id}::int || array(select replaced_by(${asked.user.id}::int)) as people,
      array(select fold(part) from unnest(${parts}::text[]) as each(part)) as parts)
    select * from (${sql.join(each, sql` union all `)}) as events
    order by at desc, kind, id desc limit ${asked.most}`.execute(kept ? throughKeptPlans(db) : db);
  return rows;
}
