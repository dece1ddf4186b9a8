import type { Address } from '@zaplecze/contract/addresses';
import type { notificationKinds } from '@zaplecze/contract/rooms/notifications/forms';
import { withoutClient } from '@zaplecze/contract/rooms/projects/name';
import { escapeHtml } from '../../kit/records/html.ts';

/** What a notification is about; a further one is named in the contract, where people choose its channels. */
export type NotificationKind = (typeof notificationKinds)[number]['kind'];

export type About = {
  /** Name of the record, plain text; of several tasks their number in words. */
  name: string;
  id: number;
  /** Of the screen that shows it. */
  address: Address;
  project?: number;
  task?: number;
  procedure?: number;
  service?: number;
  /** Names of project and client, which distinguish a task from the same one of another client. */
  within?: { project?: string; client: string };
  /** Of a comment that calls its reader: the kind of its record, and its number. */
  on?: string;
  comment?: number;
  /** The round of the record that a decision is about. */
  round?: number;
  /** Whether it is about several records at once. */
  several?: boolean;
};

/** What one person is told. */
export type Message = { to: number; about: About; more: string };

type NoticeWords = {
  /** The name, leading to the record. */
  link: string;
  more: string;
  /** ' w projekcie … dla klienta …', or nothing. */
  place: string;
  several: boolean;
};

const inBrackets = (more: string) => (more ? ` (${more})` : '');

