import type {
  procedureDefinitions,
  serviceDefinitions,
  taskDefinitions,
} from '@zaplecze/contract/catalog';
import { serviceStatuses } from '@zaplecze/contract/catalog';
import type { Query } from '@zaplecze/contract/kit/endpoint';
import { sql } from 'kysely';
import type { Db } from '../../kit/database.ts';
import type { User } from '../../kit/guard.ts';
import { matches, oneOf, pageOf } from '../../kit/list.ts';
import { authorTo, coloredTo, knownColored, statusOf } from '../../kit/refs.ts';
import { definitionMay } from './definitions.queries.ts';

/** Sort by who changed a row last: last name first, as lists of people are ordered. */
const modifiedBy = sql`(select u."lastName" || ' ' || u."firstName" from person u
  where u.id = t."userModified")`;
const nameOf = (table: 'taskType' | 'projectType' | 'department', column: string) =>
  sql`(select m.name from ${sql.table(table)} m where m.id = ${sql.ref(column)})`;

const changes = ['t.created', 't.modified', 't.version', 't.archived'] as const;
const common = {
  name: 't.name',
  department: nameOf('department', 't.department'),
  created: 't.created',
  modifiedDate: 't.modified',
  modifiedBy,
};

export async function findTasks(db: Db, user: User, query: Query<typeof taskDefinitions.list>) {
  const { search, filter } = query;
  let rows = db
    .selectFrom('taskDefinition as t')
    .where('t.archived', '=', filter.archived ?? false);
  if (search) rows = rows.where(matches('t.search', search));
  if (filter.type) rows = rows.where(oneOf('t.type', filter.type));
  if (filter.department) rows = rows.where(oneOf('t.department', filter.department));
  const page = await pageOf(db, query, {
    rows,
    id: 't.id',
    sort: { ...common, type: nameOf('taskType', 't.type') },
    columns: (wanted) =>
      wanted.select([
        't.id',
        't.name',
        't.description',
        ...changes,
        knownColored('taskType', 't.type').as('type'),
        coloredTo('department', 't.department').as('department'),
        authorTo('t.userModified').as('userModified'),
      ]),
  });
  return withMay(page, user);
}

export async function findProcedures(
  db: Db,
  user: User,
  query: Query<typeof procedureDefinitions.list>,
) {
  const { search, filter } = query;
  let rows = db
    .selectFrom('procedureDefinition as t')
    .where('t.archived', '=', filter.archived ?? false);
  if (search) rows = rows.where(matches('t.search', search));
  if (filter.department) rows = rows.where(oneOf('t.department', filter.department));
  const page = await pageOf(db, query, {
    rows,
    id: 't.id',
    sort: common,
    columns: (wanted) =>
      wanted.select([
        't.id',
        't.name',
        't.description',
        ...changes,
        knownColored('department', 't.department').as('department'),
        authorTo('t.userModified').as('userModified'),
        sql<number>`(select count(*) from "procedureTask" l where l.procedure = t.id)`.as(
          'taskCount',
        ),
      ]),
  });
  return withMay(page, user);
}

export async function findServices(
  db: Db,
  user: User,
  query: Query<typeof serviceDefinitions.list>,
) {
  const { search, filter } = query;
  let rows = db
    .selectFrom('serviceDefinition as t')
    .where('t.archived', '=', filter.archived ?? false);
  if (search) rows = rows.where(matches('t.search', search));
  if (filter.status) rows = rows.where(oneOf('t.status', filter.status));
  if (filter.department) rows = rows.where(oneOf('t.department', filter.department));
  if (filter.type) rows = rows.where(oneOf('t.type', filter.type));
  const page = await pageOf(db, query, {
    rows,
    id: 't.id',
    sort: { ...common, type: nameOf('projectType', 't.type'), status: 't.status' },
    columns: (wanted) =>
      wanted.select([
        't.id',
        't.name',
        't.description',
        't.status',
        ...changes,
        knownColored('department', 't.department').as('department'),
        knownColored('projectType', 't.type').as('type'),
        coloredTo('company', 't.company').as('company'),
        authorTo('t.userModified').as('userModified'),
        sql<number>`(select count(*) from "serviceProcedure" l where l.service = t.id)`.as(
          'procedureCount',
        ),
      ]),
  });
  const list = page.list.map((row) => ({ ...row, status: statusOf(serviceStatuses, row.status) }));
  return withMay({ ...page, list }, user);
}

function withMay<R>(page: { list: R[]; count: number }, user: User) {
  const may = definitionMay(user);
  return { count: page.count, list: page.list.map((row) => ({ ...row, may })) };
}
