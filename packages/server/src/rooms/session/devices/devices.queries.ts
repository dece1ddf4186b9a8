import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { hashToken } from '../../../kit/http/guard.ts';

/** Browsers of one person that are remembered; the longest unused make room. */
const mostDevices = 30;
/** Days without a sign-in after which a browser is a stranger again; no cookie lasts longer. */
export const deviceDays = 400;

/** Whether somebody has signed in to this account in the browser that holds the token. */
export async function isKnownDevice(db: Db, token: string, person: number): Promise<boolean> {
  const row = await db
    .selectFrom('knownDevice')
    .select('person')
    .where('tokenHash', '=', hashToken(token))
    .where('person', '=', person)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether any browser is known to this person. */
export async function knowsDevices(db: Db, person: number): Promise<boolean> {
  const row = await db
    .selectFrom('knownDevice')
    .select('person')
    .where('person', '=', person)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes a sign-in in a browser that is known already; false when it is not. */
export async function useDevice(db: Db, token: string, person: number): Promise<boolean> {
  const used = await db
    .updateTable('knownDevice')
    .set({ lastUsed: sql`now()` })
    .where('tokenHash', '=', hashToken(token))
    .where('person', '=', person)
    .returning('person')
    .executeTakeFirst();
  return used !== undefined;
}

/**
 * Makes a browser known to one more person under a fresh token, to which everybody who was known
 * under its former one moves: who planted that one knows nothing any more.
 */
export async function addDevice(
  db: Db,
  { fresh, former, person }: { fresh: string; former: string | null; person: number },
): Promise<void> {
  const tokenHash = hashToken(fresh);
  if (former !== null) {
    await db
      .updateTable('knownDevice')
      .set({ tokenHash })
      .where('tokenHash', '=', hashToken(former))
      .execute();
  }
  await db.insertInto('knownDevice').values({ tokenHash, person }).execute();
  await sql`delete from "knownDevice" d where d.person = ${person} and d."tokenHash" in (
    select k."tokenHash" from "knownDevice" k where k.person = ${person}
    order by k."lastUsed" desc offset ${mostDevices})`.execute(db);
}

export async function forgetDevicesOf(db: Db, person: number): Promise<void> {
  await db.deleteFrom('knownDevice').where('person', '=', person).execute();
}

/** Browsers that nobody has signed in with for very long. */
export async function forgetUnusedDevices(db: Db): Promise<void> {
  await db
    .deleteFrom('knownDevice')
    .where('lastUsed', '<', sql<string>`now() - make_interval(days => ${deviceDays})`)
    .execute();
}
