import { type Address, addressOf } from '@zaplecze/contract/addresses';
import { counted } from '@zaplecze/contract/kit/values/words';
import type { Db } from '../../kit/database/database.ts';
import { escapeHtml } from '../../kit/records/html.ts';
import { announceNotice, announceUnheard } from './announce/announce.ts';
import { type Ready, tell } from './announce/bundle.ts';
import { substitutesOf } from './notifications.queries.ts';
import {
  type About,
  contentOf,
  linkOf,
  type Message,
  type NotificationKind,
  paramsOf,
} from './wording.ts';

export type { About } from './wording.ts';

/** A task with the names of what it belongs to: no notification about a task goes without them. */
export type TaskToTell = {
  name: string;
  id: number;
  project: number;
  task: number;
  procedure: number;
  service: number;
  projectName: string;
  clientName: string;
};

/** A task as what a notification is about. */
export function aboutTask(told: TaskToTell): About {
  const { id, name, project, task, procedure, service, projectName, clientName } = told;
  return {
    id,
    name,
    project,
    task,
    procedure,
    service,
    address: addressOf('task', {
      projectId: project,
      taskId: task,
      procedureId: procedure,
      serviceId: service,
    }),
    within: { project: projectName, client: clientName },
  };
}

/**
 * Tasks of one project and one person as what a single notification is about. It leads to the one
 * task, or to the project's tasks in "Twoje zadania". `words` say how many there are.
 */
export function aboutTasks(
  tasks: [TaskToTell, ...TaskToTell[]],
  words: (count: number) => string,
): About {
  const [first, ...more] = tasks;
  if (more.length === 0) return aboutTask(first);
  const { project, projectName, clientName } = first;
  return {
    id: project,
    name: words(tasks.length),
    address: addressOf('tasks', { filter: { project } }),
    project,
    within: { project: projectName, client: clientName },
    several: true,
  };
}

/** The project itself, for somebody who sees it only by their tasks. */
export function aboutProjectOf(tasks: [TaskToTell, ...TaskToTell[]]): About {
  const [{ projectName: name, clientName: client }] = tasks;
  return { ...aboutTasks(tasks, String), name, within: { client } };
}

/** '5 nowych zadań'. */
export const newTasks = (count: number) =>
  counted(count, 'nowe zadanie', 'nowe zadania', 'nowych zadań');

/** An issue as what a notification is about. */
export const aboutIssue = (issue: { id: number; name: string }): About => ({
  id: issue.id,
  name: issue.name,
  address: addressOf('yourIssue', { id: issue.id }),
});

/** A profile as what a notification is about. */
export const aboutPerson = (person: { id: number; name: string }): About => ({
  ...person,
  address: addressOf('profile', { id: person.id }),
});

/** A screen as what a notification leads to, under the name of the person it is about. */
export const aboutScreen = (screen: { id: number; name: string; address: Address }): About =>
  screen;

/**
 * Tells people something, each in their own words and each once, in the transaction of the change
 * that causes it: what is rolled back tells nobody. Content is composed here from escaped values;
 * `more` is plain text too. Nobody is told of what they did themselves (`by`; null: the product).
 * Who stands in for a recipient just now is told as well, with the words for whom, unless it is
 * `personal`.
 */
export async function notifyEach(
  db: Db,
  {
    kind,
    by,
    messages,
    personal = false,
  }: { kind: NotificationKind; by: number | null; messages: Message[]; personal?: boolean },
): Promise<void> {
  await announceNotice(db, { kind, by, messages });
  const told = new Map<number, Omit<Ready, 'user'>>();
  for (const { to, about, more } of messages) {
    if (to === by || told.has(to)) continue;
    const content = contentOf(kind, about, more);
    told.set(to, { content, params: paramsOf(about), link: linkOf(about) });
  }
  if (told.size === 0) return;
  for (const standing of personal ? [] : await substitutesOf(db, [...told.keys()])) {
    const { substitute, replaced, name } = standing;
    const original = told.get(replaced);
    if (substitute === by || told.has(substitute) || !original) continue;
    const content = `Zastępstwo: ${escapeHtml(name)}. ${original.content}`;
    told.set(substitute, { ...original, content });
  }
  const rows = [...told].map(([user, message]) => ({ user, ...message }));
  await tell(db, kind, rows);
}

/** Tells several people the same; see `notifyEach`. */
export async function notify(
  db: Db,
  {
    to,
    about,
    more,
    ...how
  }: {
    kind: NotificationKind;
    to: number[];
    by: number | null;
    about: About;
    more: string;
    personal?: boolean;
  },
): Promise<void> {
  if (to.length === 0) await announceUnheard(db, { ...how, about, more });
  await notifyEach(db, { ...how, messages: to.map((person) => ({ to: person, about, more })) });
}
