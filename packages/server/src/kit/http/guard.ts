import { createHash } from 'node:crypto';
import { type Flags, flagsOf } from '@zaplecze/contract/permissions';
import type { TokenRights } from '@zaplecze/contract/rooms/session/access-tokens/lists';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { type Db, preparedStatement } from '../database/database.ts';
import type { Config } from '../operations/config.ts';
import { isAccessToken } from './token-form.ts';

/**
 * The signed-in person as rules see them; `token`: they call by a key, which opens only a part (access-token.ts);
 * `replaced`: whose work they do just now beside their own, where it was read with the session.
 */
export type User = {
  id: number;
  name: string;
  flags: Flags;
  token?: TokenRights & { id: number };
  replaced?: number[];
};

/** Tokens are kept hashed: whoever reads the database cannot sign in with what is there. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The session's token: header `access-token`, or `Authorization: Bearer`. */
export function tokenOf(request: FastifyRequest): string | null {
  const own = request.headers['access-token'];
  if (typeof own === 'string' && own !== '') return own;
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '');
  return bearer?.[1] ?? null;
}

/** How stale `lastSeen` may grow before it is written again. */
const noticeAfter = 5 * 60_000;

/**
 * The person of the request's session, or null; keys of programs are none: `readCaller` knows both. Roles and activity are read anew each time, so
 * that logout, a changed role and deactivation count from the very next request.
 *
 * @param options.replaced also whose work they do just now, for calls about somebody's work
 */
export async function readUser(
  db: Db,
  config: Config,
  request: FastifyRequest,
  { replaced = false }: { replaced?: boolean } = {},
): Promise<User | null> {
  const token = tokenOf(request);
  if (token === null || token.length > 200 || isAccessToken(token)) return null;
  const tokenHash = hashToken(token);
  const found = await db
    .selectFrom('session as s')
    .modifyFront(preparedStatement)
    .innerJoin('person as p', 'p.id', 's.person')
    .select(['p.id', 'p.firstName', 'p.lastName', 'p.roles', 's.lastSeen'])
    .$if(replaced, (session) =>
      session.select(sql<number[]>`array(select replaced_by(p.id))`.as('replaced')),
    )
    .where('s.tokenHash', '=', tokenHash)
    .where('p.active', '=', true)
    .where('s.expires', '>', sql<string>`now()`)
    .where(
      's.lastSeen',
      '>',
      sql<string>`now() - make_interval(hours => ${config.session.idleHours})`,
    )
    .executeTakeFirst();
  if (!found) return null;
  if (Date.now() - Date.parse(found.lastSeen) > noticeAfter) {
    await db
      .updateTable('session')
      .set({ lastSeen: sql`now()` })
      .where('tokenHash', '=', tokenHash)
      .execute();
  }
  return {
    id: found.id,
    name: `${found.firstName} ${found.lastName}`,
    flags: flagsOf(found.roles),
    ...(found.replaced && { replaced: found.replaced }),
  };
}

/** Which of these sessions (hex of their tokens' hashes) are still good; asking is no activity. */
export async function livingSessions(
  db: Db,
  config: Config,
  hashes: string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('session as s')
    .innerJoin('person as p', 'p.id', 's.person')
    .select(sql<string>`encode(s."tokenHash", 'hex')`.as('hash'))
    .where('s.tokenHash', '=', sql<Buffer>`any(${hashes.map((one) => Buffer.from(one, 'hex'))})`)
    .where('p.active', '=', true)
    .where('s.expires', '>', sql<string>`now()`)
    .where(
      's.lastSeen',
      '>',
      sql<string>`now() - make_interval(hours => ${config.session.idleHours})`,
    )
    .execute();
  return new Set(rows.map((row) => row.hash));
}

/** An active person with the rights of now, for what opens without a session (a ticket). */
export async function readPerson(db: Db, id: number): Promise<User | null> {
  const found = await db
    .selectFrom('person')
    .select(['firstName', 'lastName', 'roles'])
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst();
  return found
    ? { id, name: `${found.firstName} ${found.lastName}`, flags: flagsOf(found.roles) }
    : null;
}
