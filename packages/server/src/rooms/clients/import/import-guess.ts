import type { FileColumn } from '@zaplecze/contract/kit/calls/imports';
import type { ImportSettings } from '@zaplecze/contract/rooms/clients/import/calls';
import { type ImportField, importFields } from '@zaplecze/contract/rooms/clients/import/fields';
import { clientStatus } from '@zaplecze/contract/rooms/clients/lists';
import { programsOf } from '../../../kit/imports/programs.ts';
import { columnGuesser, knownHeadings, programGuesser } from '../../../kit/parsing/columns.ts';

const programs = () => programsOf<ImportField>('client');
const guessColumns = columnGuesser<ImportField>(importFields);
const guessProgram = (header: string[]) => programGuesser(programs())(header);

/** By which the table is found in a file. */
export const headings = () => knownHeadings(importFields, programs());

/** The program whose export a file is, by its headings. */
export const programOf = (columns: FileColumn[]): string | null =>
  guessProgram(columns.map(({ header }) => header))?.program ?? null;

/** Until told otherwise, clients come in as one that is begun with its name alone: potential ones in the care of who adds them. */
export const firstSettings = (header: string[], user: number): ImportSettings => ({
  columns: guessColumns(header, guessProgram(header)?.columns),
  instead: {
    ...{ clientService: [user], projectTypes: [] },
    ...{ status: clientStatus.potential, province: null },
  },
  tags: [],
  duplicates: 'skip',
});
