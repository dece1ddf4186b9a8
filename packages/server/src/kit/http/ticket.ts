import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../database/database.ts';
import { keepSecret } from '../database/secret.ts';
import type { Config } from '../operations/config.ts';
import { unauthorizedError } from './calls/errors.ts';
import type { Services } from './calls/mount.ts';
import { hashToken, livingSessions, readPerson, tokenOf, type User } from './guard.ts';

/*
 * A ticket opens one thing for a few minutes without the session's token, which stays out of addresses. It carries
 * the (hashed) session that it was made in, and dies with it: by logout, a new password, a deactivated account.
 */

/** How long tickets work, in milliseconds, by the name of the kept secret that signs them. */
const lifetimes = {
  'address-ticket': 2 * 60_000,
  'file-ticket': 10 * 60_000,
  'report-ticket': 10 * 60_000,
};

export type TicketKey = keyof typeof lifetimes;
export const ticketKeys = Object.keys(lifetimes) as TicketKey[];

const freshKey = () => randomBytes(32).toString('base64url');

/** All server processes sign with the one secret that the first of them made. */
const keyOf = (db: Db, name: TicketKey) => keepSecret(db, name, freshKey);

const sign = (key: string, session: string, until: number, about: string) =>
  createHmac('sha256', key).update(`${session} ${until} ${about}`).digest('base64url');

/**
 * A ticket for whose session the request is.
 *
 * @param about what it opens, and nothing else: an address, a file's id
 */
export async function makeTicket(
  db: Db,
  { name, request, about }: { name: TicketKey; request: FastifyRequest; about: string },
): Promise<string> {
  const token = tokenOf(request);
  if (token === null) throw unauthorizedError();
  const session = hashToken(token).toString('base64url');
  const until = Date.now() + lifetimes[name];
  return `t.${session}.${until}.${sign(await keyOf(db, name), session, until, about)}`;
}

const form = /^t\.([\w-]{43})\.(\d{1,15})\.([\w-]{43})$/;

/** Who made a ticket, with the rights of now; null when it does not open this, is old, or its session is over. */
export async function openTicket(
  { db, config }: { db: Db; config: Config },
  { name, ticket, about }: { name: TicketKey; ticket: string; about: string },
): Promise<User | null> {
  const [, session = '', end = '', signature = ''] = form.exec(ticket) ?? [];
  const until = Number(end);
  if (signature === '' || until < Date.now()) return null;
  const keys = [await keyOf(db, name), await retiredKey(db, name, until)];
  const good = keys.some(
    (key) =>
      key && timingSafeEqual(Buffer.from(sign(key, session, until, about)), Buffer.from(signature)),
  );
  return good ? await readSession(db, config, Buffer.from(session, 'base64url')) : null;
}

/** The person of a living session, found by its token's hash; asking is no activity. */
async function readSession(db: Db, config: Config, hash: Buffer): Promise<User | null> {
  const living = await livingSessions(db, config, [hash.toString('hex')]);
  if (living.size === 0) return null;
  const found = await db
    .selectFrom('session')
    .select('person')
    .where('tokenHash', '=', hash)
    .executeTakeFirst();
  return found ? await readPerson(db, found.person) : null;
}

const retired = (name: TicketKey) => `${name}.before`;

/** Keeps a key that was replaced for as long as tickets signed with it are good; a still older one is gone. */
export async function retireKey(db: Db, name: TicketKey, key: string): Promise<void> {
  const value = JSON.stringify({ key, last: Date.now() + lifetimes[name] });
  await db
    .insertInto('secret')
    .values({ name: retired(name), value })
    .onConflict((known) => known.column('name').doUpdateSet({ value }))
    .execute();
}

/** The replaced key, for a ticket that can have been made before it was replaced. */
async function retiredKey(db: Db, name: TicketKey, until: number): Promise<string | undefined> {
  const found = await db
    .selectFrom('secret')
    .select('value')
    .where('name', '=', retired(name))
    .executeTakeFirst();
  if (!found) return undefined;
  const { key, last } = JSON.parse(found.value) as { key: string; last: number };
  return until <= last ? key : undefined;
}

const parameter = 'access-token';

/** The address with something that opens it, and nothing else, for two minutes of this session. */
export async function signAddress(db: Db, request: FastifyRequest, path: string): Promise<string> {
  const ticket = await makeTicket(db, { name: 'address-ticket', request, about: path });
  return `${path}${path.includes('?') ? '&' : '?'}${parameter}=${ticket}`;
}

/** Who opens a signed address, with the rights of now; null when there is no good ticket in it. */
export async function ticketReader(
  services: Services,
  request: FastifyRequest,
): Promise<User | null> {
  const [, path, ticket] = /^(.+)[?&]access-token=(t\.[\w.-]+)$/.exec(request.url) ?? [];
  if (!path || !ticket) return null;
  return await openTicket(services, { name: 'address-ticket', ticket, about: path });
}
