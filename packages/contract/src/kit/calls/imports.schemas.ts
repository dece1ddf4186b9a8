import * as z from 'zod';
import type { CustomName } from '../fields/custom-fields.ts';
import { importStates } from './imports.ts';

/** What a column may be: a field of the record, or an own field of it under `custom.` and its key. */
export const importField = <K extends string>(
  keys: readonly [K, ...K[]],
): z.ZodType<K | CustomName> =>
  z.union([z.enum(keys), z.string().regex(/^custom\.[a-z][A-Za-z0-9]{0,39}$/)]) as z.ZodType<
    K | CustomName
  >;

/** For each column of a file in its order: what it is, or null for what is left out. */
export const importColumns = <K extends string>(field: z.ZodType<K>) =>
  z
    .array(field.nullable())
    .max(100)
    .refine(
      (columns) => {
        const chosen = columns.filter((one) => one !== null);
        return new Set(chosen).size === chosen.length;
      },
      { error: 'Dwie kolumny pliku nie mogą trafić w to samo miejsce' },
    );

/** What else a file could have been read as. */
export const fileReading = z.object({
  sheets: z.array(z.object({ name: z.string(), rows: z.int().nullable() })),
  sheet: z.int(),
  heading: z.int(),
  first: z.array(z.object({ number: z.int(), cells: z.array(z.string()) })),
  asks: z.boolean(),
});

/** A file that was read, as its page shows it; `settings`: how it is to be read. */
export const importFile = <S extends z.ZodType>(settings: S) =>
  z.object({
    id: z.int(),
    fileName: z.string(),
    /** The sheet of a workbook. */
    sheet: z.string().nullable(),
    /** What else the file could be read as; null once it is in, and for files that are not kept as they were sent. */
    reading: fileReading.nullable(),
    /** The program whose export it is, told by its headings. */
    program: z.string().nullable(),
    /** The file's columns with a few of their values. */
    columns: z.array(
      z.object({
        header: z.string(),
        samples: z.array(z.string()),
        /** In words, why an own field that is called so is not filled by it. */
        leftOut: z.string().nullable(),
      }),
    ),
    rows: z.int(),
    settings,
    state: z.enum(importStates),
    /** How many records are written, of how many, while it runs. */
    written: z.int(),
    total: z.int(),
    /** What came in and what was left out, once it is done. */
    imported: z.int(),
    skipped: z.int(),
    /** Why the last attempt did not succeed. */
    failure: z.string().nullable(),
  });

/** Which sheet and which row of headings a file is read by; null: what is found by itself. */
export const readingChoice = z.strictObject({
  sheet: z.int().min(0).max(99).nullable(),
  heading: z.int().min(1).max(1_048_576).nullable(),
});

const place = (least: number, most: number) =>
  z.coerce.number().pipe(z.int().min(least).max(most)).optional();

/** The same in the address of a call that reads a file and keeps nothing. */
export const readingQuery = z.strictObject({ sheet: place(0, 99), heading: place(1, 1_048_576) });

/** Something about one cell of a file. */
export const importCell = <K extends string>(field: z.ZodType<K>) =>
  z.object({
    /** The row as the spreadsheet numbers it. */
    row: z.int(),
    field,
    value: z.string(),
    message: z.string(),
  });
