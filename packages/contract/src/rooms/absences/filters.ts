import type { FilterWordsOf, NamedFilters } from '../../kit/lists/filter-words.ts';
import type { balanceList } from './balances/calls.ts';
import type { requestList } from './requests/calls.ts';

/** The dialogs 'Filtry' of requests and of balances. */

export const requestFilters = {
  decide: { label: 'Czekają na moją decyzję', onlyWithOne: true },
  user: { label: 'Pracownik', of: 'person' },
  type: { label: 'Typ', of: 'calendarType' },
  department: { label: 'Dział', of: 'department' },
  dateFrom: { label: 'Od', half: true },
  dateTo: { label: 'Do' },
} as const satisfies FilterWordsOf<typeof requestList>;

export const balanceFilters = {
  year: { label: 'Rok' },
  lacks: { label: 'Brakuje danych', onlyWithOne: true },
  department: { label: 'Dział', of: 'department' },
  user: { label: 'Pracownik', of: 'person' },
} as const satisfies FilterWordsOf<typeof balanceList>;

/** What the calendar's download may be narrowed to; the type of a private absence is named as others see it. */
export const calendarFilters = {
  type: { label: 'Typ', of: 'calendarType', options: [{ id: 0, name: 'Nieobecność' }] },
  isVacation: { label: 'Tylko urlopy' },
} as const satisfies NamedFilters;
