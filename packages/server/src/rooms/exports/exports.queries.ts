import type { WholeExport } from '@zaplecze/contract/rooms/exports/calls';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import type { DB } from '../../kit/database/tables.ts';

/** Days for which an archive can be downloaded. */
const storageDays = 7;

const shown = <O>(query: SelectQueryBuilder<DB, 'wholeExport', O>) =>
  query.select([
    'id',
    'created',
    'state',
    'moment',
    'size',
    'rowCount as rows',
    'fileCount as files',
    'missingFiles as missing',
    'written',
    'total',
    'failure',
    'expires',
  ]);

const fresh = sql<boolean>`(expires is null or expires > now())`;

/** The exports that a person has ordered, the newest first. */
export async function listOwn(db: Db, person: number): Promise<WholeExport[]> {
  const rows = await shown(db.selectFrom('wholeExport'))
    .where('createdBy', '=', person)
    .orderBy('id', 'desc')
    .limit(10)
    .execute();
  return rows as WholeExport[];
}

export async function isUnderWay(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('wholeExport')
    .select('id')
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst();
  return found !== undefined;
}

export async function insertExport(db: Db, person: number): Promise<number> {
  const row = await db
    .insertInto('wholeExport')
    .values({ createdBy: person })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** One export; `lock` keeps it until the transaction's end. */
export const findExport = (db: Db, id: number, { lock = false } = {}) =>
  db
    .selectFrom('wholeExport')
    .select(['id', 'createdBy', 'state', 'storageKey', 'size', 'rowCount', 'moment'])
    .select(fresh.as('fresh'))
    .where('id', '=', id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
export type KnownExport = NonNullable<Awaited<ReturnType<typeof findExport>>>;

type Changes = Partial<{
  state: WholeExport['state'];
  moment: string;
  storageKey: string | null;
  size: number;
  rowCount: number;
  fileCount: number;
  missingFiles: number;
  written: number;
  total: number;
  failure: string | null;
}>;

export async function changeExport(db: Db, id: number, changes: Changes): Promise<void> {
  await db.updateTable('wholeExport').set(changes).where('id', '=', id).execute();
}

/** The archive is there: from now on it can be downloaded, for a while; gives the moment when that ends. */
export async function finishExport(db: Db, id: number, changes: Changes): Promise<string> {
  const row = await db
    .updateTable('wholeExport')
    .set({
      ...changes,
      ...{ state: 'ready', failure: null },
      expires: sql`now() + make_interval(days => ${storageDays})`,
    })
    .where('id', '=', id)
    .returning('expires')
    .executeTakeFirstOrThrow();
  return row.expires ?? '';
}

/** Archives whose time is over, or that failed with something left behind. */
export const overdueExports = (db: Db) =>
  db
    .selectFrom('wholeExport')
    .select(['id', 'storageKey', 'state'])
    .where('storageKey', 'is not', null)
    .where(({ or, and, eb }) =>
      or([
        and([eb('state', '=', 'ready'), eb('expires', '<=', sql<string>`now()`)]),
        eb('state', '=', 'failed'),
      ]),
    )
    .execute();

/** Ends the time of all archives that can be downloaded: somebody who was forgotten stands in them. */
export async function endArchives(db: Db): Promise<void> {
  await db
    .updateTable('wholeExport')
    .set({ expires: sql`now()` })
    .where('state', '=', 'ready')
    .where('expires', '>', sql<string>`now()`)
    .execute();
}
