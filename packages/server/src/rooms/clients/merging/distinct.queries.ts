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
