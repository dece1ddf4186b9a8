import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { hashToken } from '../../../kit/http/guard.ts';

/** What a person's app shares with us; `secret` is sealed. */
export function findFactor(db: Db, person: number) {
  return db
    .selectFrom('secondFactor')
    .select(['person', 'secret', 'confirmed', 'lastStep'])
    .where('person', '=', person)
    .executeTakeFirst();
}

/** Whether signing in as this person takes a code. */
export async function asksForCode(db: Db, person: number): Promise<boolean> {
  return Boolean((await findFactor(db, person))?.confirmed);
}

/** Begins anew with a secret; one that was not confirmed before counts no more. */
export async function beginFactor(db: Db, person: number, secret: string): Promise<void> {
  await db
    .insertInto('secondFactor')
    .values({ person, secret })
    .onConflict((known) =>
      known.column('person').doUpdateSet({ secret }).where('secondFactor.confirmed', 'is', null),
    )
    .execute();
}

export async function confirmFactor(db: Db, person: number): Promise<void> {
  await db
    .updateTable('secondFactor')
    .set({ confirmed: sql`now()` })
    .where('person', '=', person)
    .execute();
}

/** Notes that the code of a step was taken; false when it or a later one was taken before. */
export async function takeStep(db: Db, person: number, step: number): Promise<boolean> {
  const used = await db
    .updateTable('secondFactor')
    .set({ lastStep: step })
    .where('person', '=', person)
    .where('lastStep', '<', step)
    .returning('person')
    .executeTakeFirst();
  return used !== undefined;
}

export async function keepCodes(db: Db, person: number, codes: string[]): Promise<void> {
  await db.deleteFrom('recoveryCode').where('person', '=', person).execute();
  await db
    .insertInto('recoveryCode')
    .values(codes.map((code) => ({ person, codeHash: hashToken(code) })))
    .execute();
}

/** Uses a recovery code up; false for one that is none, or was used. */
export async function takeCode(db: Db, person: number, code: string): Promise<boolean> {
  const used = await db
    .deleteFrom('recoveryCode')
    .where('person', '=', person)
    .where('codeHash', '=', hashToken(code))
    .returning('person')
    .executeTakeFirst();
  return used !== undefined;
}

export async function countCodes(db: Db, person: number): Promise<number> {
  const { count } = await db
    .selectFrom('recoveryCode')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('person', '=', person)
    .executeTakeFirstOrThrow();
  return count;
}

export async function removeFactor(db: Db, person: number): Promise<void> {
  await db.deleteFrom('secondFactor').where('person', '=', person).execute();
}

/** Every sealed secret is sealed anew: a new key has taken the old one's place. */
export async function resealFactors(db: Db, reseal: (secret: string) => string): Promise<void> {
  const rows = await db
    .selectFrom('secondFactor')
    .select(['person', 'secret'])
    .forUpdate()
    .execute();
  for (const { person, secret } of rows) {
    await db
      .updateTable('secondFactor')
      .set({ secret: reseal(secret) })
      .where('person', '=', person)
      .execute();
  }
}

/** The owner of a factor, with their proofs. */
export function findOwner(db: Db, person: number) {
  return db
    .selectFrom('person')
    .select(['id', 'passwordHash', 'email', 'firstName', 'lastName', 'username'])
    .where('id', '=', person)
    .executeTakeFirst();
}
