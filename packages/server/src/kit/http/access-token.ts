import { randomBytes } from 'node:crypto';
import { flagsOf } from '@zaplecze/contract/permissions';
import {
  type CallArea,
  opens,
  rightFor,
  type TokenRights,
  tokenAreas,
} from '@zaplecze/contract/rooms/session/access-tokens/lists';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { type Db, preparedStatement } from '../database/database.ts';
import type { Config } from '../operations/config.ts';
import { HttpError } from './calls/errors.ts';
import type { Services } from './calls/mount.ts';
import { takeOne } from './calls/portions.ts';
import { hashToken, readUser, tokenOf, type User } from './guard.ts';
import { isAccessToken } from './token-form.ts';

/** How stale `lastUsed` may grow before it is written again. */
const noticeAfter = 60_000;

/** Whose key a request comes with: a person or a program that works here now, with the rights of now; or null. */
export async function readKeyOwner(db: Db, request: FastifyRequest): Promise<KeyOwner | null> {
  const token = tokenOf(request);
  if (token === null) return null;
  if (isAccessToken(token)) {
    return await ownerOf(db, request, (query) => query.where('t.tokenHash', '=', hashToken(token)));
  }
  // What the server says to itself, for an application whose token it has looked at.
  const { [insideName]: mark } = request.headers;
  return typeof mark === 'string' && mark.startsWith(`${inside}.`)
    ? await connectionOwner(db, request, token, mark.slice(inside.length + 1))
    : null;
}

const inside = randomBytes(32).toString('base64url');
const insideName = 'x-zaplecze-inside';

/** Headers by which a tool calls the API of its own process for an application, whose tokens open nothing else there. */
export const insideHeaders = (resource: string) => ({ [insideName]: `${inside}.${resource}` });

/** What applications are let into: the assistants' door alone. */
export const protectedResource = ({ publicUrl }: Pick<Config, 'publicUrl'>): string =>
  `${publicUrl}/api/mcp`;

/**
 * Whom the token of an application (OAuth) stands for, with the rights of now; null for one of another resource, one
 * that ended, and one whose connection was ended.
 */
export async function connectionOwner(
  db: Db,
  request: FastifyRequest,
  token: string,
  resource: string,
): Promise<KeyOwner | null> {
  if (token.length > 200) return null;
  const item = await db
    .selectFrom('oauthItem')
    .select(['grantId', sql<string>`coalesce(content ->> 'scope', '')`.as('scope')])
    .where('model', '=', 'AccessToken')
    .where('idHash', '=', hashToken(token))
    .where('expires', '>', sql<string>`now()`)
    .where(sql<boolean>`content ->> 'aud' = ${resource}`)
    .executeTakeFirst();
  const grantId = item?.grantId;
  if (!item || !grantId) return null;
  const owner = await ownerOf(db, request, (query) => query.where('t.grantId', '=', grantId));
  if (!owner || item.scope.split(' ').includes('write')) return owner;
  return { ...owner, token: { ...owner.token, writes: [] } };
}

type KeyOwner = User & { token: KeyOfUser };

const keys = (db: Db) =>
  db
    .selectFrom('accessToken as t')
    .modifyFront(preparedStatement)
    .innerJoin('person as p', 'p.id', 't.person')
    .leftJoin('program as g', 'g.person', 'p.id');

async function ownerOf(
  db: Db,
  request: FastifyRequest,
  which: (query: ReturnType<typeof keys>) => ReturnType<typeof keys>,
): Promise<KeyOwner | null> {
  const found = await which(keys(db))
    .select(['t.id as key', 't.reads', 't.writes', 't.lastUsed'])
    .select(['p.id', 'p.firstName', 'p.lastName', 'p.roles'])
    .where('t.revoked', 'is', null)
    .where('t.expires', '>', sql<string>`now()`)
    .where(sql<boolean>`(p.active or (g.person is not null and g.ended is null))`)
    .executeTakeFirst();
  if (!found) return null;
  if (!found.lastUsed || Date.now() - Date.parse(found.lastUsed) > noticeAfter) {
    await db
      .updateTable('accessToken')
      .set({ lastUsed: sql`now()`, lastAddress: request.ip })
      .where('id', '=', found.key)
      .execute();
  }
  return {
    id: found.id,
    name: `${found.firstName} ${found.lastName}`,
    flags: flagsOf(found.roles),
    token: { id: found.key, reads: found.reads, writes: found.writes },
  };
}

export type KeyOfUser = TokenRights & { id: number };

type Call = { method: string; path?: string; area: CallArea; writes?: true };

/** @throws HttpError 403 for a call that the key of this person does not open; sessions open them all */
export function assertOpens(user: User, call: Call): void {
  if (!user.token || opens(user.token, call)) return;
  if (call.area === 'none')
    throw new HttpError(403, 'Tego wywołania nie otwiera żaden klucz dostępu');
  throw new HttpError(403, `Ten klucz nie ma prawa: ${rightWords(call)}`);
}

/** What a key needs for a call, in words: 'Klienci – odczyt'. */
export function rightWords(call: Call): string {
  const right = rightFor(call);
  if (right === null) return call.area === 'any' ? 'każdy' : 'żaden';
  const area = tokenAreas.find(({ key }) => key === right.area)?.name;
  return `${area} – ${right.write ? 'zmiana' : 'odczyt'}`;
}

/** One minute is a window of the limit. */
const windowSeconds = 60;

/**
 * Counts a request of a key and tells it in headers (RateLimit and RateLimit-Policy of the IETF's draft) how many are
 * left. The count is the database's, in portions, so that it holds over all server processes.
 *
 * @throws HttpError 429 with Retry-After
 */
export async function countRequest(
  { db, config }: Pick<Services, 'db' | 'config'>,
  token: KeyOfUser,
  reply: FastifyReply,
): Promise<void> {
  const limit = config.tokenRequests;
  if (limit === 0) return;
  const window = { key: `token:${token.id}`, seconds: windowSeconds, limit };
  const { granted, left, reset } = await takeOne(db, window);
  const headers = {
    'ratelimit-policy': `"token";q=${limit};w=${windowSeconds}`,
    ratelimit: `"token";r=${left};t=${reset}`,
  };
  reply.headers(headers);
  if (granted) return;
  const message = `Ten klucz wyczerpał limit ${limit} wywołań na minutę. Spróbuj ponownie za ${reset} s.`;
  throw new HttpError(429, message, { headers: { ...headers, 'retry-after': String(reset) } });
}

/**
 * Who makes a call: the person of the session, or the owner of a key that opens it; null: nobody.
 *
 * @throws HttpError 403 for a key without the right, 429 for one that asks too often
 */
export async function readCaller(
  services: Services,
  { request, reply, call }: { request: FastifyRequest; reply: FastifyReply; call: Call },
): Promise<User | null> {
  // Lists and numbers of somebody's work are asked as often as anything, nearly always by themselves.
  const replaced = call.method === 'GET' && (call.path?.includes('/:user') ?? false);
  const signedIn = await readUser(services.db, services.config, request, { replaced });
  if (signedIn) return signedIn;
  const owner = await readKeyOwner(services.db, request);
  if (!owner) return null;
  await countRequest(services, owner.token, reply);
  assertOpens(owner, call);
  return owner;
}
