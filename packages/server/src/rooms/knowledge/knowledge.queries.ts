import type { Query } from '@zaplecze/contract/kit/endpoint';
import type { Ref } from '@zaplecze/contract/kit/records';
import type { Article, listArticles } from '@zaplecze/contract/knowledge';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../kit/database.ts';
import type { User } from '../../kit/guard.ts';
import { matches, oneOf, pageOf } from '../../kit/list.ts';
import { authorTo, filesOf, knownColored, personTo } from '../../kit/refs.ts';
import type { KnowledgeBase } from '../../kit/tables.ts';

type ArticleQuery = Query<typeof listArticles>;

/** Managers and admins keep the base, everybody reads it (document 001, section 6). */
const mayOf = ({ flags }: User) => ({ edit: flags.manager, delete: flags.manager });

/** Articles of the filter, before order and page. */
function filtered(db: Db, { search, filter }: ArticleQuery) {
  let rows = db.selectFrom('knowledgeBase as k');
  if (search) rows = rows.where(matches('k.search', search, 'k.fragments'));
  for (const field of ['type', 'department'] as const) {
    const ids = filter[field];
    if (ids) rows = rows.where(oneOf(`k.${field}`, ids));
  }
  return rows;
}

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

export async function findArticles(db: Db, user: User, query: ArticleQuery) {
  const page = await pageOf(db, query, {
    rows: filtered(db, query),
    id: 'k.id',
    sort: {
      name: 'k.name',
      type: 'k.typeName',
      department: 'k.departmentName',
      modifiedDate: 'k.modified',
      modified: 'k.modified',
      modifiedBy: 'k.modifiedByName',
      created: 'k.created',
    },
    columns: (wanted) => wanted.select(rowColumns()),
  });
  return { ...page, list: page.list.map((row) => ({ ...row, may: mayOf(user) })) };
}

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
  return row && { ...row, may: mayOf(user) };
}

/** An article locked for a change, as its page shows it; undefined when there is none. */
export async function lockArticle(db: Db, user: User, id: number): Promise<Article | undefined> {
  const found = await db
    .selectFrom('knowledgeBase')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return found && (await getArticle(db, user, id));
}

export async function insertArticle(db: Db, fields: Insertable<KnowledgeBase>): Promise<number> {
  const row = await db
    .insertInto('knowledgeBase')
    .values(fields)
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Changes an article, or (without fields) only counts a change of its files; gives its new version. */
export async function updateArticle(
  db: Db,
  id: number,
  fields: Updateable<KnowledgeBase>,
): Promise<number> {
  const row = await db
    .updateTable('knowledgeBase')
    .set({ ...fields, modified: sql`clock_timestamp()` })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
}

export async function removeArticle(db: Db, id: number): Promise<void> {
  await db.deleteFrom('knowledgeBase').where('id', '=', id).execute();
}
