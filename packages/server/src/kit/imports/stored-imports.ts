import type { FileColumn, FileReading, ImportState } from '@zaplecze/contract/kit/calls/imports';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { conflict } from '../http/calls/errors.ts';
import type { ReadTable } from '../parsing/parsing.worker.ts';
import type { NumberedRow } from '../parsing/table-limits.ts';

/*
 * Files that people are bringing in, of every kind of record (docs/decisions/0068). They are kept with how they are to
 * be read until they are in, thrown away or a week old: a reload or a failure loses nothing.
 */

/** A file as its page shows it; `S`: how it is to be read. */
export type StoredImport<S> = {
  id: number;
  kind: string;
  createdBy: number;
  fileName: string;
  sheet: string | null;
  columns: FileColumn[];
  rows: number;
  settings: S;
  state: ImportState;
  written: number;
  total: number;
  imported: number;
  skipped: number;
  failure: string | null;
  refused: unknown[];
  /** What else the file could be read as; null for one that cannot be read anew. */
  reading: FileReading | null;
};

const columnsOf = ({ header, samples }: ReadTable) =>
  JSON.stringify(header.map((text, at) => ({ header: text, samples: samples[at] ?? [] })));

/** Keeps a file's rows for the person who brought it; gives its id. */
export async function insertImport(
  db: Db,
  stored: {
    kind: string;
    user: number;
    fileName: string;
    source: Buffer;
    table: ReadTable;
    settings: object;
  },
): Promise<number> {
  const { kind, user, fileName, source, table, settings } = stored;
  const row = await db
    .insertInto('clientImport')
    .values({
      kind,
      createdBy: user,
      fileName,
      sheet: table.sheet,
      columns: columnsOf(table),
      content: table.rows,
      rowCount: table.rowCount,
      settings: JSON.stringify(settings),
      source,
      // Whoever sent several tables is asked which of them is meant.
      reading: JSON.stringify({ ...table.reading, asks: table.reading.sheets.length > 1 }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/**
 * Keeps what a file is once it was read anew.
 *
 * @throws HttpError 409 when its import has begun meanwhile
 */
export async function keepReading(
  db: Db,
  id: number,
  { table, settings }: { table: ReadTable; settings: object },
): Promise<void> {
  const stored = await db
    .updateTable('clientImport')
    .set({
      ...{ sheet: table.sheet, columns: columnsOf(table), content: table.rows },
      rowCount: table.rowCount,
      settings: JSON.stringify(settings),
      reading: JSON.stringify({ ...table.reading, asks: false }),
      ...{ failure: null, refused: null },
    })
    .where('id', '=', id)
    .where('state', '=', 'ready')
    .returning('id')
    .executeTakeFirst();
  if (!stored) throw conflict(begun);
}

/** A file as it was sent, while it waits. */
export async function readSource(db: Db, id: number): Promise<Buffer | null> {
  const row = await db
    .selectFrom('clientImport')
    .select('source')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.source ?? null;
}

/** A file of one of these kinds; with `lock` until the transaction's end. */
export async function findImport<S>(
  db: Db,
  { id, kinds, lock = false }: { id: number; kinds: readonly string[]; lock?: boolean },
): Promise<StoredImport<S> | undefined> {
  const row = await db
    .selectFrom('clientImport')
    .select(['id', 'kind', 'createdBy', 'fileName', 'sheet', 'columns', 'rowCount', 'settings'])
    .select(['state', 'written', 'total', 'imported', 'skipped', 'failure', 'refused', 'reading'])
    .where('id', '=', id)
    .where('kind', 'in', kinds)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) return undefined;
  const { rowCount, columns, settings, state, refused, reading, ...rest } = row;
  return {
    ...rest,
    rows: rowCount,
    columns: columns as FileColumn[],
    settings: settings as S,
    state: state as ImportState,
    refused: (refused ?? []) as unknown[],
    reading: reading as FileReading | null,
  };
}

/** The rows of the file, or null once they are forgotten. */
export async function readImportRows(db: Db, id: number): Promise<NumberedRow[] | null> {
  const row = await db
    .selectFrom('clientImport')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirst();
  return (row?.content ?? null) as NumberedRow[] | null;
}

type Changes = Partial<
  Pick<
    StoredImport<object>,
    'state' | 'written' | 'total' | 'imported' | 'skipped' | 'failure' | 'settings' | 'refused'
  >
>;

export async function changeImport(db: Db, id: number, changes: Changes): Promise<void> {
  const { settings, refused, ...rest } = changes;
  await db
    .updateTable('clientImport')
    .set({
      ...rest,
      ...(settings && { settings: JSON.stringify(settings) }),
      ...(refused && { refused: JSON.stringify(refused) }),
    })
    .where('id', '=', id)
    .execute();
}

const begun = 'Ten plik jest już importowany albo zaimportowany';

/** @throws HttpError 409 for a file whose import has begun */
export function assertReady({ state }: { state: ImportState }): void {
  if (state !== 'ready') throw conflict(begun);
}

/**
 * Keeps how a file is to be read.
 *
 * @throws HttpError 409 when its import has begun meanwhile
 */
export async function keepSettings(db: Db, id: number, settings: object): Promise<void> {
  const stored = await db
    .updateTable('clientImport')
    .set({ settings: JSON.stringify(settings), failure: null, refused: null })
    .where('id', '=', id)
    .where('state', '=', 'ready')
    .returning('id')
    .executeTakeFirst();
  if (!stored) throw conflict(begun);
}

/** Lets a file wait for the work that brings it in, which looks at everything once more. */
export const letWait = (db: Db, id: number, settings: object): Promise<void> =>
  changeImport(db, id, {
    ...{ settings, failure: null, refused: [], state: 'waiting', written: 0, total: 0 },
  });

/** The end of a good import: its rows and samples are forgotten, who brought how many in stays. */
export async function finishImport(
  db: Db,
  id: number,
  result: { imported: number; skipped: number },
): Promise<void> {
  await db
    .updateTable('clientImport')
    .set({
      ...result,
      state: 'done',
      failure: null,
      content: null,
      source: null,
      reading: null,
      refused: null,
      columns: sql`(select coalesce(json_agg(json_build_object('header', c ->> 'header',
        'samples', '[]'::json)), '[]') from json_array_elements(columns) c)`,
      finished: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Forgets a file that is not wanted any more; one that is in stays noted.
 *
 * @throws HttpError 409 while it is being brought in
 */
export async function dropImport(
  db: Db,
  { id, state }: { id: number; state: ImportState },
): Promise<void> {
  if (state === 'waiting' || state === 'running') throw conflict(begun);
  if (state === 'ready') await db.deleteFrom('clientImport').where('id', '=', id).execute();
}

/** Forgets files that nobody finished importing within a week: they hold personal data. */
export async function forgetImports(db: Db): Promise<void> {
  await db
    .deleteFrom('clientImport')
    .where('content', 'is not', null)
    .where('created', '<', sql<string>`now() - interval '7 days'`)
    .execute();
}
