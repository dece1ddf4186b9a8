import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import type { User } from '../../../kit/http/guard.ts';
import type { Assignee } from '../../people/index.ts';
import { doneBy, forNobody, type IssueQuery, issues } from './issues.list.queries.ts';
import { issueSelectColumns, onBehalfOf, shownRow } from './issues.select.queries.ts';

/** Issues assigned to a person, and to those whom the person replaces now. */
export const findAssigned = (db: Db, user: User, person: Assignee, query: IssueQuery) =>
  issues.pageOf(
    db,
    query,
    (wanted) =>
      wanted.select([
        ...issueSelectColumns,
        onBehalfOf(person.id, person.replaced).as('onBehalfOf'),
      ]),
    {
      row: shownRow(user),
      of: (rows) => rows.where(doneBy([person.id, ...person.replaced])),
      once: true,
    },
  );

/** Issues that a person reported, and those that what they reported was merged into. */
export async function findReported(db: Db, user: User, person: number, query: IssueQuery) {
  const followed = await followedBy(db, person);
  return await issues.pageOf(
    db,
    query,
    (wanted) => wanted.select([...issueSelectColumns, forNobody]),
    {
      row: shownRow(user),
      // Few hear of any: for the others the index of the orderer has the whole order.
      of: (rows) =>
        followed.length === 0
          ? rows.where('i.orderedBy', '=', person)
          : rows.where(sql<boolean>`(i."orderedBy" = ${person} or i.id = any(${followed}::int[]))`),
    },
  );
}

/** Issues that a person hears of since what they reported was merged into them. */
async function followedBy(db: Db, person: number): Promise<number[]> {
  const rows = await db
    .selectFrom('issueFollower')
    .select('issue')
    .where('user', '=', person)
    .orderBy('issue', 'desc')
    .limit(1_000)
    .execute();
  return rows.map(({ issue }) => issue);
}
