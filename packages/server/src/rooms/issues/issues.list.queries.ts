import type { IssueRow, listIssues } from '@zaplecze/contract/issues';
import { issueStatuses, issueTypes } from '@zaplecze/contract/issues.lists';
import type { Query } from '@zaplecze/contract/kit/endpoint';
import { addDays } from '@zaplecze/contract/kit/time';
import { sql } from 'kysely';
import type { Db } from '../../kit/database.ts';
import type { User } from '../../kit/guard.ts';
import { dayStart, matches, oneOf, pageOf } from '../../kit/list.ts';
import { statusOf } from '../../kit/refs.ts';
import type { Assignee } from '../tasks/tasks.queries.ts';
import { onBehalfOf, rowColumns } from './issues.select.queries.ts';

type IssueQuery = Query<typeof listIssues>;

/** Whose issues: all of them, those one of these people does, or those one person reported. */
type Whose = { assigned?: number[]; reported?: number };

const doneBy = (people: number[]) => sql<boolean>`exists (select from "issueUser" l
  where l.issue = i.id and l."user" = any(${people}))`;

/** Issues of the filter, before order and page; days count both ends. */
function filtered(db: Db, { search, filter }: IssueQuery, whose: Whose) {
  let rows = db.selectFrom('issue as i');
  if (whose.assigned) rows = rows.where(doneBy(whose.assigned));
  if (whose.reported) rows = rows.where('i.orderedBy', '=', whose.reported);
  if (search) rows = rows.where(matches('i.search', search, 'i.fragments'));
  if (filter.user) rows = rows.where(doneBy(filter.user));
  if (filter.user2) rows = rows.where(doneBy(filter.user2));
  for (const field of ['client', 'type', 'status', 'orderedBy'] as const) {
    const ids = filter[field];
    if (ids) rows = rows.where(oneOf(`i.${field}`, ids));
  }
  if (filter.dateRealization) {
    rows = rows
      .where('i.dateRealization', '>=', dayStart(filter.dateRealization))
      .where('i.dateRealization', '<', dayStart(addDays(filter.dateRealization, 1)));
  }
  if (filter.dateFrom) rows = rows.where('i.created', '>=', dayStart(filter.dateFrom));
  if (filter.dateTo) rows = rows.where('i.created', '<', dayStart(addDays(filter.dateTo, 1)));
  return rows;
}

async function pageFor(db: Db, user: User, query: IssueQuery, whose: Whose) {
  const [owner, ...replaced] = whose.assigned ?? [user.id];
  const page = await pageOf(db, query, {
    rows: filtered(db, query, whose),
    id: 'i.id',
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
    columns: (wanted) =>
      wanted.select([
        ...rowColumns,
        (whose.assigned ? onBehalfOf(owner ?? 0, replaced) : sql<IssueRow['onBehalfOf']>`null`).as(
          'onBehalfOf',
        ),
      ]),
  });
  return {
    count: page.count,
    list: page.list.map((row) => ({
      ...row,
      type: statusOf(issueTypes, row.type),
      status: statusOf(issueStatuses, row.status),
      may: { edit: true, delete: user.flags.manager || row.orderedBy.id === user.id },
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
