import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { invalid } from '../../../kit/http/calls/errors.ts';

/**
 * The own fields of tasks that are to be filled before a task of this definition is closed. Those that are archived stay
 * beside them: nobody is asked for them until they are brought back. What is worked out nobody fills.
 *
 * @throws HttpError 400 on `fieldsToFill` for what is no own field of tasks in use
 */
export async function setFieldsToFill(db: Db, task: number, fields: number[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from "customField"
    where id = any(${fields}::int[]) and record = 'task' and formula is null and not archived`.execute(
    db,
  );
  if (rows.length < new Set(fields).size)
    throw invalid({ fieldsToFill: 'Nie ma takiego pola własnego zadań' });
  await sql`delete from "taskDefinitionField" l using "customField" f where f.id = l.field
    and l.task = ${task} and not f.archived and not l.field = any(${fields}::int[])`.execute(db);
  await sql`insert into "taskDefinitionField" (task, field)
    select ${task}::int, unnest(${fields}::int[]) on conflict do nothing`.execute(db);
}
