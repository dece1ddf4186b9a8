import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { hashToken } from '../../kit/http/guard.ts';
import { newToken } from './session.queries.ts';

type Purpose = 'code' | 'entry';

/** Minutes that somebody who is half-way in has for the rest. */
const minutes: Record<Purpose, number> = { code: 5, entry: 1 };

/**
 * Makes a single-use ticket for the next step of signing in; it opens nothing by itself. What
 * `bind` makes of it is what must be shown.
 */
export async function createTicket(
  db: Db,
  person: number,
  purpose: Purpose,
  bind: (token: string) => string = (token) => token,
): Promise<string> {
  const token = newToken();
  await db.deleteFrom('signInTicket').where('expires', '<', sql<string>`now()`).execute();
  await db
    .insertInto('signInTicket')
    .values({
      tokenHash: hashToken(bind(token)),
      person,
      purpose,
      expires: sql`now() + make_interval(mins => ${minutes[purpose]})`,
    })
    .execute();
  return token;
}

/** The active person of a ticket, without using it up; of several that it may be, the one that there is. */
export async function findTicket(db: Db, tokens: string[], purpose: Purpose) {
  if (tokens.length === 0) return undefined;
  const found = await db
    .selectFrom('signInTicket as t')
    .innerJoin('person as p', 'p.id', 't.person')
    .select(['t.person', 't.tokenHash'])
    .where('t.tokenHash', 'in', tokens.map(hashToken))
    .where('t.purpose', '=', purpose)
    .where('t.expires', '>', sql<string>`now()`)
    .where('p.active', '=', true)
    .executeTakeFirst();
  const token = found && tokens.find((one) => hashToken(one).equals(found.tokenHash));
  return found && token ? { person: found.person, token } : undefined;
}

/** Keeps a ticket until the transaction ends: of two tries at once the later finds it used, and takes no code. */
export async function lockTicket(db: Db, token: string): Promise<boolean> {
  const found = await db
    .selectFrom('signInTicket')
    .select('person')
    .where('tokenHash', '=', hashToken(token))
    .forUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

/** Uses a ticket up; false when somebody has done so meanwhile. */
export async function useTicket(db: Db, token: string): Promise<boolean> {
  const used = await db
    .deleteFrom('signInTicket')
    .where('tokenHash', '=', hashToken(token))
    .returning('person')
    .executeTakeFirst();
  return used !== undefined;
}
