import { listIssues } from '@zaplecze/contract/rooms/issues/calls';
import { issueColumns, issueFilters as words } from '@zaplecze/contract/rooms/issues/columns';
import { fieldFilters } from '../../kit/lists/filters/field-filters.ts';
import { sourceOf } from '../choice-sources/index.ts';

/** Every field of the dialog 'Filtry' (ISS-14, ISS-67). */
export const issueFilters = fieldFilters(listIssues, issueColumns, words, sourceOf);

/** In one's own lists the person is settled. */
export const filtersWithout = (key: 'user' | 'orderedBy') =>
  issueFilters.filter((field) => field.key !== key);
