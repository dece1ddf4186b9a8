import type { Query } from '@zaplecze/contract/kit/calls/endpoint';
import type { Ref } from '@zaplecze/contract/kit/values/records';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import {
  type Article,
  articleList,
  type listArticles,
} from '@zaplecze/contract/rooms/knowledge/calls';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { authorTo, filesOf, knownColored, personTo } from '../../kit/database/refs.ts';
import type { User } from '../../kit/http/guard.ts';
import { among, pagedList, whether } from '../../kit/lists/paged-list.ts';
import { asCounted } from '../../kit/lists/sort-key.ts';
import { lockRow } from '../../kit/records/rows.ts';
import { articleMay, nextReview } from './knowledge.rules.ts';
import { readerRequest, readingOf, toRead } from './reading.queries.ts';

type ArticleQuery = Query<typeof listArticles>;

/** What the list shows of an article under the alias `k`. */
const rowColumns = (user: User) =>
  [
    'k.id',
    'k.name',
    'k.reviewOn',
    'k.created',
    'k.modified',
    'k.version',
    sql<Ref>`(select json_build_object('id', t.id, 'name', t.name) from "knowledgeBaseType" t
      where t.id = k.type)`.as('type'),
    knownColored('department', 'k.department').as('department'),
    personTo('k.owner').as('owner'),
    toRead(user.id).as('toRead'),
    personTo('k.userModified').as('userModified'),
  ] as const;

/** The list of articles for a reader: the filter of articles to read means this reader. */
export const articlesOf = (reader: number) =>
  pagedList(articleList, {
    from: (db: Db) => db.selectFrom('knowledgeBase as k'),
    id: 'k.id',
    search: { in: 'k.search', fragments: 'k.fragments' },
    sort: {
      name: asCounted('k.name'),
      type: asCounted('k.typeName'),
      department: asCounted('k.departmentName'),
      reviewOn: sql`k."reviewOn"`,
      modifiedDate: 'k.modified',
      modified: 'k.modified',
      modifiedBy: 'k.modifiedByName',
      created: 'k.created',
    },
    filters: {
      type: among('k.type'),
      department: among('k.department'),
      owner: among('k.owner'),
      toReview: whether(
        sql<boolean>`(k."reviewOn" is not null and k."reviewOn" <= ${warsawDay()}::date)`,
      ),
      toRead: whether(toRead(reader)),
    },
  });

export const findArticles = (db: Db, user: User, query: ArticleQuery) =>
  articlesOf(user.id).pageOf(db, query, (wanted) => wanted.select(rowColumns(user)), {
    row: (row) => ({ ...row, may: articleMay(user) }),
  });

/** Other articles that a text leads to, or that lead here, by name. */
const linked = (far: 'article' | 'target', near: 'article' | 'target') => sql<Ref[]>`coalesce((
  select json_agg(json_build_object('id', o.id, 'name', o.name) order by o.name, o.id)
  from "knowledgeLink" l join "knowledgeBase" o on o.id = l.${sql.ref(far)}
  where l.${sql.ref(near)} = k.id), '[]')`;

/** More reviews tell nobody anything. */
const mostReviews = 20;

const reviews = sql<Article['reviews']>`coalesce((
  select json_agg(json_build_object('at', v.at, 'by', ${authorTo('v.by')}, 'next', v.next) order by v.id desc)
  from (select * from "knowledgeReview" v where v.article = k.id
    order by v.id desc limit ${sql.lit(mostReviews)}) v), '[]')`;

/** An article with its text and all that hangs on it, in one round trip. */
export async function getArticle(db: Db, user: User, id: number): Promise<Article | undefined> {
  const row = await db
    .selectFrom('knowledgeBase as k')
    .select(rowColumns(user))
    .select([
      sql<string | null>`mention_links(k.description)`.as('description'),
      'k.issueTypes',
      authorTo('k.createdBy').as('createdBy'),
      filesOf('knowledgeBase', 'k.id').as('files'),
      linked('target', 'article').as('links'),
      linked('article', 'target').as('linkedFrom'),
      reviews.as('reviews'),
      readerRequest(user.id).as('asked'),
      readingOf(user).as('reading'),
    ])
    .where('k.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const since = row.reviews[0]?.at ?? row.created;
  return { ...row, may: articleMay(user), nextReview: nextReview(row.reviewOn, since) };
}

/** An article locked for a change, as its page shows it; undefined when there is none. */
export async function lockArticle(db: Db, user: User, id: number): Promise<Article | undefined> {
  return (await lockRow(db, 'knowledgeBase', id)) && (await getArticle(db, user, id));
}

/** Whether somebody may keep an article: they work here and write in the base. */
export async function mayKeep(db: Db, person: number): Promise<boolean> {
  const found = await db
    .selectFrom('person')
    .select('id')
    .where('id', '=', person)
    .where('active', '=', true)
    .where(sql<boolean>`roles && array['ROLE_MANAGER', 'ROLE_ADMIN']`)
    // Nobody leaves while an article is being given to them.
    .forKeyShare()
    .executeTakeFirst();
  return found !== undefined;
}
