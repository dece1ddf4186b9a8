import type { Address } from '@zaplecze/contract/addresses';
import type { Allow } from '@zaplecze/contract/permissions';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { User } from '../http/guard.ts';
import type { SearchText } from './search-text.ts';

/** Who looks for what: what they typed, or records that they opened before. */
export type SearchQuestion = { user: User; typed: SearchText } | { user: User; ids: number[] };

/** A row that was found; `place`: what its address needs beside its id. */
export type FoundRow = {
  id: number;
  /** As fit() of 0020_search.sql, 5 for the text of a file, 6 for nearly. */
  fits: number;
  mine: boolean;
  at: string | null;
  title: string;
  notes: (string | null)[];
  more: (string | null)[];
  place: Record<string, number | string> | null;
};

/** How a kind of records is searched; each room says it of its own in its register. */
export type SearchKind = {
  /** Who may ask for the list of these records. */
  allow: Allow;
  /** Rows in the columns of `foundColumns`, of the room's own list, so that its rights hold. */
  find: (db: Db, question: SearchQuestion) => Expression<unknown>;
  address: (row: Pick<FoundRow, 'id' | 'place'>) => Address;
  /** The list that has all that fits, searched by the same words; `best`: the row that fits best. */
  whole?: (search: string, user: User, best: Pick<FoundRow, 'place'>) => Address;
};

type Fit = Pick<FoundRow, 'id' | 'fits' | 'mine' | 'at'>;

/**
 * Candidates as a table `f`: those that a function of 0020_search.sql finds, or the known ones.
 *
 * @param finder its name and what it takes between the asker and what was typed
 */
export function candidates(question: SearchQuestion, finder: string, ...besides: boolean[]) {
  if ('ids' in question) {
    return sql<Fit>`(select id, 0 as fits, false as mine, null::timestamptz as at
      from unnest(${question.ids}::int[]) as given(id))`.as<'f'>('f');
  }
  const flags = besides.map((flag) => sql`, ${flag}::boolean`);
  return sql<Fit>`(select x.* from asked cross join lateral ${sql.id(finder)}(asked.people${sql.join(flags, sql``)},
    asked.typed, asked.parts, asked.number, asked.other) x)`.as<'f'>('f');
}

/** The table `asked` that candidates are found by: worked out once, however many kinds are looked for. */
export function searchTable(question: SearchQuestion): RawBuilder<unknown> {
  if ('ids' in question) return sql``;
  const { whole, parts, number, other } = question.typed;
  return sql`with asked as materialized (select
    ${question.user.id}::int || array(select replaced_by(${question.user.id}::int)) as people,
    fold(${whole}::text) as typed,
    array(select fold(search_word(part)) from unnest(${parts}::text[]) with ordinality as each(part, place) order by place) as parts,
    ${number}::text as number, fold(${other}::text) as other)`;
}

/**
 * The same for tables so small that they are read whole: a lateral table `f`, and the condition on each row.
 *
 * @param words its folded name
 */
export function fewCandidates(
  question: SearchQuestion,
  { id, words, at }: { id: RawBuilder<number>; words: RawBuilder<string>; at: RawBuilder<unknown> },
) {
  const f = (fits: RawBuilder<number>) =>
    sql<Fit>`(select ${id} as id, ${fits} as fits, false as mine, ${at}::timestamptz as at)`.as<'f'>(
      'f',
    );
  if ('ids' in question) {
    return { f: f(sql`0`), condition: sql<boolean>`${id} = any(${question.ids}::int[])` };
  }
  // With its type it is an array; a bare query would be its rows.
  const parts = sql`(select parts from asked)::text[]`;
  return {
    f: f(sql`fit(${words}, length(${words}), (select typed from asked), null, ${parts})`),
    condition: sql<boolean>`${words} like all (${parts})`,
  };
}

type ResultColumns = {
  title: RawBuilder<string>;
  /** What always stands below the title. */
  notes?: RawBuilder<unknown>;
  /** Parts of a result that are shown only where they match the search. */
  more?: RawBuilder<unknown>;
  place?: RawBuilder<unknown>;
};

const none = sql`array[]::text[]`;

/** Columns of a result `f`: the same ones in the same order for all kinds. */
export const foundColumns = (columns: ResultColumns) =>
  [
    'f.id',
    'f.fits',
    'f.mine',
    'f.at',
    sql<string>`${columns.title}::text`.as('title'),
    sql<(string | null)[]>`${columns.notes ?? none}`.as('notes'),
    sql<(string | null)[]>`${columns.more ?? none}`.as('more'),
    sql<FoundRow['place']>`${columns.place ?? sql`null`}::jsonb`.as('place'),
  ] as const;
