import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { hashToken } from '../../../kit/http/guard.ts';
import type { Config } from '../../../kit/operations/config.ts';

/** A person's sessions that still open something, the last used first. */
export function sessionsOf(db: Db, config: Config, { person, token }: Own) {
  const { idleHours } = config.session;
  return db
    .selectFrom('session')
    .select([
      'id',
      'address',
      'agent',
      'created',
      'lastSeen',
      sql<boolean>`"tokenHash" = ${hashToken(token)}`.as('current'),
    ])
    .where('person', '=', person)
    .where('expires', '>', sql<string>`now()`)
    .where('lastSeen', '>', sql<string>`now() - make_interval(hours => ${idleHours})`)
    .orderBy(sql`"tokenHash" = ${hashToken(token)}`, 'desc')
    .orderBy('lastSeen', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
}
type Own = { person: number; token: string };

/** A session of this person, or undefined: others' are none of theirs. */
export function findOwnSession(db: Db, person: number, id: number) {
  return db
    .selectFrom('session')
    .select('id')
    .where('person', '=', person)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Whether a session began within these minutes. */
export async function isFresh(db: Db, token: string, minutes: number): Promise<boolean> {
  const found = await db
    .selectFrom('session')
    .select('id')
    .where('tokenHash', '=', hashToken(token))
    .where('created', '>', sql<string>`now() - make_interval(mins => ${minutes})`)
    .executeTakeFirst();
  return found !== undefined;
}

export async function endOne(db: Db, id: number): Promise<void> {
  await db.deleteFrom('session').where('id', '=', id).execute();
}
