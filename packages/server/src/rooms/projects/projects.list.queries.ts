import type { Query } from '@zaplecze/contract/kit/endpoint';
import { addDays, warsawDay } from '@zaplecze/contract/kit/time';
import { type listProjects, projectList } from '@zaplecze/contract/projects';
import { projectStatuses } from '@zaplecze/contract/projects.lists';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { statusOf } from '../../kit/database/refs.ts';
import type { User } from '../../kit/http/guard.ts';
import { among, pagedList, since, until } from '../../kit/lists/paged-list.ts';
import { projectMay } from './projects.rules.ts';
import { atRisk, due, rowColumns } from './projects.select.queries.ts';
import { valueDay } from './value.queries.ts';

type ProjectQuery = Query<typeof listProjects>;

/** How far the final-date filter looks ahead unless told (PRO-13). */
const finalDateWindow = 14;

const projects = pagedList(projectList, {
  from: (db) => db.selectFrom('project as p'),
  id: 'p.id',
  search: { in: 'p.search', fragments: 'p.fragments' },
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
    plannedValue: 'p.plannedValue',
    status: 'p.status',
  },
  sums: { plannedValue: 'p.plannedValue' },
  filters: {
    client: among('p.client'),
    company: among('p.company'),
    userModified: among('p.userModified'),
    status: among('p.status'),
    type: among('p.type'),
    dateFrom: since('p.created'),
    dateTo: until('p.created'),
    completedFrom: since('p.completed'),
    completedTo: until('p.completed'),
    jobsEndedFrom: since('p.jobsEnded'),
    jobsEndedTo: until('p.jobsEnded'),
    finalDate: (final, { dateRealizationLimit }) =>
      final
        ? due('p.nextFinalLimit', dateRealizationLimit ?? addDays(warsawDay(), finalDateWindow))
        : undefined,
    dateRealizationLimit: (day, { finalDate }) => (finalDate ? undefined : due('p.nextLimit', day)),
    risk: atRisk,
    department: among('p.department'),
    service: among('p.service'),
    seller: among('p.seller'),
    valueFrom: (day) => sql<boolean>`${valueDay} >= ${day}::date`,
    valueTo: (day) => sql<boolean>`${valueDay} <= ${day}::date`,
  },
});

export function findProjects(db: Db, user: User, query: ProjectQuery) {
  const may = projectMay(user);
  return projects.pageOf(db, query, (wanted) => wanted.select(rowColumns), {
    row: (row) => ({ ...row, status: statusOf(projectStatuses, row.status), may }),
  });
}
