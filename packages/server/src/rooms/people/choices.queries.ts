import { sql } from 'kysely';
import { type Db, preparedStatement } from '../../kit/database/database.ts';

/* People as records of other rooms point at them. */

/** Which of these are active people. */
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
 * for other hands.
 */
export function findAssignee(db: Db, id: number) {
  return db
    .selectFrom('person as p')
    .modifyFront(preparedStatement)
    .select(['p.id', sql<number[]>`array(select replaced_by(p.id))`.as('replaced')])
    .where('p.id', '=', id)
    .executeTakeFirst();
}
export type Assignee = NonNullable<Awaited<ReturnType<typeof findAssignee>>>;
