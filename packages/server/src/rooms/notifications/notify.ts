import type { Db } from '../../kit/database.ts';
import { escapeHtml } from '../../kit/html.ts';

/** What a notification is about; decides which words and channels it gets. */
export type NotificationKind = 'taskAssigned' | 'yourTurn' | 'taskComment';

type About = {
  /** Name of the record, plain text. */
  name: string;
  id: number;
  project?: number;
  task?: number;
  procedure?: number;
  service?: number;
};

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
  const { project, task, procedure, service } = about;
  const address = `/task/${project}/${task}/${procedure}/${service}`;
  const content = words[kind](
    `<a href="${address}">${escapeHtml(about.name)}</a>`,
    escapeHtml(more),
  );
  await db
    .insertInto('notification')
    .values(people.map((user) => ({ user, kind, content, params: JSON.stringify(about) })))
    .execute();
}
