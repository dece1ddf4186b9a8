import { isFinal, projectIsCancelled } from '@zaplecze/contract/rooms/tasks/lists';
import type { Db } from '../../../kit/database/database.ts';
import { forbidden, invalid } from '../../../kit/http/calls/errors.ts';
import type { User } from '../../../kit/http/guard.ts';
import { aboutTask, notify } from '../../notifications/index.ts';
import { activePeople } from '../../people/index.ts';
import { type ProjectOfTask, projectOf, type Task } from '../tasks.queries.ts';
import { mayGiveBack, mayWork } from '../tasks.rules.ts';
import { updateTask } from '../tasks.write.queries.ts';
import { lastHandover, noteHandover, personName } from './handover.queries.ts';

type Giving = { to: number; text: string | null; back: boolean };

/**
 * Gives a task to a colleague with a word about it: its new person is told, and whoever ordered it.
 *
 * @throws HttpError 400 on `user`
 */
export async function handOver(
  db: Db,
  user: User,
  task: Task,
  { user: to, text }: { user: number; text: string },
): Promise<number> {
  const project = await openProject(db, task);
  if (to === task.user) throw invalid({ user: 'Ta osoba ma już to zadanie' });
  if (!(await activePeople(db, [to])).has(to)) throw invalid({ user: 'Nie ma takiej osoby' });
  return await give(db, user, { ...task, ...project }, { to, text, back: false });
}

/**
 * Gives a task back to who handed it on.
 *
 * @throws HttpError 403 for whom it is no business of, 400 where there is nobody to give it back to
 */
export async function handBack(
  db: Db,
  user: User,
  task: Task,
  text: string | null,
): Promise<number> {
  const last = await lastHandover(db, task.id).executeTakeFirst();
  const worker = await mayWork(db, user, task.user);
  if (!mayGiveBack(user, worker, last)) throw forbidden();
  const project = await openProject(db, task);
  if (!last) throw invalid({ text: 'Nie ma komu oddać tego zadania' });
  return await give(db, user, { ...task, ...project }, { to: last.from, text, back: true });
}

/** @throws HttpError 400 for what is over, or waits for its project */
async function openProject(db: Db, task: Task): Promise<ProjectOfTask> {
  const project = await projectOf(db, task.project);
  if (project.cancelled) throw invalid({ user: projectIsCancelled }, projectIsCancelled);
  if (isFinal(task.status)) throw invalid({ user: 'To zadanie jest już zakończone' });
  return project;
}

async function give(
  db: Db,
  user: User,
  task: Task & ProjectOfTask,
  { to, text, back }: Giving,
): Promise<number> {
  const from = task.user;
  const version = await updateTask(db, task.id, { user: to });
  await noteHandover(db, { projectTask: task.id, from, to, text, back, createdBy: user.id });
  const about = aboutTask(task);
  const word = text ? `: „${text}”` : '.';
  const does = back ? 'Oddaje' : 'Przekazuje';
  const own = { kind: 'taskHandedOn', by: user.id, about } as const;
  await notify(db, { ...own, to: [to], more: `${does} ${user.name}${word}` });
  const course = `${(await personName(db, from)) || 'Nikt'} → ${await personName(db, to)}${word}`;
  const others = [task.orderedBy, from].filter((id) => id !== null && id !== to) as number[];
  await notify(db, { kind: 'taskChangedHands', to: others, by: user.id, about, more: course });
  return version;
}
