import { addressOf } from '@zaplecze/contract/addresses';
import { dictionaryCalls } from '@zaplecze/contract/rooms/dictionaries/calls';
import { dictionaries, dictionaryKinds } from '@zaplecze/contract/rooms/dictionaries/lists';
import { sql } from 'kysely';
import { fewCandidates, foundColumns, type SearchKind } from '../../kit/lists/record-search.ts';

const isKind = (kind: unknown) => dictionaryKinds.find((one) => one === kind) ?? 'tag';

/** Entries of all dictionaries, found by who keeps them, whose screens they are. */
export const dictionarySearch: SearchKind = {
  allow: dictionaryCalls.tag.create.allow,
  find: (_db, question) => {
    const entries = dictionaryKinds.map(
      (
        kind,
      ) => sql`select id, name, modified, ${sql.lit(kind)} as kind, ${sql.lit(dictionaries[kind].title)} as title
        from ${sql.table(kind)} where not archived`,
    );
    const { f, condition } = fewCandidates(question, {
      ...{ id: sql`t.id`, words: sql`t.words`, at: sql`t.modified` },
    });
    const columns = foundColumns({
      title: sql`t.name`,
      notes: sql`array[t.title]`,
      place: sql`jsonb_build_object('kind', t.kind, 'name', t.name)`,
    }).map((column) => (typeof column === 'string' ? sql.ref(column) : column));
    return sql`select ${sql.join(columns)}
      from (select e.*, fold(e.name) as words from (${sql.join(entries, sql` union all `)}) as e offset 0) as t
      cross join lateral ${f} where ${condition} order by f.fits, t.name limit 8`;
  },
  address: ({ place }) =>
    addressOf(dictionaries[isKind(place?.kind)].page, { search: String(place?.name) }),
};
