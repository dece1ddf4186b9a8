import { dueOptions, type Whose } from '../../kit/fields/limits.ts';
import type { FilterWordsOf } from '../../kit/lists/filter-words.ts';
import type { taskList } from './calls.ts';
import { taskStatuses } from './lists.ts';

/** Whose tasks, to who stands in for somebody. */
export const whoseOptions = [
  { id: 'own', name: 'Moje' },
  { id: 'substituting', name: 'Zastępuję' },
] as const satisfies readonly { id: Whose; name: string }[];

/** The dialog 'Filtry'; `project` offers those of the person alone. */
export const taskFilters = {
  project: { label: 'Projekt', of: 'project' },
  status: { label: 'Status', options: taskStatuses },
  due: { label: 'Termin', options: dueOptions },
  user: { label: 'Czyje', of: 'person' },
  whose: { label: 'Zakres', options: whoseOptions },
} as const satisfies FilterWordsOf<typeof taskList>;
