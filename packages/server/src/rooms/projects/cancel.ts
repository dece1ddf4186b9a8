import { addressOf } from '@zaplecze/contract/addresses';
import { counted } from '@zaplecze/contract/kit/values/words';
import type { Db } from '../../kit/database/database.ts';
import type { User } from '../../kit/http/guard.ts';
import { aboutProjectOf, notify, notifyEach } from '../notifications/index.ts';
import { cancelTasks, restoreTasks } from '../tasks/index.ts';
import { byPerson } from './assign.ts';
import { tasksOf } from './projects.queries.ts';

/** Cancels the open tasks of a project that is being cancelled; their people are told once each. */
export async function cancelWork(db: Db, user: { id: number }, project: number): Promise<void> {
  await tell(
    db,
    user,
    { project, kind: 'projectCancelled' },
    await cancelTasks(db, project, user.id),
  );
}

/**
 * Gives the tasks that were cancelled with a project back to what they were; their people are told
 * once each, and whoever takes it back of those that nobody has any more.
 */
export async function restoreWork(db: Db, user: User, project: number): Promise<void> {
  await tell(
    db,
    user,
    { project, kind: 'projectRestored' },
    await restoreTasks(db, project, user.id),
  );
}

const theirTasks = (count: number) =>
  counted(count, 'Twoje zadanie', 'Twoje zadania', 'Twoich zadań');

async function tell(
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
    more: counted(nobodys.length, 'zadanie', 'zadania', 'zadań'),
  });
}
