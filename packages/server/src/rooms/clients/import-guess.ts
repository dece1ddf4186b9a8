import type { ImportSettings } from '@zaplecze/contract/client-import';
import { type ImportField, importFields } from '@zaplecze/contract/client-import.fields';
import { columnGuesser } from '../../kit/parsing/columns.ts';

const guessColumns: (header: string[]) => ImportSettings['columns'] =
  columnGuesser<ImportField>(importFields);

export const firstSettings = (header: string[]): ImportSettings => ({
  columns: guessColumns(header),
  instead: { clientService: [], projectTypes: [], status: null, province: null },
  tags: [],
  duplicates: 'skip',
});
