import { type Address, addressOf } from '@zaplecze/contract/addresses';
import { countWords } from '@zaplecze/contract/kit/values/words';
import type { Db } from '../../kit/database/database.ts';
import { escapeHtml } from '../../kit/records/html.ts';
import { announceNotice, announceToWebhooks } from './announce/announce.ts';
import { type Ready, sendNotifications } from './announce/bundle.ts';
import { substitutesOf } from './notifications.queries.ts';
import {
  type About,
  linkOf,
  type Message,
  type NotificationKind,
  noticeHtml,
  paramsOf,
} from './wording.ts';

export type { About } from './wording.ts';

/** A task with the names of what it belongs to: no notification about a task goes without them. */
export type TaskForNotice = {
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
export function aboutTask(recipients: TaskForNotice): About {
  const { id, name, project, task, procedure, service, projectName, clientName } = recipients;
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
  tasks: [TaskForNotice, ...TaskForNotice[]],
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
export function aboutProjectOf(tasks: [TaskForNotice, ...TaskForNotice[]]): About {
  const [{ projectName: name, clientName: client }] = tasks;
  return { ...aboutTasks(tasks, String), name, within: { client } };
}

/** '5 nowych zadań'. */
export const newTasks = (count: number) =>
  countWords(count, 'nowe zadanie', 'nowe zadania', 'nowych zadań');

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
 * Creates notifications for people, each with their own words and each once, in the transaction of the change that
 * causes them: a rollback sends nothing. Content is composed here from escaped values; `more` is plain text too.
 * People get no notice of their own change (`by`; null: the product). The present substitute of a recipient gets the
 * notice as well, saying for whom, unless it is `personal`.
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
  const recipients = new Map<number, Omit<Ready, 'user'>>();
  for (const { to, about, more } of messages) {
    if (to === by || recipients.has(to)) continue;
    const content = noticeHtml(kind, about, more);
    recipients.set(to, { content, params: paramsOf(about), link: linkOf(about) });
  }
  if (recipients.size === 0) return;
  for (const standing of personal ? [] : await substitutesOf(db, [...recipients.keys()])) {
    const { substitute, replaced, name } = standing;
    const original = recipients.get(replaced);
    if (substitute === by || recipients.has(substitute) || !original) continue;
    const content = `Zastępstwo: ${escapeHtml(name)}. ${original.content}`;
    recipients.set(substitute, { ...original, content });
  }
  const rows = [...recipients].map(([user, message]) => ({ user, ...message }));
  await sendNotifications(db, kind, rows);
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
  if (to.length === 0) await announceToWebhooks(db, { ...how, about, more });
  await notifyEach(db, { ...how, messages: to.map((person) => ({ to: person, about, more })) });
}
