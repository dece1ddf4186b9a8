import type { DueFilter } from '@zaplecze/contract/kit/fields/limits';
import type { TaskInstance, TaskRow, TaskStep } from '@zaplecze/contract/rooms/tasks/calls';
import { endedTaskStatuses, taskStatuses } from '@zaplecze/contract/rooms/tasks/lists';
import { sql } from 'kysely';
import { literals } from '../../../kit/database/literals.ts';
import { authorTo, filesOf, personTo } from '../../../kit/database/refs.ts';
import type { SearchPlace } from '../../../kit/lists/elsewhere.ts';
import { isDue } from '../../../kit/lists/list.ts';
import { matches } from '../../../kit/lists/search.ts';
import { progressColumns } from '../../checklists/index.ts';
import { commentsOf } from '../../comments/index.ts';
import { handoversOf } from '../course/handover.queries.ts';
import { stepFilesOf } from '../step-files/step-files.select.queries.ts';

/** The JSON of a status: its name and colour come from the contract's enumeration. */
export const statusJson = (column: string) => {
  const cases = taskStatuses.map(
    (status) => sql`when ${sql.lit(status.id)} then ${sql.lit(JSON.stringify(status))}::json`,
  );
  return sql<{ id: number; name: string; color: string }>`
    (case ${sql.ref(column)} ${sql.join(cases, sql` `)} end)`;
};

/** Where a word of a search for tasks `t` of everybody may stand besides: in their projects, with the names of clients. */
export const projectWords: SearchPlace = {
  column: 't.project',
  id: sql`q.id`,
  from: sql`project q`,
  having: (word) => matches('q.search', word, 'q.fragments'),
};

/** That a task `t` is open, and due then. */
export const taskDue = (
  due: DueFilter,
) => sql<boolean>`(t.status not in ${literals(endedTaskStatuses)}
  and ${isDue('t.dateRealizationLimit', due)})`;

/** Columns of a task `t` within its project `p`, as lists and the modal show them. */
export const taskColumns = [
  't.id',
  't.name',
  't.importance',
  't.description',
  't.estimation',
  't.dateRealization',
  't.dateRealizationLimit',
  't.finalDate',
  't.dateEndJob',
  't.created as taskCreated',
  't.version',
  ...progressColumns('t'),
  sql<
    TaskRow['project']
  >`(select json_build_object('id', p.id, 'name', p.name, 'created', p.created)
    from project p where p.id = t.project)`.as('project'),
  sql<TaskRow['task']>`json_build_object('id', t.task, 'name', t.name)`.as('task'),
  sql<TaskRow['procedure']>`json_build_object('id', t.procedure, 'name', t."procedureName")`.as(
    'procedure',
  ),
  sql<TaskRow['service']>`(select json_build_object('id', t.service, 'name', p."serviceName")
    from project p where p.id = t.project)`.as('service'),
  sql<TaskRow['client']>`(select json_build_object('id', c.id, 'name', c.name, 'color', c.color)
    from project p join client c on c.id = p.client where p.id = t.project)`.as('client'),
  personTo('t.orderedBy').as('orderedBy'),
  personTo('t.user').as('user'),
  statusJson('t.status').as('status'),
] as const;

/** Who opened the gate of a task, and why; `id` is a column with the task's id. */
const releasedJson = (id: string) => sql<TaskStep['released']>`
  (select json_build_object('by', ${authorTo('r.createdBy')}, 'at', r.created, 'reason', r.reason)
   from "projectTaskStatus" r where r."projectTask" = ${sql.ref(id)} and r.reason is not null
   order by r.id desc limit 1)`;

/** JSON of a step of a procedure whose row is in the query under `alias`. */
export const stepJson = (alias: string) => {
  const at = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<TaskStep>`json_build_object(
    'id', ${at('id')}, 'name', ${at('name')}, 'position', ${at('position')}, 'task', ${at('task')},
    'procedure', ${at('procedure')}, 'service', ${at('service')}, 'user', ${personTo(`${alias}.user`)},
    'status', ${statusJson(`${alias}.status`)}, 'dateEndJob', ${at('dateEndJob')},
    'dateRealizationLimit', ${at('dateRealizationLimit')}, 'finalDate', ${at('finalDate')},
    'version', ${at('version')}, 'released', ${releasedJson(`${alias}.id`)})`;
};

/** The service of a project with its procedures and tasks, in order; `project` is a column. */
export const servicesOf = (project: string) => sql<TaskInstance['services']>`
  (select json_build_array(json_build_object('id', whole.service, 'name', whole."serviceName",
    'procedures', coalesce((
      select json_agg(json_build_object('id', g.procedure, 'name', g.name, 'tasks', g.tasks) order by g.position)
      from (
        select s.procedure, min(s."procedureName") as name, min(s."procedurePosition") as position,
          json_agg(${stepJson('s')} order by s.position) as tasks
        from "projectTask" s where s.project = whole.id group by s.procedure
      ) g), '[]')))
   from project whole where whole.id = ${sql.ref(project)})`;

/** The Warsaw day before which no task of a project can have ended: it may be written down late. */
export const projectBegan = (alias: string) => {
  const at = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<string>`least((${at('created')} at time zone 'Europe/Warsaw')::date,
    ${at('recurrentFrom')}, ${at('implementationDate')})`;
};

/** What only the modal shows. */
export const instanceColumns = [
  sql<string | null>`mention_links(t."descriptionHtml")`.as('descriptionHtml'),
  sql<TaskInstance['statusHistory']>`coalesce((select json_agg(json_build_object(
      'status', ${statusJson('h.status')}, 'created', h.created, 'createdBy', ${authorTo('h.createdBy')},
      'reason', h.reason, 'withProject', h."withProject") order by h.id desc)
    from "projectTaskStatus" h where h."projectTask" = t.id), '[]')`.as('statusHistory'),
  sql<TaskStep | null>`(select ${stepJson('b')} from "projectTask" b where b.project = t.project
    and b.procedure = t.procedure and b.service = t.service and b.position < t.position
    order by b.position desc limit 1)`.as('previous'),
  releasedJson('t.id').as('released'),
  handoversOf('t.id').as('handovers'),
  sql<Pick<TaskInstance['project'], 'cancelled' | 'began'>>`(select json_build_object(
      'cancelled', p.cancelled, 'began', ${projectBegan('p')})
    from project p where p.id = t.project)`.as('ofProject'),
  commentsOf('projectTask', 't.id').as('comments'),
  filesOf('projectTask', 't.id').as('files'),
  filesOf('taskDefinition', 't.task').as('patterns'),
  stepFilesOf('t.id').as('stepFiles'),
  servicesOf('t.project').as('services'),
] as const;
