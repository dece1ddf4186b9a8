/** Fixed lists of clients, and words that more than their form says. */

/** Document 000 section 9. */
export const clientStatuses = [
  { id: 0, name: 'Nieaktywny', color: '#868E96' },
  { id: 1, name: 'Aktywny', color: '#2F9E44' },
  { id: 2, name: 'Potencjalny', color: '#1971C2' },
  { id: 3, name: 'Rezygnacja', color: '#E03131' },
] as const;

export const missingCarer = 'Klient musi posiadać opiekuna, dodaj go';

/** Refuses changes of what was removed for good. */
export const anonymous = 'Ta osoba została zanonimizowana';
export const unreachable = 'Podaj telefon albo adres e-mail';
