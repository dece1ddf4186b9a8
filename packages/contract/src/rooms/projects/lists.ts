/** Fixed lists of projects. */

/** A project's status follows from its tasks, and has their numbers. */
export const projectStatus = {
  waiting: 0,
  toDo: 1,
  inProgress: 2,
  done: 9,
  cancelled: 10,
} as const;

/** PRO-50. */
export const projectStatuses = [
  { id: projectStatus.waiting, name: 'Oczekujące', color: '#CED4DA' },
  { id: projectStatus.toDo, name: 'Do realizacji', color: '#E03131' },
  { id: projectStatus.inProgress, name: 'W realizacji', color: '#F2C037' },
  { id: projectStatus.done, name: 'Zrealizowany', color: '#2F9E44' },
  { id: projectStatus.cancelled, name: 'Anulowany', color: '#212529' },
] as const;

export const openProjectStatuses: number[] = [
  projectStatus.waiting,
  projectStatus.toDo,
  projectStatus.inProgress,
];

/** Told of a status that nobody sets by hand. */
export const derivedStatus =
  'Status projektu wynika z jego zadań. Ręcznie można projekt tylko anulować, a anulowany przywrócić.';

/** The interval of a project that does not recur. */
export const once = 0;

/** PRO-33; `ahead`: so many days before it begins the next period is made, unless somebody chose otherwise. */
export const intervals = [
  { id: once, name: 'Jednorazowo', ahead: 0 },
  { id: 1, name: 'Co tydzień', ahead: 7 },
  { id: 2, name: 'Co 2 tygodnie', ahead: 7 },
  { id: 3, name: 'Co miesiąc', ahead: 14 },
  { id: 4, name: 'Co kwartał', ahead: 30 },
  { id: 5, name: 'Co pół roku', ahead: 30 },
  { id: 6, name: 'Co rok', ahead: 30 },
] as const;

/** Days ahead within which an open task puts its project at risk. */
export const riskWindows = [7, 14] as const;
