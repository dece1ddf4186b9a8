import { sql } from 'kysely';
import { type Db, preparedStatement } from '../../kit/database/database.ts';
import type { User } from '../../kit/http/guard.ts';

/* People as records of other rooms point at them. */

export async function activePeople(db: Db, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('person')
    .modifyFront(preparedStatement)
    .select('id')
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .where('active', '=', true)
    // Nobody leaves while work is being given to them.
    .forKeyShare()
    .execute();
  return new Set(rows.map((row) => row.id));
}

/**
 * Who does the work of a person that comes back to them (a task reopened, a decision taken back): they themselves, of
 * somebody who has left whoever took over from them; null where nobody did.
 */
export async function personAtWork(db: Db, id: number | null): Promise<number | null> {
  if (id === null) return null;
  const { rows } = await sql<{ id: number | null }>`select at_work(${id}) as id`.execute(db);
  const found = rows[0]?.id ?? null;
  // Nobody leaves while work comes back to them.
  return found !== null && (await activePeople(db, [found])).has(found) ? found : null;
}

/** Whose tasks a person does just now beside their own: chains of substitutions are followed. */
export async function replacedBy(db: Db, user: number): Promise<number[]> {
  const rows = await db
    .selectFrom(sql<{ id: number }>`replaced_by(${user})`.as<'r'>(sql`r(id)`))
    .modifyFront(preparedStatement)
    .select('r.id')
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Whose list is asked for, and whom they replace now; also somebody deactivated, whose tasks wait
 * for other hands. Of the asker themselves that is read with the session already.
 */
export async function findAssignee(db: Db, id: number, user: Pick<User, 'id' | 'replaced'>) {
  if (user.id === id && user.replaced) return { id, replaced: user.replaced };
  return await db
    .selectFrom('person as p')
    .modifyFront(preparedStatement)
    .select(['p.id', sql<number[]>`array(select replaced_by(p.id))`.as('replaced')])
    .where('p.id', '=', id)
    .executeTakeFirst();
}
export type Assignee = NonNullable<Awaited<ReturnType<typeof findAssignee>>>;
