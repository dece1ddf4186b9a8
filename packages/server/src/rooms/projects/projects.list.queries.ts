import type { Query } from '@zaplecze/contract/kit/endpoint';
import { addDays, warsawDay } from '@zaplecze/contract/kit/time';
import type { listProjects } from '@zaplecze/contract/projects';
import { projectStatuses } from '@zaplecze/contract/projects.lists';
import { sql } from 'kysely';
import type { Db } from '../../kit/database.ts';
import type { User } from '../../kit/guard.ts';
import { dayStart, isPast, matches, oneOf, pageOf } from '../../kit/list.ts';
import { authorTo, coloredTo, knownColored, statusOf } from '../../kit/refs.ts';
import { projectMay } from './projects.rules.ts';

type ProjectQuery = Query<typeof listProjects>;

/** How far the final-date filter looks ahead unless told (document 002, section 9). */
const finalDateWindow = 14;
const open = sql<boolean>`p.status in (0, 1, 2)`;

/** A range of Warsaw days, both ends included. */
function within(column: string, from: string | undefined, to: string | undefined) {
  const parts = [
    from && sql`${sql.ref(column)} >= ${dayStart(from)}`,
    to && sql`${sql.ref(column)} < ${dayStart(addDays(to, 1))}`,
  ].filter((part) => part !== undefined && part !== '');
  return parts.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(parts, sql` and `)})`;
}

function filtered(db: Db, { search, filter }: ProjectQuery) {
  let rows = db.selectFrom('project as p');
  if (search) rows = rows.where(matches('p.search', search, 'p.fragments'));
  for (const field of ['client', 'company', 'userModified', 'status', 'type'] as const) {
    const ids = filter[field];
    if (ids) rows = rows.where(oneOf(`p.${field}`, ids));
  }
  rows = rows
    .where(within('p.created', filter.dateFrom, filter.dateTo))
    .where(within('p.completed', filter.completedFrom, filter.completedTo))
    .where(within('p.jobsEnded', filter.jobsEndedFrom, filter.jobsEndedTo));
  if (filter.finalDate) {
    const until = filter.dateRealizationLimit ?? addDays(warsawDay(), finalDateWindow);
    rows = rows.where(open).where('p.nextFinalLimit', '<', dayStart(addDays(until, 1)));
  } else if (filter.dateRealizationLimit) {
    rows = rows
      .where(open)
      .where('p.nextLimit', '<', dayStart(addDays(filter.dateRealizationLimit, 1)));
  }
  if (filter.risk) {
    // Whole Warsaw days, as the other filters by days.
    rows = rows
      .where(open)
      .where('p.nextLimit', '<', dayStart(addDays(warsawDay(), filter.risk + 1)));
  }
  return rows;
}

export async function findProjects(db: Db, user: User, query: ProjectQuery) {
  const page = await pageOf(db, query, {
    rows: filtered(db, query),
    id: 'p.id',
    sort: {
      name: 'p.name',
      type: 'p.typeName',
      client: 'p.clientName',
      company: 'p.companyName',
      modifiedDate: 'p.modified',
      modifiedBy: 'p.modifiedByName',
      created: 'p.created',
      jobsEnded: sql`p."jobsEnded"`,
      completed: sql`p.completed`,
      status: 'p.status',
    },
    columns: (wanted) =>
      wanted.select([
        'p.id',
        'p.name',
        'p.status',
        'p.recurrent',
        'p.created',
        'p.modified',
        'p.jobsEnded',
        'p.completed',
        'p.version',
        'p.nextLimit',
        knownColored('client', 'p.client').as('client'),
        coloredTo('company', 'p.company').as('company'),
        coloredTo('projectType', 'p.type').as('type'),
        authorTo('p.userModified').as('userModified'),
        sql<boolean>`p.status in (0, 1, 2) and ${isPast('p.nextLimit')}`.as('overdue'),
      ]),
  });
  const may = projectMay(user);
  return {
    count: page.count,
    list: page.list.map((row) => ({ ...row, status: statusOf(projectStatuses, row.status), may })),
  };
}
