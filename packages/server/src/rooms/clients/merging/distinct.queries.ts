import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';

const pair = (one: number, other: number) => ({
  one: Math.min(one, other),
  other: Math.max(one, other),
});

/** Notes that two clients which look alike are two. */
export async function insertDistinct(db: Db, one: number, other: number): Promise<void> {
  await db
    .insertInto('clientDistinct')
    .values(pair(one, other))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeDistinct(db: Db, one: number, other: number): Promise<void> {
  await db
    .deleteFrom('clientDistinct')
    .where((eb) => eb.and(pair(one, other)))
    .execute();
}

/** The clients that a client was said to be no duplicate of. */
export async function distinctFrom(db: Db, client: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select one + other - ${client}::int as id
    from "clientDistinct" where one = ${client} or other = ${client} order by 1`.execute(db);
  return rows.map(({ id }) => id);
}

/** Notes that a client is none of others, as far as there still are those. */
export async function restoreDistinct(db: Db, client: number, others: number[]): Promise<void> {
  await sql`insert into "clientDistinct" (one, other)
    select least(c.id, ${client}::int), greatest(c.id, ${client}::int) from client c
    where c.id = any(${others}::int[]) on conflict do nothing`.execute(db);
}
