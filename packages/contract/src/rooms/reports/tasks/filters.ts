import { dueOptions } from '../../../kit/fields/limits.ts';
import type { FilterWordsOf } from '../../../kit/lists/filter-words.ts';
import { taskStatuses } from '../../tasks/lists.ts';
import type { reportTaskList, TaskCost, Timely } from './calls.ts';

/** The dialog 'Filtry': what the dashboard's numbers count by. */
export const reportTaskFilters = {
  user: { label: 'Osoba', of: 'person' },
  unassigned: { label: 'Bez osoby' },
  client: { label: 'Klient', of: 'client' },
  company: { label: 'Spółka', of: 'company' },
  department: { label: 'Dział', of: 'department' },
  service: { label: 'Usługa', of: 'serviceDefinition' },
  procedure: { label: 'Procedura', of: 'procedureDefinition' },
  task: { label: 'Zadanie', of: 'taskDefinition' },
  status: { label: 'Status', options: taskStatuses },
  timely: {
    label: 'Zakończone',
    options: [
      { id: 'onTime', name: 'na czas' },
      { id: 'late', name: 'po terminie' },
      { id: 'noLimit', name: 'bez terminu' },
    ] satisfies { id: Timely; name: string }[],
  },
  cost: {
    label: 'Od rozpoczęcia do zakończenia',
    options: [
      { id: 'measured', name: 'zmierzone' },
      { id: 'notBegun', name: 'bez rozpoczęcia' },
    ] satisfies { id: TaskCost; name: string }[],
  },
  due: { label: 'Termin', options: dueOptions },
  slow: { label: 'Czekało dłużej niż dzień pracy' },
  begunFrom: { label: 'Przejęto od', half: true },
  begunTo: { label: 'Przejęto do', half: true },
  openOn: { label: 'Otwarte na koniec dnia' },
  endedFrom: { label: 'Zakończono od', half: true },
  endedTo: { label: 'Zakończono do', half: true },
  limitFrom: { label: 'Termin od', half: true },
  limitTo: { label: 'Termin do', half: true },
  dateFrom: { label: 'Dodano od', half: true },
  dateTo: { label: 'Dodano do', half: true },
} as const satisfies FilterWordsOf<typeof reportTaskList>;
