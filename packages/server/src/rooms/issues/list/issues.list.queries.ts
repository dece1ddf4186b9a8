import type { Query } from '@zaplecze/contract/kit/calls/endpoint';
import { type IssueRow, issueList, type listIssues } from '@zaplecze/contract/rooms/issues/calls';
import { activeIssueStatuses } from '@zaplecze/contract/rooms/issues/lists';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import type { User } from '../../../kit/http/guard.ts';
import { isDue } from '../../../kit/lists/list.ts';
import {
  among,
  amongLiterals,
  linkedBy,
  pagedList,
  since,
  until,
} from '../../../kit/lists/paged-list.ts';
import { asCounted } from '../../../kit/lists/sort-key.ts';
import { ofCompanies, ofDepartments, promiseOutcome } from './conditions.queries.ts';
import { issueDue, issueSelectColumns, shownRow } from './issues.select.queries.ts';

export type IssueQuery = Query<typeof listIssues>;

/** Of so many people the issues are gathered first; those of a whole department are asked one by one. */
const mostGathered = 3;

/**
 * Issues that any of these people does. Of few people as an array of their numbers, whose order the index of open issues goes through
 * in a few steps: a join would put all open issues beside them, or begin at the words that are looked for. Of many the array would be
 * put together whole, whatever else is asked: the database takes it for ten numbers.
 */
export const doneBy = (people: number[]) =>
  people.length <= mostGathered
    ? sql<boolean>`i.id = any(array(select l.issue from "issueUser" l where l."user" = any(${people})))`
    : ofPeople(people);

const ofPeople = linkedBy('issueUser', 'issue', 'user', 'i.id');

export const issues = pagedList(issueList, {
  from: (db: Db) => db.selectFrom('issue as i'),
  whole: true,
  id: 'i.id',
  search: { in: 'i.search', fragments: 'i.fragments' },
  sort: {
    name: asCounted('i.name'),
    client: asCounted('i.clientName'),
    orderedBy: 'i.ordererName',
    users: 'i.userNames',
    created: 'i.created',
    modified: 'i.modified',
    status: 'i.status',
    type: 'i.type',
    dateRealization: sql`i."dateRealization"`,
    timeRequired: sql`i."timeRequired"`,
    promised: sql`i.promised`,
  },
  steady: { status: [...activeIssueStatuses] },
  // What became a part of another issue has its hours there.
  sums: { timeRequired: sql`case when i."mergedInto" is null then i."timeRequired" end` },
  filters: {
    user: doneBy,
    user2: doneBy,
    client: among('i.client'),
    type: among('i.type'),
    status: amongLiterals('i.status'),
    orderedBy: among('i.orderedBy'),
    dateRealization: (day) =>
      sql`${since('i.dateRealization')(day)} and ${until('i.dateRealization')(day)}`,
    limitTo: until('i.dateRealization'),
    due: issueDue,
    promised: (due) => isDue('i.promised', due),
    kept: (word) => promiseOutcome[word],
    department: ofDepartments,
    company: ofCompanies,
    dateFrom: since('i.created'),
    dateTo: until('i.created'),
  },
});

/** In nobody's name: what a list that is not of one person's tasks says of each row. */
export const forNobody = sql<IssueRow['onBehalfOf']>`null`.as('onBehalfOf');

/** All issues, for managers. */
export const findIssues = (db: Db, user: User, query: IssueQuery) =>
  issues.pageOf(db, query, (wanted) => wanted.select([...issueSelectColumns, forNobody]), {
    row: shownRow(user),
  });
