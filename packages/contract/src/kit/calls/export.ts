import type * as z from 'zod';
import { type Endpoint, endpointsOf, type Io, type IoOf } from './endpoint.ts';
import type { Schemas } from './export.schemas.ts';

/** Every list can be downloaded whole, as a workbook or as a table of texts. */

const endpoint = endpointsOf<Schemas>('none');

export const exportFormats = [
  { id: 'xlsx', name: 'Arkusz XLSX' },
  { id: 'csv', name: 'Plik CSV' },
] as const;
export type ExportFormat = (typeof exportFormats)[number]['id'];

/** Rows that a sheet of a workbook can hold below its heading. */
export const mostSheetRows = 1_048_575;
export const tooManyRows =
  'Arkusz XLSX mieści najwyżej 1 048 575 wierszy. Zawęź listę albo pobierz ją jako CSV.';

/** What the download of a list takes: the list's own query, and which file it is to be. */
export type ExportIo<E extends Endpoint> = Omit<Io, 'params' | 'query' | 'list'> & {
  params: IoOf<E>['params'];
  query: z.ZodType<z.output<IoOf<E>['query']> & { format: ExportFormat }>;
};

/**
 * The call that downloads all rows of a list's filter in its order; `page` and `perPage` do not matter. It writes who took
 * them out into the registers.
 */
export function exportOf<E extends Endpoint>(list: E): Endpoint<ExportIo<E>> {
  const { path, allow, area } = list;
  return { method: 'GET', path: `${path}/export`, allow, area, writes: true, file: true };
}

/** The description of the API, which browsers open by a signed address as well. */
export const docsPath = '/api/docs/';

/** Opens one such address for the person who asked, so that the session's token stays out of addresses. */
export const exportTicket = endpoint<'exportTicket'>('POST /export/ticket', 'everyone');
