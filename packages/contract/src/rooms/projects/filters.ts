import type { FilterWordsOf } from '../../kit/lists/filter-words.ts';
import { reasonOptions } from '../radar/names.ts';
import type { projectList, riskList } from './calls.ts';
import { projectFilters } from './columns.ts';
import { openProjectStatuses, projectStatuses } from './lists.ts';

const { jobsEndedFrom: _, jobsEndedTo: __, completedFrom: ___, ...rest } = projectFilters;
const { completedTo: ____, ...unfinished } = rest;

/** Filters of projects at risk: all of them are open, and each has its reasons. */
export const riskFilters = {
  burning: {
    label: 'Pali się',
    options: [
      { id: 1, name: 'Po terminie albo zabraknie czasu' },
      { id: 0, name: 'Tylko blisko terminu' },
    ],
    one: true,
  },
  reason: { label: 'Dlaczego', options: reasonOptions, one: true },
  ...unfinished,
  status: { options: projectStatuses.filter(({ id }) => openProjectStatuses.includes(id)) },
} as const satisfies FilterWordsOf<typeof riskList>;

/** Filters that only the list's own switch and links ask for. */
export const linkedFilters = {
  risk: { label: 'Zagrożone w ciągu dni' },
} as const satisfies FilterWordsOf<typeof projectList>;
