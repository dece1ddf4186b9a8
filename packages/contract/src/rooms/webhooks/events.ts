import { type RecordEventType, recordEventTypes } from '../history/events/lists.ts';
import type { notificationKinds } from '../notifications/forms.ts';

/**
 * What webhooks tell: every change that notices know, by the kind of its notice
 * (docs/decisions/0067-webhooks-and-assistants.md). Types are promises to other programs: they never change.
 */

type Kind = (typeof notificationKinds)[number]['kind'];

type EventWords = {
  type: `${string}.${string}`;
  name: string;
  /** The notice's own words tell what only its reader may know; they stay here. */
  private?: true;
};

export const webhookEvents = {
  taskAssigned: { type: 'task.assigned', name: 'Zadanie przydzielone' },
  yourTurn: { type: 'task.turn', name: 'Kolej na zadanie' },
  deadline: { type: 'deadline.near', name: 'Termin się zbliża' },
  overdue: { type: 'deadline.passed', name: 'Termin minął' },
  mention: { type: 'comment.mention', name: 'Wzmianka o osobie' },
  commentAnswer: { type: 'comment.answered', name: 'Odpowiedź na komentarz' },
  question: { type: 'question.asked', name: 'Pytanie do współpracownika', private: true },
  questionAnswer: { type: 'question.answered', name: 'Odpowiedź na pytanie', private: true },
  taskComment: { type: 'task.commented', name: 'Komentarz do zadania' },
  taskHandedOn: { type: 'task.handedOn', name: 'Zadanie przekazane' },
  taskChangedHands: { type: 'task.changedHands', name: 'Zlecone zadanie w innych rękach' },
  keepsWaiting: { type: 'task.awaited', name: 'Ktoś czeka na zadanie' },
  projectCancelled: { type: 'project.cancelled', name: 'Projekt anulowany' },
  projectRestored: { type: 'project.restored', name: 'Projekt przywrócony' },
  offerDecision: { type: 'offer.decided', name: 'Decyzja w sprawie oferty' },
  offerComment: { type: 'offer.commented', name: 'Komentarz do oferty' },
  issueAssigned: { type: 'issue.assigned', name: 'Zgłoszenie przydzielone' },
  issueStatus: { type: 'issue.status', name: 'Zmiana statusu zgłoszenia' },
  issueAcceptance: { type: 'issue.toAccept', name: 'Zgłoszenie czeka na akceptację' },
  issueAcceptsSoon: { type: 'issue.acceptsSoon', name: 'Zgłoszenie zaakceptuje się samo' },
  issueByLink: { type: 'issue.decidedByLink', name: 'Decyzja o zgłoszeniu przez odnośnik' },
  issueComment: { type: 'issue.commented', name: 'Komentarz do zgłoszenia' },
  issueMerged: { type: 'issue.merged', name: 'Zgłoszenia połączone' },
  checklistItem: { type: 'checklist.assigned', name: 'Punkt listy kontrolnej przydzielony' },
  guestForYou: { type: 'reception.guest', name: 'Gość w recepcji' },
  parcelForYou: { type: 'reception.parcel', name: 'Przesyłka w recepcji' },
  guestAnnounced: { type: 'reception.announced', name: 'Gość zapowiedziany' },
  deliveryDeadline: { type: 'reception.deliveryDue', name: 'e-Doręczenie czeka na odbiór' },
  letterWaiting: { type: 'letter.waiting', name: 'List do przypisania' },
  registryChange: { type: 'client.registry', name: 'Zmiana klienta w rejestrze' },
  periodCreated: { type: 'project.period', name: 'Nowy okres projektu' },
  absenceRequested: { type: 'absence.requested', name: 'Wniosek o nieobecność', private: true },
  absenceDecided: { type: 'absence.decided', name: 'Decyzja o nieobecności', private: true },
  absenceChanged: { type: 'absence.changed', name: 'Zmiana nieobecności', private: true },
  substitutionBegins: { type: 'substitution.begins', name: 'Zastępstwo się zaczyna' },
  substituteLeft: { type: 'substitution.left', name: 'Zastępująca osoba odeszła' },
  replacedFromNow: { type: 'substitution.replaced', name: 'Ktoś jest zastępowany' },
  substitutionChanged: { type: 'substitution.changed', name: 'Zmiana zastępstwa' },
  substitutionEnds: { type: 'substitution.ends', name: 'Zastępstwo się skończyło' },
  departmentChanged: { type: 'person.department', name: 'Osoba zmieniła dział' },
  leaveGaps: { type: 'absence.gaps', name: 'Braki w danych do urlopów', private: true },
  absenceWork: { type: 'absence.work', name: 'Praca za nieobecną osobę', private: true },
  absenceSettled: { type: 'absence.settled', name: 'Skutki nieobecności', private: true },
  tasksTaken: { type: 'handover.tasks', name: 'Zadania przejęte' },
  issuesTaken: { type: 'handover.issues', name: 'Zgłoszenia przejęte' },
  offersTaken: { type: 'handover.offers', name: 'Oferty przejęte' },
  clientsTaken: { type: 'handover.clients', name: 'Klienci przejęci' },
  articlesTaken: { type: 'handover.articles', name: 'Wpisy bazy wiedzy przejęte' },
  articleReview: { type: 'knowledge.review', name: 'Wpis bazy wiedzy do przeglądu' },
  articleToRead: { type: 'knowledge.toRead', name: 'Wpis bazy wiedzy do przeczytania' },
  unassigned: { type: 'project.unassigned', name: 'Zadania bez osoby' },
  wholeExport: { type: 'export.ready', name: 'Eksport całych danych gotowy' },
  backupTrouble: { type: 'backup.trouble', name: 'Kłopot z kopią zapasową' },
  serverFell: { type: 'server.fell', name: 'Serwer zatrzymał się nagle' },
  adminAdded: { type: 'account.adminAdded', name: 'Nowy administrator', private: true },
  accountChanged: { type: 'account.changed', name: 'Zmiana konta osoby', private: true },
  tokenEnds: { type: 'token.ends', name: 'Klucz dostępu kończy ważność' },
  webhookStopped: { type: 'webhook.stopped', name: 'Webhook wyłączony po błędach' },
} as const satisfies Record<Kind, EventWords>;

export type WebhookEventType = (typeof webhookEvents)[Kind]['type'];
export const webhookEventTypes = Object.values(webhookEvents).map(({ type }) => type) as [
  WebhookEventType,
  ...WebhookEventType[],
];

/**
 * Events of records, besides those of notices: they carry the fields that changed, so a webhook gets those alone that were
 * chosen for it.
 */
export const webhookTypes = [...webhookEventTypes, ...recordEventTypes] as [
  WebhookType,
  ...WebhookType[],
];
export type WebhookType = WebhookEventType | RecordEventType;

/** Days back from which events of records are sent once more by hand. */
export const replayDays = 30;

/** Sent by a button, to see whether what listens understands. */
export const testEvent = 'webhook.test';

/** What an event is about. */
export const eventRecords = [
  'task',
  'tasks',
  'project',
  'issue',
  'offer',
  'client',
  'person',
  'absence',
  'article',
  'guest',
  'parcel',
  'other',
] as const;
export type EventRecord = (typeof eventRecords)[number];

/** Pauses in seconds after each attempt that failed: about three days together. */
export const webhookPauses = [
  5, 60, 300, 1800, 7200, 18_000, 36_000, 50_400, 64_800, 72_000,
] as const;
/** Hours for which the secret before signs as well, after a new one was made. */
export const oldSecretHours = 24;
/** Days without a single delivery after which a webhook is switched off. */
export const failingDays = 3;
