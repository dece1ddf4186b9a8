import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';

/**
 * Makes tasks keep files of their steps besides what they keep. What was deleted meanwhile is passed over;
 * what is kept can be deleted no more (see 0024_checklists.sql).
 */
export async function keepMore(db: Db, kept: { task: number; file: number }[]): Promise<void> {
  if (kept.length === 0) return;
  await sql`insert into "projectTaskFile" ("projectTask", file)
    select w.task, f.id from unnest(${kept.map(({ task }) => task)}::int[],
      ${kept.map(({ file }) => file)}::int[]) w(task, file) join file f on f.id = w.file
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
