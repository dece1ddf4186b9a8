import { readLimit } from '@zaplecze/contract/kit/fields/typed-time';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type { Project } from '@zaplecze/contract/rooms/projects/calls';
import { once } from '@zaplecze/contract/rooms/projects/lists';
import { taskStatus } from '@zaplecze/contract/rooms/tasks/lists';
import type { Db } from '../../../kit/database/database.ts';
import { conflict } from '../../../kit/http/calls/errors.ts';
import type { User } from '../../../kit/http/guard.ts';
import { findWorkdays } from '../../absences/index.ts';
import { planOf, type ServicePlan, serviceFor } from '../../catalog/index.ts';
import { dropCommentsOf } from '../../comments/index.ts';
import { dropFilesOf } from '../../files/index.ts';
import { insertTasks, keepFiles, noteStatus, removeTasks, updateTask } from '../../tasks/index.ts';
import { notifyAssignees, taskRows } from '../assign.ts';
import { planSteps } from '../plan/plan.ts';
import { stepKey } from '../plan/plan-limits.rules.ts';
import { tasksOf, updateProject } from '../projects.queries.ts';
import { firstDayOf } from './recurring.queries.ts';
import { lastDayOf } from './recurring.rules.ts';
import { copiesOf } from './renew.queries.ts';

type Copy = Awaited<ReturnType<typeof copiesOf>>[number];

/**
 * Takes the present definition of its service into a project that nobody has begun: remaining tasks keep their
 * people, limits and comments, new ones are planned by their rules, and tasks that the service no longer has are
 * deleted.
 *
 * @throws HttpError 409 when work has begun or nothing has changed
 */
export async function renewService(db: Db, user: User, project: Project) {
  if (!project.serviceRenewable) {
    throw conflict('Projekt ma już tę wersję usługi albo rozpoczęto w nim prace.');
  }
  const [{ id: of = 0 } = {}] = project.services;
  const service = await serviceFor(db, of);
  const plan = await planOf(db, service.id);
  const copies = new Map((await copiesOf(db, project.id)).map((one) => [stepKey(one), one]));
  const wanted = new Set(plan.map(stepKey));
  const removedCopies = [...copies.values()].filter((one) => !wanted.has(stepKey(one)));
  await removeSome(db, project.id, removedCopies);
  const assignments = await assignmentsFor(db, { project, plan, copies });
  const rows = taskRows(user, { project: project.id, service: service.id, plan, assignments });
  const added = rows.filter((row) => !copies.has(stepKey(row)));
  for (const row of rows) {
    const copy = copies.get(stepKey(row));
    if (copy) await renewCopy(db, user, { copy, row, copies: [...copies.values()] });
  }
  await insertTasks(db, added, user.id);
  const tasks = await tasksOf(db, project.id);
  const fresh = new Set(added.map(stepKey));
  await notifyAssignees(
    db,
    user,
    tasks.filter((task) => fresh.has(stepKey(task))),
  );
  const version = await updateProject(db, project.id, { serviceName: service.name });
  const unassigned = tasks.filter((task) => task.user === null).length;
  return { version, added: added.length, removed: removedCopies.length, unassigned };
}

async function removeSome(db: Db, project: number, copies: Copy[]): Promise<void> {
  const tasks = await removeTasks(
    db,
    project,
    copies.map(({ id }) => id),
  );
  await dropCommentsOf(db, 'projectTask', tasks);
  await dropFilesOf(db, 'projectTask', tasks);
}

/** People and limits of new tasks by their rules, around those that the others have. */
async function assignmentsFor(
  db: Db,
  { project, plan, copies }: { project: Project; plan: ServicePlan; copies: Map<string, Copy> },
) {
  const { id, recurrent, recurrentFrom, startDate, implementationDate, created } = project;
  const today = warsawDay();
  const start = startDate ?? recurrentFrom ?? warsawDay(Date.parse(created));
  const first = (await firstDayOf(db, id)) ?? start;
  const realisation =
    implementationDate ?? (recurrent === once ? null : lastDayOf(start, recurrent, first));
  const rows = await planSteps(db, plan, {
    days: { start, realisation, today, works: await findWorkdays(db) },
    client: project.client.id,
    seller: project.seller?.id ?? null,
    fixedRows: [...copies.values()].map(
      ({ procedure, task, user, dateRealizationLimit: limit }) => ({
        ...{ procedure, task, user },
        limit: limit && warsawDay(Date.parse(limit)),
      }),
    ),
  });
  return rows.map(({ procedure, task, user, limit, finalDate }) => ({
    ...{ procedure, task, user, finalDate },
    dateRealizationLimit: limit && readLimit(limit),
  }));
}

type Row = ReturnType<typeof taskRows>[number];

async function renewCopy(
  db: Db,
  user: User,
  { copy, row, copies }: { copy: Copy; row: Row; copies: Copy[] },
): Promise<void> {
  const wasFirst = copies.find(({ procedure }) => procedure === copy.procedure)?.id === copy.id;
  const first = row.status === taskStatus.toDo;
  const status = first ? taskStatus.toDo : wasFirst ? taskStatus.waiting : copy.status;
  const untouched = copy.estimation === null || copy.estimation === copy.rule?.estimation;
  await updateTask(db, copy.id, {
    procedureName: row.procedureName,
    procedurePosition: row.procedurePosition,
    name: row.name,
    position: row.position,
    rule: row.rule,
    checklist: row.checklist,
    status,
    ...(copy.stepRequired !== row.stepRequired && {
      ...{ stepRequired: row.stepRequired, checklistRequired: row.stepRequired },
    }),
    ...(untouched && { estimation: row.estimation }),
  });
  await keepFiles(db, copy.id, row.files);
  if (status !== copy.status) {
    await noteStatus(db, { projectTask: copy.id, status, createdBy: user.id });
  }
}
