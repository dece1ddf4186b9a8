import type { Query } from '@zaplecze/contract/kit/endpoint';
import type { Ref } from '@zaplecze/contract/kit/records';
import { type Article, articleList, type listArticles } from '@zaplecze/contract/knowledge';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { authorTo, filesOf, knownColored, personTo } from '../../kit/database/refs.ts';
import type { User } from '../../kit/http/guard.ts';
import { among, pagedList } from '../../kit/lists/paged-list.ts';
import { lockRow } from '../../kit/records/rows.ts';
import { articleMay } from './knowledge.rules.ts';

type ArticleQuery = Query<typeof listArticles>;

/** What the list shows of an article under the alias `k`. */
const rowColumns = () =>
  [
    'k.id',
    'k.name',
    'k.created',
    'k.modified',
    'k.version',
    sql<Ref>`(select json_build_object('id', t.id, 'name', t.name) from "knowledgeBaseType" t
      where t.id = k.type)`.as('type'),
    knownColored('department', 'k.department').as('department'),
    personTo('k.userModified').as('userModified'),
  ] as const;

export const articles = pagedList(articleList, {
  from: (db) => db.selectFrom('knowledgeBase as k'),
  id: 'k.id',
  search: { in: 'k.search', fragments: 'k.fragments' },
  sort: {
    name: 'k.name',
    type: 'k.typeName',
    department: 'k.departmentName',
    modifiedDate: 'k.modified',
    modified: 'k.modified',
    modifiedBy: 'k.modifiedByName',
    created: 'k.created',
  },
  filters: { type: among('k.type'), department: among('k.department') },
});

export const findArticles = (db: Db, user: User, query: ArticleQuery) =>
  articles.pageOf(db, query, (wanted) => wanted.select(rowColumns()), {
    row: (row) => ({ ...row, may: articleMay(user) }),
  });

/** An article with its text and files, in one round trip. */
export async function getArticle(db: Db, user: User, id: number): Promise<Article | undefined> {
  const row = await db
    .selectFrom('knowledgeBase as k')
    .select(rowColumns())
    .select([
      'k.description',
      authorTo('k.createdBy').as('createdBy'),
      filesOf('knowledgeBase', 'k.id').as('files'),
    ])
    .where('k.id', '=', id)
    .executeTakeFirst();
  return row && { ...row, may: articleMay(user) };
}

/** An article locked for a change, as its page shows it; undefined when there is none. */
export async function lockArticle(db: Db, user: User, id: number): Promise<Article | undefined> {
  return (await lockRow(db, 'knowledgeBase', id)) && (await getArticle(db, user, id));
}
