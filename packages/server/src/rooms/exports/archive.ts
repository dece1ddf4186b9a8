import { Readable } from 'node:stream';
import type { Query } from '@zaplecze/contract/kit/calls/endpoint';
import { listClients } from '@zaplecze/contract/rooms/clients/calls';
import { schemasOf } from '@zaplecze/contract/rooms/schemas';
import type { Tx } from '../../kit/database/database.ts';
import { sheetCsv } from '../../kit/exports/sheet.ts';
import type { TableExports } from '../../kit/exports/table-exports.ts';
import type { ZipEntry } from '../../kit/exports/zip.ts';
import { MissingFileError, type Storage } from '../../kit/files/storage.ts';
import { everyRow } from '../../kit/lists/list.ts';
import { clientSheet, findWholeClients } from '../clients/index.ts';
import { formatText } from './format.ts';
import * as tables from './tables.queries.ts';
import { lineOf, wholeCsv } from './whole-csv.ts';

/** What has gone into an archive so far. */
export type ExportCounts = { rows: number; files: number; missing: number };

type Archive = {
  tx: Tx;
  storage: Storage;
  declared: TableExports;
  moment: string;
  /** Told of every few hundred rows and of every file. */
  onward: (soFar: ExportCounts) => Promise<void>;
};

/** A name as every system's folders take it; the number before it keeps equal ones apart. */
const harmless = (name: string) =>
  name
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is meant
    .replace(/[\\/:*?"<>|\u0000-\u001f]/g, '_')
    .slice(-120);

/** Where a file lies in the archive. */
const pathInArchive = ({ id, fileName, attachedTo, attachedId }: tables.StoredFile) =>
  `pliki/${attachedTo && attachedId ? `${attachedTo}/${attachedId}` : 'luzem'}/${id}-${harmless(fileName)}`;

/** How many rows and files the archive will have, by tables. */
export async function countAll(
  tx: Tx,
  declared: TableExports,
): Promise<{ list: tables.Table[]; counts: Map<string, number> }> {
  const list = await tables.exportedTables(tx, declared);
  const counts = new Map<string, number>();
  for (const { name } of list) counts.set(name, await tables.countRows(tx, name));
  return { list, counts };
}

/**
 * The files of the archive, one after the other, each read while it is written: everything that the transaction's
 * snapshot has, and the contents of all files.
 */
export async function* entriesOf(
  { tx, storage, declared, moment, onward }: Archive,
  { list, counts }: Awaited<ReturnType<typeof countAll>>,
): AsyncGenerator<ZipEntry> {
  const soFar: ExportCounts = { rows: 0, files: 0, missing: 0 };
  const byName = new Map((await tables.allTables(tx)).map((table) => [table.name, table]));
  yield { path: 'CZYTAJ.md', content: formatText(list, declared, { moment, counts }) };
  for (const table of list) {
    const rows = async function* () {
      for await (const batch of tables.readTableRows(tx, table, byName)) {
        yield batch;
        soFar.rows += batch.length;
        await onward(soFar);
      }
    };
    const content = async () => wholeCsv(tables.headingsOf(table, byName), rows());
    yield { path: `dane/${table.name}.csv`, content, compress: true };
  }
  const clients = everyRow((query) => findWholeClients(tx, query), wholeList());
  const content = async () => sheetCsv(clientSheet, clients);
  yield { path: 'listy/klienci.csv', content, compress: true };

  const manifest = [lineOf(['path', 'id', 'fileName', 'contentType', 'size', 'sha256', 'missing'])];
  for await (const batch of tables.filesOf(tx)) {
    for (const file of batch) {
      const bytes = await contentOf(storage, file);
      const { id, fileName, contentType, size, sha256 } = file;
      const path = pathInArchive(file);
      const row = [path, String(id), fileName, contentType, String(size), sha256, String(!bytes)];
      manifest.push(lineOf(row));
      if (bytes) yield { path, content: async () => bytes };
      soFar.files += 1;
      soFar.missing += bytes ? 0 : 1;
      await onward(soFar);
    }
  }
  yield {
    path: 'pliki.csv',
    content: async () => Readable.from(['\ufeff', ...manifest]),
    compress: true,
  };
}

/** The list of clients without a filter, in its usual order. */
const wholeList = () => schemasOf(listClients).query.parse({}) as Query<typeof listClients>;

/** The bytes of a file, or null where the storage has lost them. */
async function contentOf(storage: Storage, { storageKey }: tables.StoredFile) {
  try {
    return await storage.get(storageKey);
  } catch (error) {
    if (error instanceof MissingFileError) return null;
    throw error;
  }
}
