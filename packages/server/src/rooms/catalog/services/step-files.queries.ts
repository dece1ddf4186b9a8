import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { releaseFiles } from '../../files/index.ts';

/** Ids of the files of a step, a column with the id of its row, in their order. */
export const idsOfStepFiles = (step: string) => sql<number[]>`array(select f.id from file f
  where f."attachedTo" = 'procedureTask' and f."attachedId" = ${sql.ref(step)} order by f.id)`;

/** Ids of the steps of a procedure, but for those of some tasks. */
export async function stepsOf(db: Db, procedure: number, except: number[] = []): Promise<number[]> {
  const rows = await db
    .selectFrom('procedureTask')
    .select('id')
    .where('procedure', '=', procedure)
    .where(sql<boolean>`task <> all(${except}::int[])`)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Removes files from steps, or one file from a step: files that tasks of projects use stay for these, the others are
 * deleted.
 *
 * @throws HttpError 404 when the one file is not attached there
 */
export const releaseStepFiles = (db: Db, steps: number[], file?: number): Promise<void> =>
  releaseFiles(
    db,
    { from: 'procedureTask', ids: steps, file },
    { to: 'stepFile', findStillUsed: (files) => keptByProjects(db, files) },
  );

async function keptByProjects(db: Db, files: number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('projectTaskFile')
    .select('file')
    .distinct()
    .where(sql<boolean>`file = any(${files}::int[])`)
    .execute();
  return rows.map(({ file }) => file);
}
