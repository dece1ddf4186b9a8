import type { notificationKinds } from '@zaplecze/contract/notifications.forms';
import type { Db } from '../../kit/database.ts';
import { escapeHtml } from '../../kit/html.ts';
import { deliver } from './deliver.ts';
import { insertAll, substitutesOf } from './notifications.queries.ts';

/** What a notification is about; a further one is named in the contract, where people choose its channels. */
export type NotificationKind = (typeof notificationKinds)[number]['kind'];

export type About = {
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

/** An issue as what a notification is about. */
export const aboutIssue = (issue: { id: number; name: string }): About => ({
  id: issue.id,
  name: issue.name,
  address: `/yourIssues/${issue.id}`,
});

/** A profile as what a notification is about. */
export const aboutPerson = (person: { id: number; name: string }): About => ({
  ...person,
  address: `/profile/view/${person.id}`,
});

/** A screen as what a notification leads to, under the name of the person it is about. */
export const aboutScreen = (screen: { id: number; name: string; address: string }): About => screen;

const words: Record<NotificationKind, (link: string, more: string) => string> = {
  taskAssigned: (link, more) => `Nowe zadanie dla Ciebie: ${link} (${more})`,
  yourTurn: (link, more) => `Twoja kolej: ${link} (${more})`,
  taskComment: (link, more) => `Nowy komentarz do zadania ${link}: ${more}`,
  tasksTaken: (link, more) => `Przejmujesz ${more}. Odchodzi: ${link}`,
  clientsTaken: (link, more) => `Przejmujesz ${more}. Odchodzi: ${link}`,
  substitutionBegins: (link, more) => `Zaczyna się Twoje zastępstwo. Zastępujesz: ${link}, ${more}`,
  substituteLeft: (link, more) => `${link} już Cię nie zastąpi (${more}). Wybierz kogoś innego.`,
  replacedFromNow: (link, more) => `Od teraz zastępuje Cię ${link}, ${more}`,
  deadline: (link, more) => `Zbliża się termin: ${link} (${more})`,
  overdue: (link, more) => `Minął termin: ${link} (${more})`,
  periodCreated: (link, more) => `Nowy okres projektu: ${link} (${more})`,
  unassigned: (link, more) => `Zadania bez osoby w projekcie ${link} (${more})`,
  offerDecision: (link, more) => `Decyzja w sprawie oferty ${link}: ${more}`,
  offerComment: (link, more) => `Nowy komentarz do oferty ${link}: ${more}`,
  issueAssigned: (link, more) => `Nowe zgłoszenie dla Ciebie: ${link} (zleca: ${more})`,
  issueStatus: (link, more) => `Zgłoszenie ${link}: ${more}`,
  issueAcceptance: (link, more) => `Zgłoszenie czeka na Twoją akceptację: ${link} (${more})`,
  issueComment: (link, more) => `Nowy komentarz do zgłoszenia ${link}: ${more}`,
  guestForYou: (link, more) => `Gość do Ciebie: ${link} (${more})`,
  parcelForYou: (link, more) => `Przesyłka do Ciebie: ${link} (${more})`,
};

/** The HTML of a notification, from values that are plain text. */
export const contentOf = (kind: NotificationKind, { address, name }: About, more: string) =>
  words[kind](`<a href="${escapeHtml(address)}">${escapeHtml(name)}</a>`, escapeHtml(more));

/**
 * Tells people something, in the transaction of the change that causes it: what is rolled back
 * tells nobody. Content is composed here from escaped values; `more` is plain text too. Nobody is
 * told of what they did themselves (`by`; null: the product). Who stands in for a recipient just
 * now is told as well, with the words for whom, unless it is `personal`.
 */
export async function notify(
  db: Db,
  {
    kind,
    to,
    by,
    about,
    more,
    personal = false,
  }: {
    kind: NotificationKind;
    to: number[];
    by: number | null;
    about: About;
    more: string;
    personal?: boolean;
  },
): Promise<void> {
  const people = [...new Set(to)].filter((person) => person !== by);
  if (people.length === 0) return;
  const { address: _address, ...params } = about;
  const content = contentOf(kind, about, more);
  const contents = new Map(people.map((user) => [user, content]));
  for (const { substitute, name } of personal ? [] : await substitutesOf(db, people)) {
    if (substitute === by || contents.has(substitute)) continue;
    contents.set(substitute, `Zastępstwo: ${escapeHtml(name)}. ${content}`);
  }
  const rows = [...contents].map(([user, text]) => ({ user, content: text }));
  await deliver(db, await insertAll(db, kind, params, rows));
}
