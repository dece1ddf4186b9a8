import type { Db } from '../../../kit/database/database.ts';
import { lockDefinition, updateDefinition } from '../definitions.queries.ts';

type Step = { procedure: number; task: number };

/** A task in a procedure, which is locked: its version counts the step's files. */
export async function lockStep(db: Db, { procedure, task }: Step) {
  if (!(await lockDefinition(db, 'procedure', procedure))) return undefined;
  return await db
    .selectFrom('procedureTask')
    .select('id')
    .where('procedure', '=', procedure)
    .where('task', '=', task)
    .executeTakeFirst();
}

/** Counts a change of a step on its procedure. */
export async function touchProcedureOf(db: Db, step: number): Promise<void> {
  const { procedure } = await db
    .selectFrom('procedureTask')
    .select('procedure')
    .where('id', '=', step)
    .executeTakeFirstOrThrow();
  await updateDefinition(db, 'procedure', procedure, {});
}
