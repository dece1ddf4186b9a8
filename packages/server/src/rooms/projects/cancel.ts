import { addressOf } from '@zaplecze/contract/addresses';
import { countWords } from '@zaplecze/contract/kit/values/words';
import type { Db } from '../../kit/database/database.ts';
import type { User } from '../../kit/http/guard.ts';
import { aboutProjectOf, notify, notifyEach } from '../notifications/index.ts';
import { cancelTasks, restoreTasks } from '../tasks/index.ts';
import { byPerson } from './assign.ts';
import { tasksOf } from './projects.queries.ts';

/** Cancels the open tasks of a project that is being cancelled; their people are told once each. */
export async function cancelWork(db: Db, user: { id: number }, project: number): Promise<void> {
  await notifyWorkers(
    db,
    user,
    { project, kind: 'projectCancelled' },
    await cancelTasks(db, project, user.id),
  );
}

/**
 * Restores the tasks that were cancelled with a project; their people are notified once each, and the author of the
 * change of tasks without a person.
 */
export async function restoreWork(db: Db, user: User, project: number): Promise<void> {
  await notifyWorkers(
    db,
    user,
    { project, kind: 'projectRestored' },
    await restoreTasks(db, project, user.id),
  );
}

const theirTasks = (count: number) =>
  countWords(count, 'Twoje zadanie', 'Twoje zadania', 'Twoich zadań');

async function notifyWorkers(
  db: Db,
  user: { id: number },
  { project, kind }: { project: number; kind: 'projectCancelled' | 'projectRestored' },
  ids: number[],
): Promise<void> {
  const tasks = (await tasksOf(db, project)).filter(({ id }) => ids.includes(id));
  await notifyEach(db, {
    kind,
    by: user.id,
    messages: byPerson(tasks).map(([to, own]) => ({
      to,
      about: aboutProjectOf(own),
      more: theirTasks(own.length),
    })),
  });
  const nobodys = tasks.filter((task) => task.user === null);
  const [first] = nobodys;
  if (kind === 'projectCancelled' || !first) return;
  await notify(db, {
    kind: 'unassigned',
    to: [user.id],
    by: null,
    about: {
      id: project,
      project,
      name: first.projectName,
      address: addressOf('project', { id: project }),
      within: { client: first.clientName },
    },
    more: countWords(nobodys.length, 'zadanie', 'zadania', 'zadań'),
  });
}
