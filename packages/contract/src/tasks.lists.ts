/** Fixed lists of tasks, and what is said about their course. */

/** decisions, "Statuses"; colours of document 000 section 3. */
export const taskStatuses = [
  { id: 0, name: 'Oczekujące', color: '#CED4DA' },
  { id: 1, name: 'Do realizacji', color: '#E03131' },
  { id: 2, name: 'W realizacji', color: '#F2C037' },
  { id: 9, name: 'Zrealizowane', color: '#2F9E44' },
  { id: 10, name: 'Anulowane', color: '#212529' },
  { id: 31, name: 'Wstrzymane', color: '#1971C2' },
] as const;

export const isFinal = (status: number) => status === 9 || status === 10;

/** "Istotność": low, ordinary, high. Ordinary by default, high with a final date. */
export const importances = [
  { id: 1, name: 'niska' },
  { id: 2, name: 'zwykła' },
  { id: 3, name: 'wysoka' },
] as const;

export const endDateRequired = 'Data zakończenia jest wymagana';
export const projectIsCancelled = 'Projekt jest anulowany. Najpierw trzeba go przywrócić.';
export const gateClosed = 'Poprzednie zadanie procedury nie jest jeszcze zakończone';
