import * as z from 'zod';
import { type Endpoint, endpoint, type Nothing } from './endpoint.ts';

/** Every list can be downloaded whole, as a workbook or as a table of texts. */

export const exportFormats = [
  { id: 'xlsx', name: 'Arkusz XLSX' },
  { id: 'csv', name: 'Plik CSV' },
] as const;
export type ExportFormat = (typeof exportFormats)[number]['id'];

/** Rows that a sheet of a workbook can hold below its heading. */
export const mostSheetRows = 1_048_575;
export const tooManyRows =
  'Arkusz XLSX mieści najwyżej 1 048 575 wierszy. Zawęź listę albo pobierz ją jako CSV.';

const more = {
  format: z.enum(['xlsx', 'csv']).default('xlsx'),
  /** A ticket, see `exportTicket`; the guard reads it. */
  'access-token': z.string().max(300).optional(),
};

export type ExportOf<E extends Endpoint> = Endpoint<
  E['params'],
  z.ZodType<z.output<E['query']> & { format: ExportFormat }>,
  Nothing,
  z.ZodUnknown
>;

/** The call that downloads all rows of a list's filter in its order; `page` and `perPage` do not matter. */
export function exportOf<E extends Endpoint>(list: E): ExportOf<E> {
  return endpoint({
    method: 'GET',
    path: `${list.path}/export`,
    allow: list.allow,
    ...(list.row && { row: list.row }),
    summary: `${list.summary}: cała lista do pobrania`,
    params: list.params,
    query: (list.query as unknown as z.ZodObject).safeExtend(more),
    answer: z.unknown(),
    file: true,
  }) as unknown as ExportOf<E>;
}

/** The description of the API, which browsers open by a signed address as well. */
export const docsPath = '/api/docs/';

/** Opens one such address for the person who asked, so that the session's token stays out of addresses. */
export const exportTicket = endpoint({
  method: 'POST',
  path: '/export/ticket',
  allow: 'everyone',
  summary: 'Krótkotrwały adres jednego pliku z listą, albo opisu API',
  body: z.strictObject({
    path: z
      .string()
      .max(30_000)
      .regex(/^\/api\/(docs\/|[\w/-]+\/export\?[^#]+)$/, { error: 'Nieprawidłowy adres' }),
  }),
  answer: z.object({ path: z.string() }),
});
