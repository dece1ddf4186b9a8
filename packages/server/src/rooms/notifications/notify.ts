import type { Db } from '../../kit/database.ts';
import { escapeHtml } from '../../kit/html.ts';

/** What a notification is about; decides which words and channels it gets. */
export type NotificationKind = 'taskAssigned' | 'yourTurn' | 'taskComment';

type About = {
  /** Name of the record, plain text. */
  name: string;
  id: number;
  /** Path of the screen that shows it. */
  address: string;
  project?: number;
  task?: number;
  procedure?: number;
  service?: number;
};

/** A task as what a notification is about. */
export function aboutTask(task: Required<Omit<About, 'address'>>): About {
  const { project, task: definition, procedure, service } = task;
  return { ...task, address: `/task/${project}/${definition}/${procedure}/${service}` };
}

const words: Record<NotificationKind, (link: string, more: string) => string> = {
  taskAssigned: (link, more) => `Nowe zadanie dla Ciebie: ${link} (${more})`,
  yourTurn: (link, more) => `Twoja kolej: ${link} (${more})`,
  taskComment: (link, more) => `Nowy komentarz do zadania ${link}: ${more}`,
};

/**
 * Tells people something, in the transaction of the change that causes it: what is rolled back
 * tells nobody. Content is composed here from escaped values; `more` is plain text too. Nobody is
 * told of what they did themselves (`by`).
 */
export async function notify(
  db: Db,
  {
    kind,
    to,
    by,
    about,
    more,
  }: { kind: NotificationKind; to: number[]; by: number; about: About; more: string },
): Promise<void> {
  const people = [...new Set(to)].filter((person) => person !== by);
  if (people.length === 0) return;
  const { address, ...params } = about;
  const content = words[kind](
    `<a href="${escapeHtml(address)}">${escapeHtml(about.name)}</a>`,
    escapeHtml(more),
  );
  await db
    .insertInto('notification')
    .values(people.map((user) => ({ user, kind, content, params: JSON.stringify(params) })))
    .execute();
}
