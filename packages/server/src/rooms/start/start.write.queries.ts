import type { StartStep, TrialKind } from '@zaplecze/contract/rooms/start/lists';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';

/** A company that is none yet has its first day before it. */
export async function beginFirstSteps(db: Db): Promise<void> {
  await db
    .insertInto('firstSteps')
    .values({ skipped: [] })
    .onConflict((known) => known.column('id').doNothing())
    .execute();
}

/** Marks these steps alone as skipped or not: others may skip other steps at the same time. */
export async function setSkipped(
  db: Db,
  { steps, skipped }: { steps: StartStep[]; skipped: boolean },
): Promise<void> {
  const rest = sql<
    string[]
  >`array(select s from unnest(skipped) as s where s <> all(${steps}::text[]))`;
  await db
    .updateTable('firstSteps')
    .set({ skipped: skipped ? sql<string[]>`${rest} || ${steps}::text[]` : rest })
    .execute();
}

export async function notePackage(db: Db, key: string, service: number): Promise<void> {
  await db.insertInto('starterPackage').values({ key, service }).execute();
}

/** A new try takes the place of the one before. */
export async function beginTrial(db: Db, kind: TrialKind): Promise<void> {
  const begun = {
    state: 'waiting',
    started: sql<string>`now()`,
    finished: null,
    told: null,
  };
  await db
    .insertInto('trial')
    .values({ kind, ...begun })
    .onConflict((known) => known.column('kind').doUpdateSet(begun))
    .execute();
}

export async function endTrial(
  db: Db,
  kind: TrialKind,
  { good, report }: { good: boolean; report: string },
): Promise<void> {
  await db
    .updateTable('trial')
    .set({ state: good ? 'done' : 'failed', told: report, finished: sql<string>`now()` })
    .where('kind', '=', kind)
    .execute();
}
