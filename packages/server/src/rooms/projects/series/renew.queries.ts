import type { StepRule } from '@zaplecze/contract/rooms/catalog/rules';
import { untouchedTaskStatuses } from '@zaplecze/contract/rooms/tasks/lists';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { literals } from '../../../kit/database/literals.ts';
import { idsOfStepFiles, ruleJson } from '../../catalog/index.ts';
import { taskStepFiles } from '../../tasks/index.ts';

/** What of a task is the service's; a description belongs to the project once it is made. */
const copied = sql`t.procedure, t."procedureName", t."procedurePosition", t.task, t.name, t.position,
  t.checklist, t."stepRequired", coalesce(t.rule, known.rule), ${taskStepFiles('t.id')}`;

/**
 * Whether the definition of the service of a project `p` says something else than the project's own
 * copy, while no work has begun. Tasks copied before there were rules count as having those of now.
 */
export const renewable = sql<boolean>`(not p.cancelled and not exists (
    select from "projectTask" t where t.project = p.id
      and t.status not in ${literals(untouchedTaskStatuses)})
  and exists (select from "serviceDefinition" s where s.id = p.service and not s.archived)
  and exists (
    with now as materialized (
      select d.id as procedure, d.name as "procedureName", sp.position as "procedurePosition",
        k.task, x.name, k.position, k.checklist, k."checklistRequired", ${ruleJson('k')} as rule,
        ${idsOfStepFiles('k.id')} as files
      from "serviceProcedure" sp join "procedureDefinition" d on d.id = sp.procedure
      join "procedureTask" k on k.procedure = d.id join "taskDefinition" x on x.id = k.task
      where sp.service = p.service
    ), own as materialized (
      select ${copied} from "projectTask" t left join now known
        on known.procedure = t.procedure and known.task = t.task
      where t.project = p.id and not t.extra
    )
    (table now except table own) union all (table own except table now)))`;

/** The tasks of a project with what of them is the service's, locked. */
export const copiesOf = (db: Db, project: number) =>
  db
    .selectFrom('projectTask')
    .select([
      'id',
      'name',
      'procedure',
      'task',
      'position',
      'status',
      'user',
      'dateRealizationLimit',
      'estimation',
      'checklist',
      'stepRequired',
      sql<StepRule | null>`rule`.as('rule'),
      sql<number | null>`(select d.department from "procedureDefinition" d
        where d.id = procedure)`.as('department'),
    ])
    .where('project', '=', project)
    .where('extra', '=', false)
    .orderBy('procedurePosition')
    .orderBy('procedure')
    .orderBy('position')
    .forUpdate()
    .execute();
