import type {
  procedureDefinitions,
  serviceDefinitions,
  taskDefinitions,
} from '@zaplecze/contract/catalog';
import { procedureList, serviceList, taskList } from '@zaplecze/contract/catalog';
import { serviceStatuses } from '@zaplecze/contract/catalog.lists';
import type { Query } from '@zaplecze/contract/kit/endpoint';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { authorTo, coloredTo, knownColored, statusOf } from '../../kit/database/refs.ts';
import type { User } from '../../kit/http/guard.ts';
import { among, pagedList } from '../../kit/lists/paged-list.ts';
import { definitionMay } from './catalog.rules.ts';

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

/** The archive shows when it is asked for, and then alone. */
const inArchive = ({ archived = false }: { archived?: boolean | undefined }) =>
  sql<boolean>`t.archived = ${archived}`;

const tasks = pagedList(taskList, {
  from: (db) => db.selectFrom('taskDefinition as t'),
  id: 't.id',
  search: { in: 't.search' },
  sort: { ...common, type: nameOf('taskType', 't.type') },
  filters: { type: among('t.type'), department: among('t.department'), archived: () => undefined },
  always: inArchive,
});

export async function findTasks(db: Db, user: User, query: Query<typeof taskDefinitions.list>) {
  const page = await tasks.pageOf(db, query, (wanted) =>
    wanted.select([
      't.id',
      't.name',
      't.description',
      ...changes,
      knownColored('taskType', 't.type').as('type'),
      coloredTo('department', 't.department').as('department'),
      authorTo('t.userModified').as('userModified'),
    ]),
  );
  return withMay(page, user);
}

const procedures = pagedList(procedureList, {
  from: (db) => db.selectFrom('procedureDefinition as t'),
  id: 't.id',
  search: { in: 't.search' },
  sort: common,
  filters: { department: among('t.department'), archived: () => undefined },
  always: inArchive,
});

export async function findProcedures(
  db: Db,
  user: User,
  query: Query<typeof procedureDefinitions.list>,
) {
  const page = await procedures.pageOf(db, query, (wanted) =>
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
  );
  return withMay(page, user);
}

const services = pagedList(serviceList, {
  from: (db) => db.selectFrom('serviceDefinition as t'),
  id: 't.id',
  search: { in: 't.search' },
  sort: { ...common, type: nameOf('projectType', 't.type'), status: 't.status' },
  filters: {
    status: among('t.status'),
    department: among('t.department'),
    type: among('t.type'),
    archived: () => undefined,
  },
  always: inArchive,
});

export async function findServices(
  db: Db,
  user: User,
  query: Query<typeof serviceDefinitions.list>,
) {
  const page = await services.pageOf(db, query, (wanted) =>
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
  );
  const list = page.list.map((row) => ({ ...row, status: statusOf(serviceStatuses, row.status) }));
  return withMay({ ...page, list }, user);
}

function withMay<R>(page: { list: R[]; count: number }, user: User) {
  const may = definitionMay(user);
  return { count: page.count, list: page.list.map((row) => ({ ...row, may })) };
}
