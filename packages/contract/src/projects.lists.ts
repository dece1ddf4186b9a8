/** Fixed lists of projects. */

/** Document 002 section 3. */
export const projectStatuses = [
  { id: 0, name: 'Oczekujące', color: '#CED4DA' },
  { id: 1, name: 'Do realizacji', color: '#E03131' },
  { id: 2, name: 'W realizacji', color: '#F2C037' },
  { id: 9, name: 'Zrealizowany', color: '#2F9E44' },
  { id: 10, name: 'Anulowany', color: '#212529' },
] as const;

/** Told of a status that nobody sets by hand. */
export const derivedStatus =
  'Status projektu wynika z jego zadań. Ręcznie można projekt tylko anulować, a anulowany przywrócić.';

/** decisions, "Projects and catalogue". */
export const intervals = [
  { id: 0, name: 'Jednorazowo' },
  { id: 1, name: 'Co tydzień' },
  { id: 2, name: 'Co 2 tygodnie' },
  { id: 3, name: 'Co miesiąc' },
  { id: 4, name: 'Co kwartał' },
  { id: 5, name: 'Co pół roku' },
  { id: 6, name: 'Co rok' },
] as const;

/** Days ahead within which an open task puts its project at risk. */
export const riskWindows = [7, 14] as const;
