import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import type { listProjects } from '@zaplecze/contract/rooms/projects/calls';
import { projectStatuses } from '@zaplecze/contract/rooms/projects/lists';
import type { FilterOfList } from '../../kit/lists/types.ts';
import {
  clientSource,
  dictionarySource,
  peopleSource,
  serviceDefinitionSource,
} from '../choices/index.ts';

/** How far the window of final dates reaches unless told otherwise. */
const finalDateWindow = 14;

/** Every field of the dialog 'Filtry' (PRO-12, PRO-13). */
export const projectFilters: FilterOfList<typeof listProjects>[] = [
  { key: 'client', label: 'Klient', kind: 'choices', source: clientSource },
  {
    key: 'company',
    label: 'Spółka',
    kind: 'choices',
    source: dictionarySource('company'),
    half: true,
  },
  {
    key: 'type',
    label: 'Typ usługi',
    kind: 'choices',
    source: dictionarySource('projectType'),
    half: true,
  },
  { key: 'userModified', label: 'Zmieniony przez', kind: 'choices', source: peopleSource },
  { key: 'status', label: 'Status', kind: 'options', options: projectStatuses },
  { key: 'dateFrom', label: 'Utworzono od', kind: 'day', half: true },
  { key: 'dateTo', label: 'Utworzono do', kind: 'day', half: true },
  { key: 'jobsEndedFrom', label: 'Zakończono prace od', kind: 'day', half: true },
  { key: 'jobsEndedTo', label: 'Zakończono prace do', kind: 'day', half: true },
  { key: 'completedFrom', label: 'Zrealizowano od', kind: 'day', half: true },
  { key: 'completedTo', label: 'Zrealizowano do', kind: 'day', half: true },
  { key: 'finalDate', label: 'Z terminem ostatecznym', kind: 'flag' },
  {
    key: 'dateRealizationLimit',
    label: 'Termin ostateczny do',
    kind: 'day',
    needs: 'finalDate',
    initial: () => addDays(warsawDay(), finalDateWindow),
  },
  {
    key: 'department',
    label: 'Dział',
    kind: 'choices',
    source: dictionarySource('department'),
    half: true,
  },
  { key: 'seller', label: 'Sprzedawca', kind: 'choices', source: peopleSource, half: true },
  { key: 'service', label: 'Usługa', kind: 'choices', source: serviceDefinitionSource },
  { key: 'valueFrom', label: 'Wartość liczona od', kind: 'day', half: true },
  { key: 'valueTo', label: 'Wartość liczona do', kind: 'day', half: true },
];
