import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { dropFilesOf, type FileContext } from '../../files/index.ts';
import { doneBy } from '../tasks.queries.ts';

/** Whether a file stands on a task that the person has, or stands in for. */
export async function worksWithFile({ db, user, id }: FileContext): Promise<boolean> {
  const found = await db
    .selectFrom('projectTaskFile as k')
    .innerJoin('projectTask as t', 't.id', 'k.projectTask')
    .select('t.id')
    .where('k.file', '=', id)
    .where(doneBy(user.id))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Drops files that left the catalogue and that no task keeps any more. */
export async function dropUnusedFiles(db: Db): Promise<void> {
  const { rows } = await sql<{ id: number }>`select f.id from file f
    where f."attachedTo" = 'stepFile'
      and not exists (select from "projectTaskFile" k where k.file = f.id)
    order by f.id limit 1000 for update skip locked`.execute(db);
  await dropFilesOf(
    db,
    'stepFile',
    rows.map(({ id }) => id),
  );
}
