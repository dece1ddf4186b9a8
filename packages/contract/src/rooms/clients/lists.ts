/** Fixed lists of clients, and words that more than their form says. */

/** What the statuses of clients are called here; their numbers are stored and on the wire. */
export const clientStatus = {
  inactive: 0,
  active: 1,
  potential: 2,
  resigned: 3,
} as const;

/** CLI-42. */
export const clientStatuses = [
  { id: clientStatus.inactive, name: 'Nieaktywny', color: '#868E96' },
  { id: clientStatus.active, name: 'Aktywny', color: '#2F9E44' },
  { id: clientStatus.potential, name: 'Potencjalny', color: '#1971C2' },
  { id: clientStatus.resigned, name: 'Rezygnacja', color: '#E03131' },
] as const;

export const missingCarer = 'Klient musi posiadać opiekuna, dodaj go';

/** Refuses changes of what was removed for good. */
export const anonymous = 'Ta osoba została zanonimizowana';
export const unreachable = 'Podaj telefon albo adres e-mail';
