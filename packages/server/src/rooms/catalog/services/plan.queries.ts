import type { Db } from '../../../kit/database/database.ts';
import { invalid } from '../../../kit/http/calls/errors.ts';
import { idsOfStepFiles } from './step-files.queries.ts';
import { ruleJson } from './steps.queries.ts';

/* The plan of a service for a new project. */

/** An active service as a new project takes it. @throws HttpError 400 on `services` */
export async function serviceFor(db: Db, id: number) {
  const service = await db
    .selectFrom('serviceDefinition')
    .select(['id', 'name', 'department', 'type', 'company', 'usualValue', 'usualInterval'])
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
      'pt.checklist',
      'pt.checklistRequired',
      'd.department',
      ruleJson('pt').as('rule'),
      idsOfStepFiles('pt.id').as('files'),
    ])
    .where('sp.service', '=', service)
    .orderBy('sp.position')
    .orderBy('pt.position')
    .execute();
}
export type ServicePlan = Awaited<ReturnType<typeof planOf>>;
