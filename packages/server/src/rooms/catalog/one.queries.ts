import type {
  ProcedureDefinition,
  ServiceDefinition,
  TaskDefinition,
} from '@zaplecze/contract/rooms/catalog/calls';
import { serviceStatuses } from '@zaplecze/contract/rooms/catalog/lists';
import { sql } from 'kysely';
import { audiencesOf } from '../../kit/custom-fields/definitions.queries.ts';
import type { Db } from '../../kit/database/database.ts';
import { authorTo, coloredTo, filesOf, knownColored, statusOf } from '../../kit/database/refs.ts';
import type { User } from '../../kit/http/guard.ts';
import { definitionMay } from './catalog.rules.ts';
import { tasksOfProcedure } from './services/steps.queries.ts';

const common = [
  't.id',
  't.name',
  't.description',
  't.created',
  't.modified',
  't.version',
  't.archived',
] as const;

/** A task definition with its files and the procedures in use that have it. */
export async function getTaskDefinition(
  db: Db,
  user: User,
  id: number,
): Promise<TaskDefinition | undefined> {
  const row = await db
    .selectFrom('taskDefinition as t')
    .select([
      ...common,
      knownColored('taskType', 't.type').as('type'),
      coloredTo('department', 't.department').as('department'),
      filesOf('taskDefinition', 't.id').as('files'),
      authorTo('t.userModified').as('userModified'),
      sql<TaskDefinition['procedures']>`coalesce((select json_agg(json_build_object('id', p.id,
          'name', p.name) order by p.name, p.id)
        from "procedureTask" l join "procedureDefinition" p on p.id = l.procedure
        where l.task = t.id and not p.archived), '[]')`.as('procedures'),
      sql<TaskDefinition['fieldsToFill']>`coalesce((select json_agg(json_build_object('id', f.id,
          'name', f.label) order by f.place, f.id)
        from "taskDefinitionField" l join "customField" f on f.id = l.field
        where l.task = t.id and not f.archived and f.sees = any(${audiencesOf(user.flags)})), '[]')`.as(
        'fieldsToFill',
      ),
    ])
    .where('t.id', '=', id)
    .executeTakeFirst();
  return row && { ...row, may: definitionMay(user) };
}

/** A procedure with its tasks in order, its files and the services in use that have it. */
export async function getProcedure(
  db: Db,
  user: User,
  id: number,
): Promise<ProcedureDefinition | undefined> {
  const row = await db
    .selectFrom('procedureDefinition as t')
    .select([
      ...common,
      knownColored('department', 't.department').as('department'),
      filesOf('procedureDefinition', 't.id').as('files'),
      authorTo('t.userModified').as('userModified'),
      sql<ProcedureDefinition['services']>`coalesce((select json_agg(json_build_object(
          'id', s.id, 'name', s.name) order by s.name, s.id)
        from "serviceProcedure" l join "serviceDefinition" s on s.id = l.service
        where l.procedure = t.id and not s.archived), '[]')`.as('services'),
      sql<
        ProcedureDefinition['tasks']
      >`${tasksOfProcedure('t.id', sql`, 'type', ${coloredTo('taskType', 'd.type')}`)}`.as('tasks'),
    ])
    .where('t.id', '=', id)
    .executeTakeFirst();
  return row && { ...row, may: definitionMay(user) };
}

/** A service with its procedures in order, each with its tasks in order, and its files. */
export async function getService(
  db: Db,
  user: User,
  id: number,
): Promise<ServiceDefinition | undefined> {
  const row = await db
    .selectFrom('serviceDefinition as t')
    .select([
      ...common,
      't.status',
      't.usualValue',
      't.usualInterval',
      knownColored('department', 't.department').as('department'),
      knownColored('projectType', 't.type').as('type'),
      coloredTo('company', 't.company').as('company'),
      filesOf('serviceDefinition', 't.id').as('files'),
      authorTo('t.userModified').as('userModified'),
      sql<ServiceDefinition['procedures']>`coalesce((select json_agg(json_build_object(
          'id', p.id, 'name', p.name, 'department', ${coloredTo('department', 'p.department')},
          'tasks', ${tasksOfProcedure('p.id')}) order by l.position, p.id)
        from "serviceProcedure" l join "procedureDefinition" p on p.id = l.procedure
        where l.service = t.id), '[]')`.as('procedures'),
    ])
    .where('t.id', '=', id)
    .executeTakeFirst();
  return row && { ...row, status: statusOf(serviceStatuses, row.status), may: definitionMay(user) };
}
