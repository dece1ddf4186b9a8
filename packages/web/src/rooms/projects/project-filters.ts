import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { listProjects, listProjectsAtRisk } from '@zaplecze/contract/rooms/projects/calls';
import {
  projectFilters as inAll,
  riskFilters as inRisk,
  projectColumns,
} from '@zaplecze/contract/rooms/projects/columns';
import { fieldFilters } from '../../kit/lists/filters/field-filters.ts';
import { serviceDefinitionSource, sourceOf } from '../choices/index.ts';

/** How far the window of final dates reaches unless told otherwise. */
const finalDateWindow = 14;

const source = (table: string) =>
  table === 'serviceDefinition' ? serviceDefinitionSource : sourceOf(table);
/** The day of final dates is asked for with them alone. */
const finalDay = {
  needs: 'finalDate',
  initial: () => addDays(warsawDay(), finalDateWindow),
};
const withDay = <W extends { dateRealizationLimit: object }>(words: W) => ({
  ...words,
  dateRealizationLimit: { ...words.dateRealizationLimit, ...finalDay },
});

/** Every field of the dialog 'Filtry' (PRO-12, PRO-13). */
export const projectFilters = fieldFilters(listProjects, projectColumns, withDay(inAll), source);

export const riskFilters = fieldFilters(
  listProjectsAtRisk,
  projectColumns,
  withDay(inRisk),
  source,
);