const words: Record<NotificationKind, (noticeWords: NoticeWords) => string> = {
  taskAssigned: ({ link, place, several }) =>
    several ? `${link}${place}` : `Nowe zadanie dla Ciebie: ${link}${place}`,
  yourTurn: ({ link, more, place }) => `Twoja kolej: ${link}${place}${inBrackets(more)}`,
  mention: ({ link, more, place }) => `${more} wspomina o Tobie: ${link}${place}`,
  commentAnswer: ({ link, more, place }) => `${more} odpowiada na Twój komentarz: ${link}${place}`,
  question: ({ link }) => `${link} pyta Cię o coś`,
  questionAnswer: ({ link }) => `${link} odpowiada na Twoje pytanie`,
  taskComment: ({ link, more, place }) => `Nowy komentarz do zadania ${link}${place}: ${more}`,
  taskHandedOn: ({ link, more, place }) => `Zadanie w Twoich rękach: ${link}${place}. ${more}`,
  taskChangedHands: ({ link, more, place }) => `Zadanie w innych rękach: ${link}${place}. ${more}`,
  keepsWaiting: ({ link, more, place }) => `Inni czekają na: ${link}${place} (${more})`,
  projectCancelled: ({ link, more, place }) =>
    `Anulowano projekt: ${link}${place}, a z nim ${more}`,
  projectRestored: ({ link, more, place }) =>
    `Przywrócono projekt: ${link}${place}, a z nim ${more}`,
  tasksTaken: ({ link, more }) => `Przejmujesz ${more}. Odchodzi: ${link}`,
  issuesTaken: ({ link, more }) => `Przejmujesz ${more}. Odchodzi: ${link}`,
  offersTaken: ({ link, more }) => `Przejmujesz ${more}. Odchodzi: ${link}`,
  clientsTaken: ({ link, more }) => `Przejmujesz ${more}. Odchodzi: ${link}`,
  absenceRequested: ({ link, more }) => `Wniosek czeka na Twoją decyzję: ${link} (${more})`,
  absenceDecided: ({ link, more }) => `Decyzja o Twojej nieobecności ${link}: ${more}`,
  absenceChanged: ({ link, more }) => `Zmiana nieobecności ${link}: ${more}`,
  substitutionBegins: ({ link, more }) =>
    `Zaczyna się Twoje zastępstwo. Zastępujesz: ${link}, ${more}`,
  substituteLeft: ({ link, more }) =>
    `${link} już Cię nie zastąpi (${more}). Wybierz kogoś innego.`,
  replacedFromNow: ({ link, more }) => `Od teraz zastępuje Cię ${link}, ${more}`,
  substitutionChanged: ({ link, more }) => `Zmiana zastępstwa: ${link}, ${more}`,
  substitutionEnds: ({ link, more }) => `Skończyło się zastępstwo: ${link} (${more})`,
  departmentChanged: ({ link, more }) => `Zmiana działu: ${link}, ${more}`,
  leaveGaps: ({ link, more }) => `${link}: ${more}`,
  absenceWork: ({ link, more }) => `Nieobecność: ${link}. ${more}`,
  absenceSettled: ({ link, more }) => `Twoja nieobecność: ${link}. ${more}`,
  articlesTaken: ({ link, more }) => `Przejmujesz ${more}. Odchodzi: ${link}`,
  articleReview: ({ link, more }) => `Wpis bazy wiedzy do przeglądu: ${link} (${more})`,
  articleToRead: ({ link, more }) => `Do przeczytania: ${link} (${more})`,
  deadline: ({ link, more, place }) => `Zbliża się termin: ${link}${place} (${more})`,
  overdue: ({ link, more, place }) => `Minął termin: ${link}${place} (${more})`,
  periodCreated: ({ link, more, place }) => `Nowy okres projektu: ${link}${place} (${more})`,
  unassigned: ({ link, more, place }) => `Zadania bez osoby w projekcie ${link}${place} (${more})`,
  offerDecision: ({ link, more }) => `Decyzja w sprawie oferty ${link}: ${more}`,
  offerComment: ({ link, more }) => `Nowy komentarz do oferty ${link}: ${more}`,
  issueAssigned: ({ link, more }) => `Nowe zgłoszenie dla Ciebie: ${link} (zleca: ${more})`,
  issueStatus: ({ link, more }) => `Zgłoszenie ${link}: ${more}`,
  issueAcceptance: ({ link, more }) => `Zgłoszenie czeka na Twoją akceptację: ${link} (${more})`,
  issueAcceptsSoon: ({ link, more }) => `Zgłoszenie zaakceptuje się samo: ${link} (${more})`,
  issueByLink: ({ link, more }) => `Twoja decyzja przez odnośnik: ${link} (${more})`,
  issueComment: ({ link, more }) => `Nowy komentarz do zgłoszenia ${link}: ${more}`,
  issueMerged: ({ link, more }) => `Połączone zgłoszenia: ${link} (${more})`,
  letterWaiting: ({ link, more, several }) =>
    several ? `${link} (ostatni: ${more})` : `List do przypisania: ${link} (${more})`,
  checklistItem: ({ link, more, place }) =>
    `Punkt listy kontrolnej dla Ciebie: ${more} (${link}${place})`,
  registryChange: ({ link, more }) => `Zmiana w rejestrze: ${link} (${more})`,
  accountChanged: ({ link, more }) => `Twoje konto: ${link}${inBrackets(more)}`,
  adminAdded: ({ link }) => `Nowy administrator: ${link}`,
  tokenEnds: ({ link, more }) => `Klucz dostępu kończy ważność: ${link} (${more})`,
  webhookStopped: ({ link, more }) => `Webhook został wyłączony: ${link} (${more})`,
  guestForYou: ({ link, more }) => `Gość do Ciebie: ${link} (${more})`,
  guestAnnounced: ({ link, more }) => `Zapowiedziany gość do Ciebie: ${link} (${more})`,
  deliveryDeadline: ({ link, more }) => `e-Doręczenie czeka na odbiór: ${link} (${more})`,
  backupTrouble: ({ link, more }) => `${link}: ${more}`,
  serverFell: ({ link, more }) => `${link} ${more}`,
  wholeExport: ({ link, more }) => `${link}: ${more}`,
  parcelForYou: ({ link, more }) => `Przesyłka do Ciebie: ${link} (${more})`,
};

function placeOf({ within }: About): string {
  if (!within) return '';
  const { project, client } = within;
  const place = project === undefined ? '' : ` w projekcie ${withoutClient(project, client)}`;
  return escapeHtml(`${place} dla klienta ${client}`);
}

/** The name of a record, leading to it. */
export const linkOf = ({ address, name }: About): string =>
  `<a href="${escapeHtml(address)}">${escapeHtml(name)}</a>`;

/** The HTML of a notification, from values that are plain text. */
export function noticeHtml(kind: NotificationKind, about: About, more: string): string {
  const link = linkOf(about);
  const { several = false } = about;
  return words[kind]({ link, more: escapeHtml(more), place: placeOf(about), several });
}

/** What is kept beside a notification's words: the ids of its record. */
export function paramsOf({ address: _, within: __, several: ___, ...params }: About) {
  return params;
}
