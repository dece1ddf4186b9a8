import type { Db } from '../../kit/database/database.ts';
import type { User } from '../../kit/http/guard.ts';
import type { Assignee } from '../people/index.ts';
import { doneBy, forNobody, type IssueQuery, issues } from './issues.list.queries.ts';
import { onBehalfOf, rowColumns, shownRow } from './issues.select.queries.ts';

/** Issues assigned to a person, and to those whom the person replaces now. */
export const findAssigned = (db: Db, user: User, person: Assignee, query: IssueQuery) =>
  issues.pageOf(
    db,
    query,
    (wanted) =>
      wanted.select([...rowColumns, onBehalfOf(person.id, person.replaced).as('onBehalfOf')]),
    {
      row: shownRow(user),
      of: (rows) => rows.where(doneBy([person.id, ...person.replaced])),
      once: true,
    },
  );

/** Issues that a person reported. */
export const findReported = (db: Db, user: User, person: number, query: IssueQuery) =>
  issues.pageOf(db, query, (wanted) => wanted.select([...rowColumns, forNobody]), {
    row: shownRow(user),
    of: (rows) => rows.where('i.orderedBy', '=', person),
  });
