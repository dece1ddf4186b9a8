import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import type { User } from '../../../kit/http/guard.ts';
import { seenIssues } from '../story.queries.ts';
import { type IssueQuery, issues } from './issues.list.queries.ts';
import { issueSelectColumns, onBehalfOf, shownRow } from './issues.select.queries.ts';

/** Issues of one client, those that the reader may open. */
export const findOfClient = (
  db: Db,
  user: User,
  { client, replaced }: { client: number; replaced: number[] },
  query: IssueQuery,
) =>
  issues.pageOf(
    db,
    query,
    (wanted) =>
      wanted.select([...issueSelectColumns, onBehalfOf(user.id, replaced).as('onBehalfOf')]),
    {
      row: shownRow(user),
      of: (rows) =>
        rows
          .where('i.client', '=', client)
          .where(seenIssues(user, sql<number[]>`${[user.id, ...replaced]}::int[]`)),
      once: true,
    },
  );
