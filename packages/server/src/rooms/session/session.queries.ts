import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../kit/database.ts';
import { hashToken } from '../../kit/guard.ts';

/** Attempts in a quarter of an hour; an address may be a whole office behind one router. */
export const perAccount = 10;
export const perAddress = 100;

/** A fresh opaque token: 256 bits, safe in headers and addresses. */
export const newToken = () => randomBytes(32).toString('base64url');

/** The active person of a user name or e-mail, letter case aside. */
export function findAccount(db: Db, name: string) {
  return db
    .selectFrom('person')
    .select(['id', 'passwordHash'])
    .where('active', '=', true)
    .where((or) =>
      or.or([
        or(sql`lower(username)`, '=', sql`lower(${name})`),
        or(sql`lower(email)`, '=', sql`lower(${name})`),
      ]),
    )
    .orderBy(sql`lower(username) = lower(${name})`, 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Starts a session and gives its token, which is kept only hashed. */
export async function startSession(db: Db, person: number, maxDays: number): Promise<string> {
  const token = newToken();
  await db
    .insertInto('session')
    .values({
      tokenHash: hashToken(token),
      person,
      expires: sql`now() + make_interval(days => ${maxDays})`,
    })
    .execute();
  await db
    .deleteFrom('session')
    .where('expires', '<', sql<string>`now()`)
    .where('person', '=', person)
    .execute();
  return token;
}

export async function endSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('session').where('tokenHash', '=', hashToken(token)).execute();
}

export function findByEmail(db: Db, email: string) {
  return db
    .selectFrom('person')
    .select(['id', 'email', 'firstName'])
    .where('active', '=', true)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .executeTakeFirst();
}

/** How long the link in a recovery letter works. */
const resetMinutes = 60;

/** Makes the single-use token of a letter, good for so many minutes; an earlier one stops working. */
export async function createReset(db: Db, person: number, minutes = resetMinutes): Promise<string> {
  const token = newToken();
  await dropResets(db, person);
  await db
    .insertInto('passwordReset')
    .values({
      tokenHash: hashToken(token),
      person,
      expires: sql`now() + make_interval(mins => ${minutes})`,
    })
    .execute();
  return token;
}

/** Links mailed to a person open nothing any more. */
export async function dropResets(db: Db, person: number): Promise<void> {
  await db.deleteFrom('passwordReset').where('person', '=', person).execute();
}

/** Signs a person out everywhere, and for good: no link brings them back. */
export async function endSessionsOf(db: Db, person: number): Promise<void> {
  await dropResets(db, person);
  await db.deleteFrom('signInTicket').where('person', '=', person).execute();
  await db.deleteFrom('session').where('person', '=', person).execute();
}

/** Uses up a recovery token: gives its person, or undefined for a token that opens nothing. */
export function useReset(db: Db, token: string) {
  return db
    .deleteFrom('passwordReset')
    .where('tokenHash', '=', hashToken(token))
    .where('expires', '>', sql<string>`now()`)
    .returning('person')
    .executeTakeFirst();
}

/** Remembers a way to the sign-in service, so that only the browser that began it comes back. */
export async function keepAttempt(
  db: Db,
  browser: string,
  attempt: { state: string; nonce: string; verifier: string; back: string },
): Promise<void> {
  await db.deleteFrom('oidcAttempt').where('expires', '<', sql<string>`now()`).execute();
  await db
    .insertInto('oidcAttempt')
    .values({
      browserHash: hashToken(browser),
      ...attempt,
      expires: sql`now() + interval '10 minutes'`,
    })
    .execute();
}

/** Uses up the way a browser has begun. */
export function takeAttempt(db: Db, browser: string) {
  return db
    .deleteFrom('oidcAttempt')
    .where('browserHash', '=', hashToken(browser))
    .where('expires', '>', sql<string>`now()`)
    .returning(['state', 'nonce', 'verifier', 'back'])
    .executeTakeFirst();
}

/** Sessions and mailed links that open nothing any more. */
export async function forgetEnded(db: Db): Promise<void> {
  const now = sql<string>`now()`;
  await db.deleteFrom('session').where('expires', '<', now).execute();
  await db.deleteFrom('passwordReset').where('expires', '<', now).execute();
}
