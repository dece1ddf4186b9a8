import type { Query } from '@zaplecze/contract/kit/calls/endpoint';
import type { Ref } from '@zaplecze/contract/kit/values/records';
import type { suggestArticles } from '@zaplecze/contract/rooms/knowledge/calls';
import { sql } from 'kysely';
import { type Db, preparedStatement } from '../../kit/database/database.ts';
import { readTyped } from '../../kit/lists/search-text.ts';

/** More would be a list to read instead of the issue to write. */
const mostSuggested = 3;

/**
 * Articles tied to a type of issues. Where words of the issue's name stand in some of them, only those: the more
 * words the better, in titles twice as good, then by how well the title fits, as the search has it; else the newest of the type. Endings aside:
 * 'drukarka' is found in 'Drukarki'.
 */
export async function suggestForIssue(
  db: Db,
  { type, name = '' }: Query<typeof suggestArticles>,
): Promise<Ref[]> {
  const { whole, parts } = readTyped(name);
  const { rows } = await sql<Ref>`select ${preparedStatement} s.id, s.name from (
      select f.*, max(f.met) over () as most from (
        select k.id, k.name, k.modified,
          (select coalesce(sum(1 + (strpos(left(k.search, length(k.name)), stem) > 0)::int), 0)
            from unnest(${parts}::text[]) as given(part),
            lateral (select btrim(fold(part), '%') as word) w,
            lateral (select left(word, greatest(4, length(word) - 2)) as stem) v
            where length(word) > 2 and strpos(k.search, stem) > 0) as met,
          fit(k.search, length(k.name), fold(${whole}::text), null,
            array(select fold(part) from unnest(${parts}::text[]) as given(part))) as fits
        from "knowledgeBase" k where k."issueTypes" @> array[${type}::int]
      ) f
    ) s where s.met > 0 or s.most = 0
    order by s.met desc, s.fits, s.modified desc, s.id desc limit ${sql.lit(mostSuggested)}`.execute(
    db,
  );
  return rows;
}
