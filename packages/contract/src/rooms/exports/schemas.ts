import * as z from 'zod';
import { io, recordIo } from '../../kit/calls/io.ts';
import { joinSchemas } from '../../kit/calls/served.ts';
import { createdId, instant } from '../../kit/values/records.ts';
import * as calls from './calls.ts';

const owner = 'kto zamówił eksport';

const wholeExport = z.object({
  id: z.int(),
  created: instant,
  state: z.enum(['waiting', 'running', 'ready', 'failed', 'gone']),
  /** The moment whose data it has. */
  moment: z.string().nullable(),
  size: z.int().nullable(),
  rows: z.int(),
  files: z.int(),
  /** Files whose contents the storage had lost. */
  missing: z.int(),
  /** Rows and files written so far, of how many. */
  written: z.int(),
  total: z.int(),
  failure: z.string().nullable(),
  /** Until when it can be downloaded. */
  expires: z.string().nullable(),
});
export type WholeExport = z.output<typeof wholeExport>;

const schemas = {
  listWholeExports: io({
    summary: 'Własne eksporty całych danych, od najnowszego; `busy`: jakiś jest przygotowywany',
    answer: z.object({ list: z.array(wholeExport), busy: z.boolean() }),
  }),
  orderWholeExport: io({
    summary: 'Eksport całych danych: jedno archiwum ZIP, przygotowywane w tle',
    answer: createdId,
  }),
  downloadWholeExport: recordIo({
    row: owner,
    summary: 'Gotowe archiwum, przez tydzień',
    media: 'application/zip',
    query: z.strictObject({
      format: z.literal('zip').default('zip'),
      /** A ticket, see `exportTicket`; the guard reads it. */
      'access-token': z.string().max(300).optional(),
    }),
    answer: z.unknown(),
  }),
  removeWholeExport: recordIo({ row: owner, summary: 'Usunięcie archiwum przed czasem' }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
