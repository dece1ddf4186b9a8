import type { Ref } from '@zaplecze/contract/kit/records';
import { projectObstacle } from '@zaplecze/contract/offers.lists';
import type { Project } from '@zaplecze/contract/projects';
import { projectStatuses } from '@zaplecze/contract/projects.lists';
import { type Insertable, sql, type Updateable } from 'kysely';
import { type Db, kept } from '../../kit/database.ts';
import { invalid } from '../../kit/errors.ts';
import type { User } from '../../kit/guard.ts';
import { authorTo, coloredTo, filesOf, knownColored, personTo, statusOf } from '../../kit/refs.ts';
import type { Project as ProjectTable } from '../../kit/tables.ts';
import { servicesOf } from '../tasks/tasks.select.queries.ts';
import { projectMay } from './projects.rules.ts';

/** The project of the period before or after, found by one of its columns. */
const neighbour = (column: string, by: 'id' | 'previousPeriod') => sql<Ref | null>`(
  select json_build_object('id', o.id, 'name', o.name) from project o
  where ${sql.ref(`o.${by}`)} = ${sql.ref(column)} order by o.id desc limit 1)`;

/** A project with everything its form and its view show. */
export async function getProject(db: Db, user: User, id: number): Promise<Project | undefined> {
  const row = await db
    .selectFrom('project as p')
    .modifyFront(kept)
    .select([
      'p.id',
      'p.name',
      'p.status',
      'p.recurrent',
      'p.created',
      'p.modified',
      'p.jobsEnded',
      'p.completed',
      'p.version',
      'p.description',
      'p.implementationDate',
      'p.unitQuantity',
      'p.unitValue',
      'p.recurrentFrom',
      'p.recurrentTo',
      knownColored('client', 'p.client').as('client'),
      coloredTo('company', 'p.company').as('company'),
      coloredTo('projectType', 'p.type').as('type'),
      coloredTo('department', 'p.department').as('department'),
      personTo('p.seller').as('seller'),
      authorTo('p.createdBy').as('createdBy'),
      authorTo('p.userModified').as('userModified'),
      neighbour('p.previousPeriod', 'id').as('previousPeriod'),
      neighbour('p.id', 'previousPeriod').as('nextPeriod'),
      sql<
        Project['offer']
      >`(select json_build_object('id', o.id, 'name', o.name) from offer o where o.id = p.offer)`.as(
        'offer',
      ),
      filesOf('project', 'p.id').as('files'),
      servicesOf('p.id').as('services'),
      sql<boolean>`not exists (select from "projectTask" t where t.project = p.id and t.status not in (0, 1)) and not p.cancelled`.as(
        'serviceSwappable',
      ),
    ])
    .where('p.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const plannedValue = Math.round(row.unitQuantity * row.unitValue * 100) / 100;
  return {
    ...row,
    plannedValue,
    services: row.services as Project['services'],
    status: statusOf(projectStatuses, row.status),
    may: projectMay(user),
  };
}

export function lockProject(db: Db, id: number) {
  return db.selectFrom('project').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function insertProject(db: Db, fields: Insertable<ProjectTable>): Promise<number> {
  const row = await db
    .insertInto('project')
    .values(fields)
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Changes a project; gives its new version. */
export async function updateProject(
  db: Db,
  id: number,
  fields: Updateable<ProjectTable>,
): Promise<number> {
  await db
    .updateTable('project')
    .set({ ...fields, modified: sql`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
  const row = await db
    .selectFrom('project')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.version;
}

export async function removeProject(db: Db, id: number): Promise<void> {
  await db.deleteFrom('project').where('id', '=', id).execute();
}

/** An active service as a new project takes it. @throws HttpError 400 on `services` */
export async function serviceFor(db: Db, id: number) {
  const service = await db
    .selectFrom('serviceDefinition')
    .select(['id', 'name', 'department', 'type', 'company'])
    .where('id', '=', id)
    .where('archived', '=', false)
    .executeTakeFirst();
  if (!service) throw invalid({ services: 'Usługa jest wymagana' });
  return service;
}

/** The tasks that a service's procedures have now, in order: what a project snapshots. */
export function planOf(db: Db, service: number) {
  return db
    .selectFrom('serviceProcedure as sp')
    .innerJoin('procedureDefinition as d', 'd.id', 'sp.procedure')
    .innerJoin('procedureTask as pt', 'pt.procedure', 'd.id')
    .innerJoin('taskDefinition as t', 't.id', 'pt.task')
    .select([
      'd.id as procedure',
      'd.name as procedureName',
      'sp.position as procedurePosition',
      't.id as task',
      't.name',
      't.description',
      'pt.position',
    ])
    .where('sp.service', '=', service)
    .orderBy('sp.position')
    .orderBy('pt.position')
    .execute();
}
export type Plan = Awaited<ReturnType<typeof planOf>>;

/** @throws HttpError 400 on `client`; gives the client's name */
export async function clientName(db: Db, id: number): Promise<string> {
  const row = await db
    .selectFrom('client')
    .select('name')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  if (!row) throw invalid({ client: 'Klient jest wymagany' });
  return row.name;
}

/**
 * An accepted offer of the client becomes a project, once: the offer stays locked, so that of two
 * who make one at the same time the second is told.
 *
 * @throws HttpError 400 on `offer`
 */
export async function assertOffer(db: Db, id: number, client: number): Promise<void> {
  const found = await db
    .selectFrom('offer')
    .select(['status', 'client'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw invalid({ offer: 'Nie ma takiej oferty' });
  if (found.client !== client) throw invalid({ offer: 'To oferta innego klienta' });
  const made = db.selectFrom('project').select('id').where('offer', '=', id);
  const taken = (await made.executeTakeFirst()) !== undefined;
  const obstacle = projectObstacle({ status: found.status, taken });
  if (obstacle) throw invalid({ offer: obstacle });
}

/** Which of these are active people. */
export async function activePeople(db: Db, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('person')
    .modifyFront(kept)
    .select('id')
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .where('active', '=', true)
    // Nobody leaves while work is being given to them.
    .forKeyShare()
    .execute();
  return new Set(rows.map((row) => row.id));
}

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
