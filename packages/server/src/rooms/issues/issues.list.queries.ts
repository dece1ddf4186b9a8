import { type IssueRow, issueList, type listIssues } from '@zaplecze/contract/issues';
import { issueStatuses, issueTypes } from '@zaplecze/contract/issues.lists';
import type { Query } from '@zaplecze/contract/kit/endpoint';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { statusOf } from '../../kit/database/refs.ts';
import type { User } from '../../kit/http/guard.ts';
import { among, linked, pagedList, since, until } from '../../kit/lists/paged-list.ts';
import type { Assignee } from '../people/index.ts';
import { mayDelete } from './issues.rules.ts';
import { onBehalfOf, rowColumns } from './issues.select.queries.ts';

type IssueQuery = Query<typeof listIssues>;

/** Whose issues: all of them, those one of these people does, or those one person reported. */
type Whose = { assigned?: number[]; reported?: number };

const doneBy = linked('issueUser', 'issue', 'user', 'i.id');

const issues = pagedList(issueList, {
  from: (db) => db.selectFrom('issue as i'),
  id: 'i.id',
  search: { in: 'i.search', fragments: 'i.fragments' },
  sort: {
    name: 'i.name',
    client: 'i.clientName',
    orderedBy: 'i.ordererName',
    users: 'i.userNames',
    created: 'i.created',
    modified: 'i.modified',
    status: 'i.status',
    type: 'i.type',
    dateRealization: sql`i."dateRealization"`,
    timeRequired: sql`i."timeRequired"`,
  },
  filters: {
    user: doneBy,
    user2: doneBy,
    client: among('i.client'),
    type: among('i.type'),
    status: among('i.status'),
    orderedBy: among('i.orderedBy'),
    dateRealization: (day) =>
      sql`${since('i.dateRealization')(day)} and ${until('i.dateRealization')(day)}`,
    dateFrom: since('i.created'),
    dateTo: until('i.created'),
  },
});

async function pageFor(db: Db, user: User, query: IssueQuery, whose: Whose) {
  const [owner, ...replaced] = whose.assigned ?? [user.id];
  const page = await issues.pageOf(
    db,
    query,
    (wanted) =>
      wanted.select([
        ...rowColumns,
        (whose.assigned ? onBehalfOf(owner ?? 0, replaced) : sql<IssueRow['onBehalfOf']>`null`).as(
          'onBehalfOf',
        ),
      ]),
    (rows) => {
      if (whose.reported) return rows.where('i.orderedBy', '=', whose.reported);
      return whose.assigned ? rows.where(doneBy(whose.assigned)) : rows;
    },
  );
  return {
    count: page.count,
    list: page.list.map((row) => ({
      ...row,
      type: statusOf(issueTypes, row.type),
      status: statusOf(issueStatuses, row.status),
      may: { edit: true, delete: mayDelete(user, row.orderedBy.id) },
    })),
  };
}

/** All issues, for managers. */
export const findIssues = (db: Db, user: User, query: IssueQuery) => pageFor(db, user, query, {});

/** Issues assigned to a person, and to those whom the person replaces now. */
export const findAssigned = (db: Db, user: User, person: Assignee, query: IssueQuery) =>
  pageFor(db, user, query, { assigned: [person.id, ...person.replaced] });

/** Issues that a person reported. */
export const findReported = (db: Db, user: User, person: number, query: IssueQuery) =>
  pageFor(db, user, query, { reported: person });
