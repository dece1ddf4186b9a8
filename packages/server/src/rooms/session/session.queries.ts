import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { hashToken } from '../../kit/http/guard.ts';
import { isSameAddress } from './accounts/address-match.queries.ts';

/** A fresh opaque token: 256 bits, safe in headers and addresses. */
export const newToken = () => randomBytes(32).toString('base64url');

/** The active person of a user name or e-mail, the case of A to Z aside. */
export function findAccount(db: Db, name: string) {
  return db
    .selectFrom('person')
    .select(['id', 'passwordHash'])
    .where('active', '=', true)
    .where((row) => row.or([isSameAddress('username', name), isSameAddress('email', name)]))
    .orderBy(isSameAddress('username', name), 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Browsers introduce themselves in less; more is not kept. */
const longestAgent = 400;

/**
 * Starts a session and returns its token, which is stored only hashed. `from`: browser and address, by which its
 * owner recognises it.
 */
export async function startSession(
  db: Db,
  person: number,
  maxDays: number,
  from: { address?: string; agent?: string | undefined } = {},
): Promise<string> {
  const token = newToken();
  await db
    .insertInto('session')
    .values({
      tokenHash: hashToken(token),
      person,
      address: from.address ?? null,
      agent: from.agent?.slice(0, longestAgent) ?? null,
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
    .where(isSameAddress('email', email))
    .executeTakeFirst();
}

/** Minutes that the link of a letter works: people do not read a new mailbox within the hour. */
const resetMinutes = { recovery: 60, invitation: 7 * 24 * 60 };
/** Letters with a working link that wait for one person: more tell nothing new. */
const mostLetters = 5;

/**
 * Makes the single-use token of a letter. An invitation ends the links before it. Asking for a new
 * password ends none, since anybody may ask: the links of all letters work until one is used.
 *
 * @returns null when so many letters are on their way that this one would only be a nuisance
 */
export async function createReset(
  db: Db,
  person: number,
  purpose: 'recovery' | 'invitation',
): Promise<string | null> {
  const token = newToken();
  if (purpose === 'invitation') await dropResets(db, person);
  const { count } = await db
    .selectFrom('passwordReset')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('person', '=', person)
    .where('purpose', '=', 'recovery')
    .where('expires', '>', sql<string>`now()`)
    .executeTakeFirstOrThrow();
  if (count >= mostLetters) return null;
  await db
    .insertInto('passwordReset')
    .values({
      tokenHash: hashToken(token),
      person,
      purpose,
      expires: sql`now() + make_interval(mins => ${resetMinutes[purpose]})`,
    })
    .execute();
  return token;
}

/** Links mailed to a person open nothing any more. */
export async function dropResets(db: Db, person: number): Promise<void> {
  await db.deleteFrom('passwordReset').where('person', '=', person).execute();
}

/**
 * Signs a person out everywhere, and for good: no link brings them back. `except`: the token of the
 * one session that stays.
 */
export async function endSessionsOf(
  db: Db,
  person: number,
  except: string | null = null,
): Promise<void> {
  await dropResets(db, person);
  await endActionLinksOf(db, person);
  await db.deleteFrom('signInTicket').where('person', '=', person).execute();
  let ended = db.deleteFrom('session').where('person', '=', person);
  if (except !== null) ended = ended.where('tokenHash', '<>', hashToken(except));
  await ended.execute();
}

/** Links that act in a person's name do nothing any more (see action-links.queries.ts). */
async function endActionLinksOf(db: Db, person: number): Promise<void> {
  await db
    .updateTable('actionLink')
    .set({ ended: sql<string>`now()` })
    .where('person', '=', person)
    .where('used', 'is', null)
    .where('ended', 'is', null)
    .execute();
}

/** Whose a link is that still works, without using it up. */
export function findReset(db: Db, token: string) {
  return db
    .selectFrom('passwordReset as r')
    .innerJoin('person as p', 'p.id', 'r.person')
    .select(['p.id', 'p.firstName', 'p.lastName', 'p.email', 'p.username'])
    .select(sql<boolean>`p."passwordHash" is null`.as('first'))
    .where('r.tokenHash', '=', hashToken(token))
    .where('r.expires', '>', sql<string>`now()`)
    .executeTakeFirst();
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

/** Uses up the way that one of a browser's tabs has begun, each under a secret of its own. */
export async function takeAttempt(db: Db, tabs: string[], state: string) {
  if (tabs.length === 0) return undefined;
  const replaced = await db
    .deleteFrom('oidcAttempt')
    .where('browserHash', 'in', tabs.map(hashToken))
    .where('state', '=', state)
    .where('expires', '>', sql<string>`now()`)
    .returning(['browserHash', 'state', 'nonce', 'verifier', 'back'])
    .executeTakeFirst();
  const tab = replaced && tabs.find((one) => hashToken(one).equals(replaced.browserHash));
  return replaced && tab ? { ...replaced, tab } : undefined;
}

/** Sessions and mailed links that open nothing any more. */
export async function forgetEnded(db: Db): Promise<void> {
  const now = sql<string>`now()`;
  await db.deleteFrom('session').where('expires', '<', now).execute();
  await db.deleteFrom('passwordReset').where('expires', '<', now).execute();
}
