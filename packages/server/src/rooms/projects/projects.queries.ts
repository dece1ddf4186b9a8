import type { Ref } from '@zaplecze/contract/kit/values/records';
import type { Project } from '@zaplecze/contract/rooms/projects/calls';
import { projectFields } from '@zaplecze/contract/rooms/projects/fields';
import { projectStatuses } from '@zaplecze/contract/rooms/projects/lists';
import { untouchedTaskStatuses } from '@zaplecze/contract/rooms/tasks/lists';
import { sql, type Updateable } from 'kysely';
import { customOf } from '../../kit/custom-fields/values.queries.ts';
import { type Db, preparedStatement, throughPreparedPlans } from '../../kit/database/database.ts';
import { literals } from '../../kit/database/literals.ts';
import {
  authorTo,
  coloredTo,
  filesOf,
  knownColored,
  personTo,
  statusOf,
} from '../../kit/database/refs.ts';
import type { Project as ProjectTable } from '../../kit/database/tables.ts';
import type { User } from '../../kit/http/guard.ts';
import { columnsOf } from '../../kit/records/record-fields.ts';
import { lockRow, saveRow } from '../../kit/records/rows.ts';
import { servicesOf } from '../tasks/index.ts';
import { projectMay } from './projects.rules.ts';
import { renewable } from './series/renew.queries.ts';

/** The project of the period before or after, found by one of its columns. */
const neighbour = (column: string, by: 'id' | 'previousPeriod') => sql<Ref | null>`(
  select json_build_object('id', o.id, 'name', o.name) from project o
  where ${sql.ref(`o.${by}`)} = ${sql.ref(column)} order by o.id desc limit 1)`;

/** A project with everything its form and its view show. */
export async function getProject(db: Db, user: User, id: number): Promise<Project | undefined> {
  const row = await throughPreparedPlans(db)
    .selectFrom('project as p')
    .modifyFront(preparedStatement)
    .select([
      'p.id',
      ...columnsOf('p', projectFields),
      'p.version',
      sql<string | null>`mention_links(p."descriptionHtml")`.as('descriptionHtml'),
      knownColored('client', 'p.client').as('client'),
      coloredTo('company', 'p.company').as('company'),
      coloredTo('projectType', 'p.type').as('type'),
      coloredTo('department', 'p.department').as('department'),
      personTo('p.seller').as('seller'),
      authorTo('p.createdBy').as('createdBy'),
      authorTo('p.userModified').as('userModified'),
      sql<number | null>`case when p.recurrent <> 0 or p."recurrentSource" is not null
        then coalesce(p."recurrentSource", p.id) end`.as('series'),
      neighbour('p.previousPeriod', 'id').as('previousPeriod'),
      neighbour('p.id', 'previousPeriod').as('nextPeriod'),
      sql<
        Project['offer']
      >`(select json_build_object('id', o.id, 'name', o.name) from offer o where o.id = p.offer)`.as(
        'offer',
      ),
      sql<number | null>`(select o.value from offer o where o.id = p.offer)`.as('offerValue'),
      filesOf('project', 'p.id').as('files'),
      customOf('project', 'p.id', user.flags).as('custom'),
      servicesOf('p.id').as('services'),
      sql<boolean>`not exists (select from "projectTask" t where t.project = p.id and (t.extra or t.status not in ${literals(untouchedTaskStatuses)})) and not p.cancelled`.as(
        'serviceSwappable',
      ),
      renewable.as('serviceRenewable'),
      sql<number>`(select count(*)::int from file f join "projectTask" t on t.id = f."attachedId"
        where f."attachedTo" = 'projectTask' and t.project = p.id)`.as('taskFileCount'),
    ])
    .where('p.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    ...row,
    services: row.services as Project['services'],
    status: statusOf(projectStatuses, row.status),
    may: projectMay(user),
  };
}

export const lockProject = (db: Db, id: number) =>
  lockRow(db, 'project', id, { columns: ['service', 'offer'] });

/** Changes a project; gives its new version, asked for once its own triggers have run. */
export async function updateProject(
  db: Db,
  id: number,
  fields: Updateable<ProjectTable>,
): Promise<number> {
  await saveRow(db, 'project', id, fields);
  const row = await db
    .selectFrom('project')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.version;
}

/** What an assignment of a task says now, locked. */
export const lockAssigned = (db: Db, task: { project: number; procedure: number; task: number }) =>
  db
    .selectFrom('projectTask')
    .select(['id', 'version', 'user', 'finalDate', 'dateRealizationLimit'])
    .where((eb) => eb.and(task))
    .forUpdate()
    .executeTakeFirst();

export const versionOfTask = async (db: Db, id: number) =>
  (
    await db
      .selectFrom('projectTask')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).version;

/** The tasks of a project as assignments and notifications see them. */
export function tasksOf(db: Db, project: number) {
  return db
    .selectFrom('projectTask as t')
    .innerJoin('project as p', 'p.id', 't.project')
    .select([
      't.id',
      't.name',
      't.project',
      't.task',
      't.procedure',
      't.procedureName',
      't.service',
      't.status',
      't.user',
      't.finalDate',
      't.dateRealizationLimit',
      't.importance',
      'p.name as projectName',
      'p.clientName',
    ])
    .where('t.project', '=', project)
    .orderBy('t.id')
    .forUpdate('t')
    .execute();
}

/** How a client's projects are called; those of a series are its own affair. */
export async function projectNames(db: Db, client: number, series?: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('project as p')
    .select('p.name')
    .where('p.client', '=', client)
    .$if(series !== undefined, (query) =>
      query.where(sql<boolean>`coalesce(p."recurrentSource", p.id) <> ${series}`),
    )
    .execute();
  return new Set(rows.map(({ name }) => name));
}

/** The project of an offer that was not cancelled; there is one at most. */
export const liveProjectOf = (db: Db, offer: number) =>
  db
    .selectFrom('project')
    .select('name')
    .where('offer', '=', offer)
    .where('cancelled', '=', false)
    .executeTakeFirst();
