import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';

/**
 * Adds files of their steps to the files of tasks. Files deleted meanwhile are skipped; stored ones can no longer be
 * deleted (see 0024_checklists.sql).
 */
export async function keepMore(db: Db, pairs: { task: number; file: number }[]): Promise<void> {
  if (pairs.length === 0) return;
  await sql`insert into "projectTaskFile" ("projectTask", file)
    select w.task, f.id from unnest(${pairs.map(({ task }) => task)}::int[],
      ${pairs.map(({ file }) => file)}::int[]) w(task, file) join file f on f.id = w.file
    where f."attachedTo" in ('procedureTask', 'stepFile') order by f.id for key share of f
    on conflict do nothing`.execute(db);
}

/** Makes a task keep exactly these files of its step. */
export async function keepFiles(db: Db, task: number, files: number[]): Promise<void> {
  await sql`delete from "projectTaskFile"
    where "projectTask" = ${task} and file <> all(${files}::int[])`.execute(db);
  await keepMore(
    db,
    files.map((file) => ({ task, file })),
  );
}
