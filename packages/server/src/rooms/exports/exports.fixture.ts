import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import type { Storage } from '../../kit/files/storage.ts';
import type { Services } from '../../kit/http/calls/mount.ts';
import { house } from '../house.ts';
import { runExport } from './exports.jobs.ts';
import { changeExport, findExport, insertExport } from './exports.queries.ts';

/** The files of an archive by their paths. */
export type Archive = { path: (path: string) => Buffer; paths: string[]; id: number };

/** What the background does for an order; `storage` may be another than the product's. */
export const write = (
  { db, storage: own }: Pick<Services, 'db' | 'storage'>,
  id: number,
  storage: Storage = own,
) => runExport({ db, storage, declared: house.exports }, id);

/** Everything of now, as a person would have it downloaded. */
export async function exportArchive(
  { db, storage: own }: Pick<Services, 'db' | 'storage'>,
  person: number,
  storage: Storage = own,
): Promise<Archive> {
  const id = await insertExport(db, person);
  await write({ db, storage: own }, id, storage);
  const found = await findExport(db, id);
  if (!found?.storageKey) throw new Error('There is no archive');
  const files = unzipSync(await buffer(await own.get(found.storageKey)));
  // The next one may be ordered at once.
  await changeExport(db, id, { state: 'gone' });
  return {
    id,
    paths: Object.keys(files),
    path: (path) => {
      const content = files[path];
      if (!content) throw new Error(`There is no ${path}`);
      return Buffer.from(content);
    },
  };
}

const unguarded = (text: string) => (/^'+[=+\-@\t\r\n]/.test(text) ? text.slice(1) : text);

/** A table as the description of the format says that it is read: null for nothing, '' for an empty text. */
export function readCsv(content: Buffer): Record<string, string | null>[] {
  const text = content.toString().replace(/^\ufeff/, '');
  const marked = text.replace(/(^|[;\n])""(?=[;\r])/gm, '$1"\u0000"');
  const { data } = Papa.parse<Record<string, string>>(marked, {
    header: true,
    delimiter: ';',
    skipEmptyLines: true,
  });
  return data.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name,
        value === '' ? null : value === '\u0000' ? '' : unguarded(value),
      ]),
    ),
  );
}
