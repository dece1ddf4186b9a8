import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Db } from './database.ts';
import { readPerson, type User } from './guard.ts';
import type { Services } from './mount.ts';
import { keepSecret } from './secret.ts';

/** How long the address of a download works, in milliseconds. */
const lifetime = 2 * 60_000;
const parameter = 'access-token';

/** All server processes sign with the one secret that the first of them made. */
async function sign(db: Db, user: number, until: number, path: string): Promise<string> {
  const secret = await keepSecret(db, 'address-ticket', () =>
    randomBytes(32).toString('base64url'),
  );
  return createHmac('sha256', secret).update(`${user} ${until} ${path}`).digest('base64url');
}

/** The address with something that opens it, and nothing else, for one person for two minutes. */
export async function signAddress(db: Db, user: User, path: string): Promise<string> {
  const until = Date.now() + lifetime;
  const ticket = `a.${user.id}.${until}.${await sign(db, user.id, until, path)}`;
  return `${path}${path.includes('?') ? '&' : '?'}${parameter}=${ticket}`;
}

const signed = /^(.+)[?&]access-token=a\.(\d{1,10})\.(\d{1,15})\.([\w-]{43})$/;

/** Who opens a signed address, with the rights of now; null when there is no good ticket in it. */
export async function ticketReader(
  { db }: Services,
  request: FastifyRequest,
): Promise<User | null> {
  const [, path, user, until, given] = signed.exec(request.url) ?? [];
  if (!path || !given || Number(until) < Date.now()) return null;
  const expected = await sign(db, Number(user), Number(until), path);
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(given))) return null;
  return await readPerson(db, Number(user));
}
