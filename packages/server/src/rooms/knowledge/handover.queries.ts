import type { Db } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/calls/errors.ts';
import { countChange } from '../../kit/records/rows.ts';
import { mayKeep } from './knowledge.queries.ts';

/** So many names say which they are. */
const mostNames = 20;

/** How many articles a person keeps. */
export async function countOwnedArticles(db: Db, owner: number): Promise<number> {
  const { count } = await db
    .selectFrom('knowledgeBase')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('owner', '=', owner)
    .executeTakeFirstOrThrow();
  return count;
}

/** The names of the first articles that a person keeps. */
export async function articleNamesOf(db: Db, owner: number): Promise<string[]> {
  const rows = await db
    .selectFrom('knowledgeBase')
    .select('name')
    .where('owner', '=', owner)
    .orderBy('name')
    .orderBy('id')
    .limit(mostNames)
    .execute();
  return rows.map(({ name }) => name);
}

/**
 * Gives the articles of one person to another; gives how many they were.
 *
 * @throws HttpError 400 on `articles` for an heir who does not write in the base
 */
export async function handOverArticles(db: Db, from: number, to: number): Promise<number> {
  if (!(await mayKeep(db, to))) {
    throw invalid({ articles: 'Wpisy może przejąć kierownik albo administrator' });
  }
  const moved = await db
    .updateTable('knowledgeBase')
    .set({ owner: to, ...countChange })
    .where('owner', '=', from)
    .returning('id')
    .execute();
  return moved.length;
}
