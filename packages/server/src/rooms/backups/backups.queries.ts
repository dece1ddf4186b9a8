import type { BackupRun } from '@zaplecze/contract/rooms/backups/calls';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';

const shownRuns = 7;
const keptDays = 400;

/** The newest first. */
export async function latestRuns(db: Db): Promise<BackupRun[]> {
  const rows = await db
    .selectFrom('backupRun')
    .select(['id', 'began', 'ended', 'verified', 'problem'])
    .select(['rowCount as rows', 'fileCount as files'])
    .select(sql<number | null>`size::float8`.as('size'))
    .orderBy('id', 'desc')
    .limit(shownRuns)
    .execute();
  return rows as BackupRun[];
}

/** Begins a run; what a killed server began before is forgotten, and so is what is long over. */
export async function beginRun(db: Db): Promise<number> {
  await db
    .deleteFrom('backupRun')
    .where((eb) =>
      eb.or([
        eb('ended', 'is', null),
        eb('ended', '<', sql<string>`now() - make_interval(days => ${keptDays})`),
      ]),
    )
    .execute();
  const row = await db
    .insertInto('backupRun')
    .defaultValues()
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export type BackupOutcome = {
  path?: string;
  size?: number;
  rowCount?: number;
  fileCount?: number;
  verified?: 'database' | 'sums';
  problem?: string;
};

export async function endRun(db: Db, id: number, outcome: BackupOutcome): Promise<void> {
  await db
    .updateTable('backupRun')
    .set({ ...outcome, ended: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Whether the last proven copy, or where there is none the product itself, is older than so many hours. */
export async function isStale(db: Db, hours: number): Promise<boolean> {
  const { rows } = await sql<{ stale: boolean }>`
    select coalesce((select max(ended) from "backupRun" where problem is null),
                    (select min(timestamp::timestamptz) from kysely_migration))
           < now() - make_interval(hours => ${hours}) as stale`.execute(db);
  return rows[0]?.stale ?? false;
}

type Trouble = 'backup' | 'archive';

/** True for the first word of a trouble; false while it lasts. */
export async function claimAlert(db: Db, kind: Trouble): Promise<boolean> {
  const claimed = await db
    .insertInto('backupTold')
    .values({ kind })
    .onConflict((conflict) => conflict.doNothing())
    .returning('kind')
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function troubleOver(db: Db, kind: Trouble): Promise<void> {
  await db.deleteFrom('backupTold').where('kind', '=', kind).execute();
}
