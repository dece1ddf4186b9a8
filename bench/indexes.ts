import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** A connection that rests tells what it has counted after ten seconds. */
const countsTold = 11_000;

/** How often each index that is not there for a rule was read so far. */
async function readIndexes(db: pg.Client): Promise<Map<string, number>> {
  const { rows } = await db.query<{ name: string; scans: number }>(
    `select s.relname || ': ' || regexp_replace(pg_get_indexdef(s.indexrelid), '^.* USING ', '') as name,
            s.idx_scan::int as scans
       from pg_stat_user_indexes s join pg_index i on i.indexrelid = s.indexrelid
      where s.schemaname = 'public' and not i.indisunique order by 1`,
  );
  return new Map(rows.map(({ name, scans }) => [name, scans]));
}

/** What the bench says of indexes: which of them nothing read, and which repeat another. */
export const describeIndexes = (unread: string[], doubled: string[]): string[] => [
  '## Indeksy, których nic w tym przebiegu nie czytało',
  '',
  'Usuwania i zadań w tle ten przebieg nie mierzy: komu służy indeks, mówi migracja przy nim.',
  '',
  ...unread.map((name) => `- ${name}`),
  '',
  `Powtórzonych indeksów: ${doubled.length === 0 ? 'brak' : ''}`,
  '',
  ...doubled.map((name) => `- ${name}`),
];

/**
 * Begins to watch the indexes; what it gives tells which of them nothing has read since. Measured
 * calls read lists and records: what jobs and deletions need is told by the migrations beside each index.
 */
export async function watchIndexes(db: pg.Client): Promise<() => Promise<string[]>> {
  const before = await readIndexes(db);
  return async () => {
    await pause(countsTold);
    const now = await readIndexes(db);
    return [...now].filter(([name, scans]) => scans === before.get(name)).map(([name]) => name);
  };
}

/**
 * Indexes that tell nothing beside another one of their table: the same columns, or the first of them,
 * in the same order or all in the opposite one, of the same rows.
 */
export async function doubledIndexes(db: pg.Client): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `with btree as (
       select i.indexrelid as id, i.indrelid as of, i.indisunique as rule, c.relname as name,
              s.relname as table, i.indnkeyatts as length,
              string_to_array(i.indkey::text, ' ') as columns,
              string_to_array(i.indclass::text, ' ') as classes,
              string_to_array(i.indcollation::text, ' ') as collations,
              string_to_array(i.indoption::text, ' ')::int[] as options,
              coalesce(pg_get_expr(i.indexprs, i.indrelid), '') as expressions,
              coalesce(pg_get_expr(i.indpred, i.indrelid), '') as part,
              regexp_replace(pg_get_indexdef(i.indexrelid), '^.* USING ', '') as told
         from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am m on m.oid = c.relam
         join pg_stat_user_tables s on s.relid = i.indrelid and s.schemaname = 'public'
        where m.amname = 'btree'
     )
     select a.table || ': ' || a.told || ' = ' || b.told as name
       from btree a join btree b on b.of = a.of and b.id <> a.id and b.length >= a.length
      where not a.rule and a.part = b.part and a.expressions = b.expressions
        and a.columns = b.columns[:a.length] and a.classes = b.classes[:a.length]
        and a.collations = b.collations[:a.length]
        and (a.options = b.options[:a.length]
          or a.options = array(select 3 # one from unnest(b.options[:a.length]) with ordinality as o(one, at)
                               order by at))
        and (b.length > a.length or b.rule or a.id < b.id)
      order by 1`,
  );
  return rows.map(({ name }) => name);
}
