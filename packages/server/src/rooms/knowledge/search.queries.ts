import { addressOf } from '@zaplecze/contract/addresses';
import { listArticles } from '@zaplecze/contract/rooms/knowledge/calls';
import { sql } from 'kysely';
import { candidates, foundColumns, type SearchKind } from '../../kit/lists/record-search.ts';
import { articlesOf } from './knowledge.queries.ts';

/** The words around the first of those that were typed. */
const around = (word: string) => sql`(select case when at > 0 then
    btrim(substr(k.content, greatest(at - 40, 1), 100)) end
  from (select strpos(fold(left(k.content, 20000)), fold(${word}::text)) as at) found)`;

export const articleSearch: SearchKind = {
  allow: listArticles.allow,
  find: (db, question) =>
    articlesOf(question.user.id)
      .rowsOf(db, { filter: {} })
      .innerJoin(candidates(question, 'find_knowledgeBase', false), 'f.id', 'k.id')
      .select(
        foundColumns({
          title: sql`k.name`,
          notes: sql`array[k."typeName", k."departmentName"]`,
          ...('typed' in question && {
            more: sql`array[${around((question.typed.parts[0] ?? '').replaceAll('%', ''))}]`,
          }),
        }),
      ),
  address: ({ id }) => addressOf('knowledge', { item: id }),
  whole: (search) => addressOf('knowledge', { search }),
};
