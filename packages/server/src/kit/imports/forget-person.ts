import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { matches } from '../records/matching.ts';
import type { ErasedPerson } from '../records/personal.ts';
import { declensionRegex } from '../records/personal-doubts.ts';
import { whole, wordsOf } from '../records/spelling.ts';

/** Columns of files that are being brought in in which `forgetInImports` or nobody writes. */
export const importBesides = [
  'sheet',
  'columns',
  'content',
  'settings',
  'state',
  'kind',
  'refused',
  'reading',
];

/**
 * Takes the rows of whoever is forgotten out of files that nobody has brought in yet, with the samples of such a file: the
 * names stand in cells of their own there, so a row is theirs that has both, or a telephone or an e-mail of theirs. Files as
 * they were sent are forgotten all: what stands in their other sheets nobody looks through.
 */
export async function forgetInImports(
  db: Db,
  { identity: known, patterns }: ErasedPerson,
): Promise<void> {
  await sql`update "clientImport" set source = null, reading = null where source is not null`.execute(
    db,
  );
  const word = (name: string) => wordsOf(name).map((one) => whole(declensionRegex(one)));
  const names = known.names.map(({ first, last }) => [...word(first), ...word(last)]);
  const row = sql`(select string_agg(c, ' ') from json_array_elements_text(r.value -> 'cells') c)`;
  const both = names.map((all) => sql`(l.cells ~* all(${all}::text[]))`);
  const theirs = sql`(${sql.join([matches(sql`l.cells`, patterns), ...both], sql` or `)})`;
  await sql`
    with kept as (
      select i.id, json_agg(r.value order by r.place) filter (where not ${theirs}) as content,
        count(*) filter (where ${theirs}) as gone
      from "clientImport" i, json_array_elements(i.content) with ordinality as r(value, place),
        lateral (select coalesce(${row}, '') as cells) l
      where i.content is not null group by i.id
    )
    update "clientImport" i set content = coalesce(k.content, '[]'),
      "rowCount" = i."rowCount" - k.gone::int, refused = null,
      columns = (select coalesce(json_agg(json_build_object('header', c ->> 'header', 'samples', '[]'::json)), '[]')
        from json_array_elements(i.columns) c)
    from kept k where k.id = i.id and k.gone > 0`.execute(db);
}
