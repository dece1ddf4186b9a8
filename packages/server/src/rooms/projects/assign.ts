import { unassignedMessage } from '@zaplecze/contract/rooms/projects/forms';
import { importance, isFinal, taskStatus } from '@zaplecze/contract/rooms/tasks/lists';
import type { Db } from '../../kit/database/database.ts';
import { invalid, notFound } from '../../kit/http/calls/errors.ts';
import type { User } from '../../kit/http/guard.ts';
import type { ServicePlan } from '../catalog/index.ts';
import { aboutTasks, newTasks, notifyEach } from '../notifications/index.ts';
import { activePeople } from '../people/index.ts';
import { insertTasks, updateTask } from '../tasks/index.ts';
import { tasksOf } from './projects.queries.ts';
import type { Assignment } from './projects.rules.ts';

/** Importance of a task whose date is final (PRO-26), and of others. */
const { high, ordinary } = importance;

/** @throws HttpError 400 on `tasks.0.user` for somebody who does not work here (any more) */
async function assertPeople(db: Db, assignments: Assignment[], path: (at: number) => string) {
  const active = await activePeople(
    db,
    assignments.map((one) => one.user),
  );
  for (const [at, one] of assignments.entries()) {
    if (!active.has(one.user)) throw invalid({ [`${path(at)}user`]: unassignedMessage });
  }
}

const inList = (at: number) => `tasks.${at}.`;

/**
 * Copies the service's tasks into a project: later edits of definitions do not touch it. The first
 * task of each procedure is to be done, the others wait. Without assignments the tasks are nobody's yet.
 */
export async function snapshot(
  db: Db,
  user: User,
  {
    project,
    service,
    plan,
    assignments = [],
  }: { project: number; service: number; plan: ServicePlan; assignments?: Assignment[] },
): Promise<void> {
  await assertPeople(db, assignments, inList);
  await insertTasks(db, taskRows(user, { project, service, plan, assignments }), user.id);
  await notifyAssignees(db, user, await tasksOf(db, project));
}

type Given = Omit<Assignment, 'user'> & { user: number | null };
type Copy = { project: number; service: number; plan: ServicePlan; assignments: Given[] };

/** The rows that tasks of a service become in a project. */
export function taskRows(user: { id: number }, { project, service, plan, assignments }: Copy) {
  const firsts = new Set<number>();
  return plan.map(({ department: _, ...step }) => {
    const first = !firsts.has(step.procedure);
    firsts.add(step.procedure);
    const chosen = assignments.find(
      (one) => one.procedure === step.procedure && one.task === step.task,
    );
    return {
      ...step,
      rule: JSON.stringify(step.rule),
      stepRequired: step.checklistRequired,
      estimation: step.rule.estimation,
      project,
      service,
      status: first ? taskStatus.toDo : taskStatus.waiting,
      user: chosen?.user ?? null,
      finalDate: chosen?.finalDate ?? false,
      dateRealizationLimit: chosen?.dateRealizationLimit ?? null,
      importance: chosen?.finalDate ? high : ordinary,
      orderedBy: user.id,
    };
  });
}

type Assigned = Awaited<ReturnType<typeof tasksOf>>[number];

/** The tasks of each person; those of nobody are left out. */
export function byPerson<T extends { user: number | null }>(tasks: T[]): [number, [T, ...T[]]][] {
  const people = new Map<number, [T, ...T[]]>();
  for (const task of tasks) {
    if (task.user === null) continue;
    const own = people.get(task.user);
    if (own) own.push(task);
    else people.set(task.user, [task]);
  }
  return [...people];
}

/** Each person is told once of the tasks they were given, however many; of closed ones nobody. */
export async function notifyAssignees(db: Db, user: User, assigned: Assigned[]): Promise<void> {
  const open = assigned.filter(({ status }) => !isFinal(status));
  await notifyEach(db, {
    kind: 'taskAssigned',
    by: user.id,
    messages: byPerson(open).map(([to, own]) => ({
      to,
      about: aboutTasks(own, newTasks),
      more: '',
    })),
  });
}

/**
 * Gives tasks of a running project their people and limits; who is new to a task is told.
 *
 * @param path leads the messages of an assignment, by its place
 * @throws HttpError 404 for a task that the project does not have, 400 on `user`
 */
export async function assign(
  db: Db,
  user: User,
  {
    project,
    assignments,
    path = inList,
  }: { project: number; assignments: Assignment[]; path?: (at: number) => string },
): Promise<void> {
  await assertPeople(db, assignments, path);
  const tasks = await tasksOf(db, project);
  const assigned: Assigned[] = [];
  for (const one of assignments) {
    const task = tasks.find(
      (known) => known.procedure === one.procedure && known.task === one.task,
    );
    if (!task) throw notFound();
    const limit =
      one.dateRealizationLimit === undefined ? task.dateRealizationLimit : one.dateRealizationLimit;
    const same =
      task.user === one.user &&
      task.finalDate === one.finalDate &&
      task.dateRealizationLimit === limit;
    if (same) continue;
    await updateTask(db, task.id, {
      user: one.user,
      finalDate: one.finalDate,
      dateRealizationLimit: limit,
      ...(one.finalDate && !task.finalDate && { importance: high }),
    });
    if (task.user !== one.user) assigned.push({ ...task, user: one.user });
  }
  await notifyAssignees(db, user, assigned);
}
