import type { FileColumn } from '@zaplecze/contract/kit/calls/imports';
import type { CustomField } from '@zaplecze/contract/kit/fields/custom-fields';
import type { ImportSettings } from '@zaplecze/contract/rooms/clients/import/calls';
import {
  type ImportedField,
  type ImportField,
  importFields,
} from '@zaplecze/contract/rooms/clients/import/fields';
import { clientStatus } from '@zaplecze/contract/rooms/clients/lists';
import { customColumnsOf } from '../../../kit/custom-fields/imports.ts';
import { programsOf } from '../../../kit/imports/programs.ts';
import { columnGuesser, knownHeadings, programGuesser } from '../../../kit/parsing/columns.ts';

const programs = () => programsOf<ImportField>('client');
const guessProgram = (header: string[]) => programGuesser(programs())(header);

/** What columns of a file may be: those of all companies, and own fields that this person may fill. */
export const fileColumns = (custom: readonly CustomField[]) => [
  ...importFields,
  ...customColumnsOf(custom),
];
type Columns = ReturnType<typeof fileColumns>;

/** By which the table is found in a file. */
export const headings = (columns: Columns) => knownHeadings(columns, programs());

/** The program whose export a file is, by its headings. */
export const programOf = (columns: FileColumn[]): string | null =>
  guessProgram(columns.map(({ header }) => header))?.program ?? null;

/** Until told otherwise, clients come in as one that is begun with its name alone: potential ones in the care of who adds them. */
export const firstSettings = (
  header: string[],
  columns: Columns,
  user: number,
): ImportSettings => ({
  columns: columnGuesser<ImportedField>(columns)(header, guessProgram(header)?.columns),
  instead: {
    ...{ clientService: [user], projectTypes: [] },
    ...{ status: clientStatus.potential, province: null },
  },
  tags: [],
  duplicates: 'skip',
});
