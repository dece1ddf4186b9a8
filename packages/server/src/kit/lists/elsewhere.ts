import { mostCounted } from '@zaplecze/contract/kit/lists/list';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';

/* Words of a search that may stand in other records than the row: in the project of a task, in own fields. */

/** Other records that rows are found by. Their tables have aliases that no list has, since a row's column is named among them. */
export type SearchPlace = {
  /** The row's column with its alias: `t.project`. */
  column: string;
  /** What it is compared with in the other records. */
  id: RawBuilder<number | null>;
  from: RawBuilder<unknown>;
  /** Which of them have a word; undefined for one that is not looked for there. */
  having: (word: string) => RawBuilder<unknown> | undefined;
};

/** Condition that a word stands in one of the places; undefined where it is looked for in none, or stands in none. */
export type Elsewhere = (word: string) => RawBuilder<boolean> | undefined;

const either = (conditions: RawBuilder<unknown>[]) =>
  conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` or `)})` : undefined;

/** The place as it is asked of each row by itself. */
const ofRow = (
  { column, id, from }: SearchPlace,
  condition: RawBuilder<unknown>,
  { singly }: { singly: boolean },
) =>
  // With its offset it is asked of each row indeed: the database would gather all that have the word first.
  sql`exists (select from ${from} where ${id} = ${sql.ref(column)} and ${condition}${singly ? sql` offset 0` : sql``})`;

/**
 * The places with what stands in them looked for first, in one statement. As many as a list counts are told by their numbers: the
 * index of the row's own words and that of the column serve the search together, and the database knows how many there are.
 * Where a word stands in more, rows enough for a page and the count are soon found by asking each.
 *
 * @param options.walked whether no more rows are gone through than make a page and the count
 */
export async function findElsewhere(
  db: Db,
  places: SearchPlace[],
  words: Iterable<string>,
  { walked }: { walked: boolean },
): Promise<Elsewhere> {
  const questions = [...words].flatMap((word) =>
    places.flatMap((place) => {
      const condition = place.having(word);
      return condition ? [{ word, place, condition }] : [];
    }),
  );
  if (questions.length === 0) return () => undefined;
  const each = questions.map(
    ({ place: { id, from }, condition }, at) =>
      sql`select ${sql.lit(at)} as at, array(select ${id} from ${from} where ${condition} limit ${sql.lit(mostCounted + 1)}) as ids`,
  );
  const { rows } = await sql<{ at: number; ids: (number | null)[] }>`
    ${sql.join(each, sql` union all `)}`.execute(db);
  const idsAt = new Map(rows.map(({ at, ids }) => [at, ids]));
  return (word) =>
    either(
      questions.flatMap(({ word: one, place, condition }, at) => {
        const ids = idsAt.get(at) ?? [];
        if (one !== word || ids.length === 0) return [];
        if (ids.length > mostCounted) return [ofRow(place, condition, { singly: walked })];
        return [sql`${sql.ref(place.column)} = any(${ids}::int[])`];
      }),
    );
}
