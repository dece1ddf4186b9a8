import * as z from 'zod';
import {
  importCell,
  importColumns,
  importField,
  importFile,
  readingChoice,
} from '../../../kit/calls/imports.schemas.ts';
import { io, recordIo } from '../../../kit/calls/io.ts';
import { joinSchemas } from '../../../kit/calls/served.ts';
import { ids, optionalChoice } from '../../../kit/fields/fields.ts';
import { createdId } from '../../../kit/values/records.ts';
import * as calls from './calls.ts';
import { type ImportField, importFields } from './fields.ts';

const owner = 'kto wczytał plik';

const field = importField(importFields.map(({ key }) => key) as [ImportField, ...ImportField[]]);

/** How the file is read; stored with the file, so that nothing is lost when something fails. */
export const importSettings = z.strictObject({
  columns: importColumns(field),
  /** For rows whose cell is empty or that have no such column. */
  instead: z.strictObject({
    clientService: ids(),
    projectTypes: ids(),
    status: z.int().min(0).max(3).nullable(),
    province: optionalChoice().transform((value) => value ?? null),
  }),
  /** For every row, besides its own. */
  tags: ids(),
  /** What happens to rows whose NIP is in the base or higher up in the file. */
  duplicates: z.enum(['skip', 'import']),
  /** Rows with something wrong in a cell are left out; otherwise the file waits until all is right. */
  skipFaulty: z.boolean().optional(),
});

export type ImportSettings = z.output<typeof importSettings>;

const clientImport = importFile(importSettings);

export type ClientImport = z.output<typeof clientImport>;

const cell = importCell(field);

export type ImportCell = z.output<typeof cell>;

const duplicate = z.object({
  row: z.int(),
  name: z.string(),
  nip: z.string(),
  /** The client of the base, or the row of the file, that has this NIP already. */
  client: z.object({ id: z.int(), name: z.string() }).nullable(),
  earlier: z.int().nullable(),
});

export const importPreview = z.object({
  /** Clients that would come in, if there were no problems. */
  clients: z.int(),
  /** What nothing gives: neither a column nor the choice for the whole file. */
  missing: z.array(field),
  problems: z.array(cell),
  problemCount: z.int(),
  /** Doubtful, but no obstacle (a NIP whose checksum is wrong). */
  warnings: z.array(cell),
  warningCount: z.int(),
  duplicates: z.array(duplicate),
  duplicateCount: z.int(),
  /** The first clients as they would be. */
  samples: z.array(
    z.object({
      row: z.int(),
      name: z.string(),
      nip: z.string(),
      address: z.string(),
      contact: z.string(),
      carers: z.string(),
      status: z.string(),
    }),
  ),
});

export type ImportPreview = z.output<typeof importPreview>;

const schemas = {
  readImport: io({
    summary: 'Wczytanie pliku XLSX lub CSV z klientami (multipart: file); jeszcze nic nie zapisuje',
    multipart: true,
    answer: createdId,
  }),
  getImport: recordIo({
    row: owner,
    summary: 'Wczytany plik: kolumny, dopasowanie, postęp importu',
    answer: z.object({ import: clientImport }),
  }),
  rereadImport: recordIo({
    row: owner,
    summary: 'Inny arkusz pliku albo inny wiersz nagłówków; kolumny są dopasowywane na nowo',
    body: readingChoice,
  }),
  checkImport: recordIo({
    row: owner,
    summary: 'Sprawdzenie każdej komórki i powtórzonych numerów NIP; zapamiętuje dopasowanie',
    body: importSettings,
    answer: importPreview,
  }),
  runImport: recordIo({
    row: owner,
    summary: 'Import wszystkich klientów z pliku albo żadnego, w tle',
    body: importSettings,
  }),
  removeImport: recordIo({ row: owner, summary: 'Zapomnienie wczytanego pliku' }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
