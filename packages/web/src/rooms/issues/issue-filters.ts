import { dueOptions } from '@zaplecze/contract/kit/fields/limits';
import type { listIssues } from '@zaplecze/contract/rooms/issues/calls';
import { issueStatuses, issueTypes } from '@zaplecze/contract/rooms/issues/lists';
import type { FilterOfList } from '../../kit/lists/types.ts';
import { clientSource, peopleSource } from '../choices/index.ts';

/** Every field of the dialog 'Filtry' (ISS-14, ISS-67). */
export const issueFilters: FilterOfList<typeof listIssues>[] = [
  { key: 'client', label: 'Klient', kind: 'choices', source: clientSource },
  { key: 'user', label: 'Wykonawca', kind: 'choices', source: peopleSource, half: true },
  { key: 'orderedBy', label: 'Zlecający', kind: 'choices', source: peopleSource, half: true },
  { key: 'status', label: 'Status', kind: 'options', options: issueStatuses },
  { key: 'type', label: 'Typ zgłoszenia', kind: 'options', options: issueTypes },
  { key: 'dateFrom', label: 'Utworzono od', kind: 'day', half: true },
  { key: 'dateTo', label: 'Utworzono do', kind: 'day', half: true },
  { key: 'dateRealization', label: 'Graniczna data zakończenia', kind: 'day', half: true },
  { key: 'limitTo', label: 'Termin do', kind: 'day', half: true },
  { key: 'promised', label: 'Obiecany czas', kind: 'options', options: dueOptions, one: true },
  { key: 'due', label: 'Termin', kind: 'options', options: dueOptions, one: true },
];

/** In one's own lists the person is settled. */
export const filtersWithout = (key: 'user' | 'orderedBy') =>
  issueFilters.filter((field) => field.key !== key);
