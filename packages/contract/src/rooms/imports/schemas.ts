import * as z from 'zod';
import {
  importCell,
  importColumns,
  importField,
  importFile,
  readingChoice,
} from '../../kit/calls/imports.schemas.ts';
import { io, recordIo } from '../../kit/calls/io.ts';
import { joinSchemas } from '../../kit/calls/served.ts';
import { ids, maxId } from '../../kit/fields/fields.ts';
import { createdId, fileRef } from '../../kit/values/records.ts';
import * as calls from './calls.ts';
import { type RecordField, recordFields } from './fields.ts';
import { duplicateWays, importKinds } from './lists.ts';

const owner = 'kto wczytał plik';

const keys = [
  ...new Set(Object.values(recordFields).flatMap((fields) => fields.map(({ key }) => key))),
] as [RecordField, ...RecordField[]];
const field = importField(keys);

/** How the file is read; stored with the file, so that nothing is lost when something fails. */
export const recordSettings = z.strictObject({
  columns: importColumns(field),
  /** For rows whose cell is empty or that have no such column; numbers of fixed lists begin with 0. */
  instead: z.partialRecord(z.enum(keys), z.array(z.int().min(0).max(maxId)).max(50)),
  /** What happens to rows that the base has already, or that stand higher up in the file. */
  duplicates: z.enum(duplicateWays),
  /** Rows with something wrong in a cell are left out; otherwise the file waits until all is right. */
  skipFaulty: z.boolean().optional(),
  /** Files that cells name, uploaded by the same person. */
  files: ids(200),
  /** New staff are sent their invitations once everybody is in. */
  invite: z.boolean(),
});

export type RecordSettings = z.output<typeof recordSettings>;

const cell = importCell(field);
export type RecordCell = z.output<typeof cell>;

const recordImport = importFile(recordSettings).extend({
  kind: z.enum(importKinds),
  /** What the room's own rules refused when it was to be written: nothing of the file is. */
  refused: z.array(cell),
  /** The files of `settings.files` that can still be downloaded. */
  files: z.array(fileRef),
});
export type RecordImport = z.output<typeof recordImport>;

const recordPreview = z.object({
  /** Records that would be made, and those that would be changed, if there were no problems. */
  made: z.int(),
  changed: z.int(),
  /** What nothing gives: neither a column nor the choice for the whole file. */
  missing: z.array(field),
  problems: z.array(cell),
  problemCount: z.int(),
  duplicates: z.array(
    z.object({
      row: z.int(),
      name: z.string(),
      /** The record of the base, or the row of the file, that is the same. */
      record: z.string().nullable(),
      earlier: z.int().nullable(),
    }),
  ),
  duplicateCount: z.int(),
  /** The first records as they would be. */
  samples: z.array(
    z.object({ row: z.int(), values: z.array(z.object({ field, value: z.string() })) }),
  ),
});
export type RecordPreview = z.output<typeof recordPreview>;

const schemas = {
  readRecords: io({
    summary:
      'Wczytanie pliku XLSX lub CSV z zapisami danego rodzaju (multipart: file); jeszcze nic nie zapisuje',
    params: z.strictObject({ kind: z.enum(importKinds) }),
    answer: createdId,
  }),
  getRecords: recordIo({
    row: owner,
    summary: 'Wczytany plik: kolumny, dopasowanie, postęp importu',
    answer: z.object({ import: recordImport }),
  }),
  rereadRecords: recordIo({
    row: owner,
    summary: 'Inny arkusz pliku albo inny wiersz nagłówków; kolumny są dopasowywane na nowo',
    body: readingChoice,
  }),
  checkRecords: recordIo({
    row: owner,
    summary:
      'Sprawdzenie każdej komórki, także na próbę według zasad zapisu; zapamiętuje dopasowanie',
    body: recordSettings,
    answer: recordPreview,
  }),
  runRecords: recordIo({
    row: owner,
    summary: 'Import wszystkich wierszy pliku albo żadnego, w tle',
    body: recordSettings,
  }),
  removeRecords: recordIo({ row: owner, summary: 'Zapomnienie wczytanego pliku' }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
