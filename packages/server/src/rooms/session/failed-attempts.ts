import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../kit/database/database.ts';
import { type Guess, networkOf } from '../../kit/http/rate-limit.ts';
import type { Config } from '../../kit/operations/config.ts';
import {
  addDevice,
  deviceDays,
  isKnownDevice,
  knowsDevices,
  useDevice,
} from './devices/devices.queries.ts';
import { newToken } from './session.queries.ts';

/** The way in: what every step of signing in needs of a request. */
export type Door = { db: Db; config: Config; request: FastifyRequest; reply: FastifyReply };

const cookieName = 'zaplecze-device';
const short = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/**
 * Failures a minute of one address at names that nobody has, at links that open nothing, and at accounts beyond their
 * free failures. Short, so that one machine of an office costs the others a minute, not the rest of a quarter.
 */
export const mostFailures = 30;
const failuresWindow = 60;
/** Wrong codes a quarter of an hour for one account, from browsers that it does not know. */
const mostCodes = 20;

function deviceToken(request: FastifyRequest): string | null {
  const found = /(?:^|;\s*)zaplecze-device=([\w-]{43})(?:;|$)/.exec(request.headers.cookie ?? '');
  return found?.[1] ?? null;
}

/** The limit of an address over everything it guesses at. */
export const ofAddress = (request: FastifyRequest) => ({
  key: `login:address:${networkOf(request.ip)}`,
  most: mostFailures,
  seconds: failuresWindow,
});

/**
 * The keys by which failed attempts at an account are counted: the account together with the address of the request,
 * and the browser alone where the account knows it, so that a stranger's failures do not lock that one out.
 *
 * @param account a person's id, or an unknown name
 * @param what the kind of secret: each is counted apart
 */
export async function attemptKeys(
  { db, request }: Pick<Door, 'db' | 'request'>,
  account: number | string,
  what: 'password' | 'code' | 'recovery',
): Promise<Guess & { key: string }> {
  const subject = typeof account === 'number' ? account : `name:${short(account.toLowerCase())}`;
  const token = deviceToken(request);
  if (token !== null && typeof account === 'number' && (await isKnownDevice(db, token, account))) {
    return { key: `${what}:${subject}:device:${short(token)}` };
  }
  const key = `${what}:${subject}:${networkOf(request.ip)}`;
  // Six digits can be guessed from many addresses; who tries has the password already.
  const ceiling =
    what === 'code' ? { key: `code:account:${subject}`, most: mostCodes } : ofAddress(request);
  return { key, ceiling, exists: what !== 'code' && typeof account === 'number' };
}

/**
 * The browser is known to the person from now on (a cookie that only sign-in gets to see).
 * @returns whether it is a new one to somebody who has signed in elsewhere before
 */
export async function rememberDevice(door: Door, person: number): Promise<boolean> {
  const { db, config, request, reply } = door;
  const former = deviceToken(request);
  const known = former !== null && (await useDevice(db, former, person));
  const further = !known && (await knowsDevices(db, person));
  const token = known ? former : newToken();
  if (!known) await addDevice(db, { fresh: token, former, person });
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${cookieName}=${token}; Path=/api/auth; Max-Age=${deviceDays * 86_400}; HttpOnly; SameSite=Strict${secure}`,
  );
  return further;
}
