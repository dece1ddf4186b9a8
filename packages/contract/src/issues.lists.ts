/** Fixed lists of issues, and what their statuses mean. */

/** decisions, "Statuses"; colours as those of tasks. */
export const issueStatuses = [
  { id: 1, name: 'Do realizacji', color: '#E03131' },
  { id: 2, name: 'W realizacji', color: '#F2C037' },
  { id: 9, name: 'Zrealizowane', color: '#2F9E44' },
  { id: 30, name: 'Zaakceptowane', color: '#1971C2' },
  { id: 10, name: 'Anulowane', color: '#212529' },
] as const;

/** Document 002 section 3; 0 is a value. */
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

/** What the list shows unless asked otherwise; 9 still waits for acceptance. */
export const activeIssueStatuses = [1, 2, 9];
/** What 'Historia zgłoszeń' shows. */
export const closedIssueStatuses = [10, 30];
/** Still to be done by those it is assigned to. */
export const openIssueStatuses = [1, 2];

/**
 * 'Faktyczna data zakończenia': when the issue was done or cancelled, also once it is accepted;
 * null while it is being worked on, even if it was done before.
 */
export function issueEnded(issue: {
  status: { id: number };
  statusHistory: { status: { id: number }; created: string }[];
}): string | null {
  if (![9, 10, 30].includes(issue.status.id)) return null;
  const ends = issue.statusHistory.filter(({ status }) => status.id === 9 || status.id === 10);
  return (
    ends.map(({ created }) => created).sort((a, b) => Date.parse(b) - Date.parse(a))[0] ?? null
  );
}

/** Whether a step of an issue is its return for correction, which must say why. */
export const isReturn = (before: number, next: number) => before === 9 && next === 2;
