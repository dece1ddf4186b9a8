import * as z from 'zod';
import { type ImportField, importFields } from './client-import.fields.ts';
import { importStates } from './client-import.ts';
import { ids, optionalChoice } from './kit/fields.ts';
import { done, io } from './kit/io.ts';
import { byId, createdId } from './kit/records.ts';

const owner = 'kto wczytał plik';

const field = z.enum(importFields.map(({ key }) => key) as [ImportField, ...ImportField[]]);

/** How the file is read; kept with it, so that nothing is lost when something fails. */
export const importSettings = z.strictObject({
  /** For each column of the file in its order: what it is, or null for what is left out. */
  columns: z
    .array(field.nullable())
    .max(100)
    .refine(
      (columns) => {
        const chosen = columns.filter((one) => one !== null);
        return new Set(chosen).size === chosen.length;
      },
      { error: 'Dwie kolumny pliku nie mogą trafić w to samo miejsce' },
    ),
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
});

export type ImportSettings = z.output<typeof importSettings>;

const clientImport = z.object({
  id: z.int(),
  fileName: z.string(),
  /** The sheet of a workbook. */
  sheet: z.string().nullable(),
  /** The file's columns with a few of their values. */
  columns: z.array(z.object({ header: z.string(), samples: z.array(z.string()) })),
  rows: z.int(),
  settings: importSettings,
  state: z.enum(importStates),
  /** How many clients are written, of how many, while it runs. */
  written: z.int(),
  total: z.int(),
  /** What came in and what was left out, once it is done. */
  imported: z.int(),
  skipped: z.int(),
  /** Why the last attempt did not succeed. */
  failure: z.string().nullable(),
});

export type ClientImport = z.output<typeof clientImport>;

const cell = z.object({
  /** The row as the spreadsheet numbers it. */
  row: z.int(),
  field,
  value: z.string(),
  message: z.string(),
});

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

export const schemas = {
  readImport: io({
    summary: 'Wczytanie pliku XLSX lub CSV z klientami (multipart: file); jeszcze nic nie zapisuje',
    multipart: true,
    answer: createdId,
  }),
  getImport: io({
    row: owner,
    summary: 'Wczytany plik: kolumny, dopasowanie, postęp importu',
    params: byId,
    answer: z.object({ import: clientImport }),
  }),
  checkImport: io({
    row: owner,
    summary: 'Sprawdzenie każdej komórki i powtórzonych numerów NIP; zapamiętuje dopasowanie',
    params: byId,
    body: importSettings,
    answer: importPreview,
  }),
  runImport: io({
    row: owner,
    summary: 'Import wszystkich klientów z pliku albo żadnego, w tle',
    params: byId,
    body: importSettings,
    answer: done,
  }),
  removeImport: io({
    row: owner,
    summary: 'Zapomnienie wczytanego pliku',
    params: byId,
    answer: done,
  }),
};
export type Schemas = typeof schemas;
