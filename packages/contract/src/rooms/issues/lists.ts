/** Fixed lists of issues, and what their statuses mean. */

/** What the statuses of issues are called here; their numbers are stored and on the wire. */
export const issueStatus = {
  toDo: 1,
  inProgress: 2,
  done: 9,
  accepted: 30,
  cancelled: 10,
} as const;

/** ISS-30; colours as those of tasks. */
export const issueStatuses = [
  { id: issueStatus.toDo, name: 'Do realizacji', color: '#E03131' },
  { id: issueStatus.inProgress, name: 'W realizacji', color: '#F2C037' },
  { id: issueStatus.done, name: 'Zrealizowane', color: '#2F9E44' },
  { id: issueStatus.accepted, name: 'Zaakceptowane', color: '#1971C2' },
  { id: issueStatus.cancelled, name: 'Anulowane', color: '#212529' },
] as const;

/** What an issue that became a part of another one is called; its number is that of cancelled ones. */
export const mergedName = 'Połączone';

/** ISS-21; 0 is a value. */
export const issueTypes = [
  { id: 1, name: 'Help desk - sprzęt' },
  { id: 2, name: 'Help desk - uprawnienia' },
  { id: 3, name: 'Help desk - inne' },
  { id: 4, name: 'Oferty' },
  { id: 5, name: 'Prezentacje' },
  { id: 6, name: 'Umowy' },
  { id: 7, name: 'Bazy danych' },
  { id: 8, name: 'Rozliczenia klienta' },
  { id: 9, name: 'Symulacje cen' },
  { id: 10, name: 'Wyceny' },
  { id: 11, name: 'Opinie/rekomendacje' },
  { id: 12, name: 'Raporty' },
  { id: 13, name: 'CRM' },
  { id: 14, name: 'Skanowanie' },
  { id: 15, name: 'Faktury' },
  { id: 16, name: 'Obsługa klienta' },
  { id: 17, name: 'Sprzedaż' },
  { id: 18, name: 'Administracja' },
  { id: 0, name: 'Inne' },
] as const;

/** What the list shows unless asked otherwise; a done one still waits for acceptance. */
export const activeIssueStatuses: number[] = [
  issueStatus.toDo,
  issueStatus.inProgress,
  issueStatus.done,
];
/** What 'Historia zgłoszeń' shows. */
export const closedIssueStatuses: number[] = [issueStatus.cancelled, issueStatus.accepted];
/** Statuses in which executors still work. */
export const openIssueStatuses: number[] = [issueStatus.toDo, issueStatus.inProgress];
/** The steps that end the work on an issue. */
const endings: number[] = [issueStatus.done, issueStatus.cancelled];

/**
 * 'Faktyczna data zakończenia': when the issue was done or cancelled, also once it is accepted;
 * null while it is being worked on, even if it was done before.
 */
export function issueEnded(issue: {
  status: { id: number };
  statusHistory: { status: { id: number }; created: string }[];
}): string | null {
  if (openIssueStatuses.includes(issue.status.id)) return null;
  const ends = issue.statusHistory.filter(({ status }) => endings.includes(status.id));
  return (
    ends.map(({ created }) => created).sort((a, b) => Date.parse(b) - Date.parse(a))[0] ?? null
  );
}

/** Whether a step of an issue is its return for correction, which must say why. */
export const isReturn = (before: number, next: number) =>
  before === issueStatus.done && next === issueStatus.inProgress;

/** How an issue stood to what its type promised: its first answer and its end, in time or late. */
export const promiseOutcomes = ['answered', 'answeredLate', 'done', 'doneLate'] as const;
export type PromiseOutcome = (typeof promiseOutcomes)[number];
