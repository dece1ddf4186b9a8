import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { listProjects } from '@zaplecze/contract/rooms/projects/calls';
import { projectColumns, projectFilters as words } from '@zaplecze/contract/rooms/projects/columns';
import { fieldFilters } from '../../kit/lists/filters/field-filters.ts';
import { serviceDefinitionSource } from '../catalog/index.ts';
import { sourceOf } from '../choice-sources/index.ts';

/** How far the window of final dates reaches unless told otherwise. */
const finalDateWindow = 14;

export const sourceOfFilter = (table: string) =>
  table === 'serviceDefinition' ? serviceDefinitionSource : sourceOf(table);
/** The day of final dates is asked for with them alone. */
const finalDay = {
  needs: 'finalDate',
  initial: () => addDays(warsawDay(), finalDateWindow),
};
export const withFinalDay = <W extends { dateRealizationLimit: object }>(words: W) => ({
  ...words,
  dateRealizationLimit: { ...words.dateRealizationLimit, ...finalDay },
});

/** Every field of the dialog 'Filtry' (PRO-12, PRO-13). */
export const projectFilters = fieldFilters(
  listProjects,
  projectColumns,
  withFinalDay(words),
  sourceOfFilter,
);
