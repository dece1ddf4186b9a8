/** Fixed lists of tasks, and what is said about their course. */

/** What the statuses of tasks are called here; their numbers are stored and on the wire. */
export const taskStatus = {
  waiting: 0,
  toDo: 1,
  inProgress: 2,
  done: 9,
  cancelled: 10,
  suspended: 31,
} as const;

/** Statuses with their colours (TAS-09). */
export const taskStatuses = [
  { id: taskStatus.waiting, name: 'Oczekujące', color: '#CED4DA' },
  { id: taskStatus.toDo, name: 'Do realizacji', color: '#E03131' },
  { id: taskStatus.inProgress, name: 'W realizacji', color: '#F2C037' },
  { id: taskStatus.done, name: 'Zrealizowane', color: '#2F9E44' },
  { id: taskStatus.cancelled, name: 'Anulowane', color: '#212529' },
  { id: taskStatus.suspended, name: 'Wstrzymane', color: '#1971C2' },
] as const;

export const endedTaskStatuses: number[] = [taskStatus.done, taskStatus.cancelled];
export const openTaskStatuses: number[] = [
  taskStatus.waiting,
  taskStatus.toDo,
  taskStatus.inProgress,
  taskStatus.suspended,
];
/** Of tasks that nobody has begun. */
export const untouchedTaskStatuses: number[] = [taskStatus.waiting, taskStatus.toDo];

export const isFinal = (status: number) => endedTaskStatuses.includes(status);

/** "Istotność": low, ordinary, high. Ordinary by default, high with a final date. */
export const importance = { low: 1, ordinary: 2, high: 3 } as const;
export const importances = [
  { id: importance.low, name: 'niska' },
  { id: importance.ordinary, name: 'zwykła' },
  { id: importance.high, name: 'wysoka' },
] as const;

export const endDateRequired = 'Data zakończenia jest wymagana';
export const projectIsCancelled = 'Projekt jest anulowany. Najpierw trzeba go przywrócić.';
export const gateClosed = 'Poprzednie zadanie procedury nie jest jeszcze zakończone';
