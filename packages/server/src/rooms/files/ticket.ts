import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '../../kit/database.ts';
import { keepSecret } from '../../kit/secret.ts';

/** How long the address of a download works, in milliseconds. */
const lifetime = 10 * 60_000;

const sign = (secret: string, file: number, until: number) =>
  createHmac('sha256', secret).update(`${file}.${until}`).digest('base64url');

/** All server processes sign with the one secret that the first of them made. */
const secretOf = (db: Db) =>
  keepSecret(db, 'file-ticket', () => randomBytes(32).toString('base64url'));

/** Something that opens one file for ten minutes, and nothing else. */
export async function makeTicket(db: Db, file: number): Promise<string> {
  const until = Date.now() + lifetime;
  return `t.${until}.${sign(await secretOf(db), file, until)}`;
}

export async function ticketOpens(db: Db, file: number, ticket: string): Promise<boolean> {
  const match = /^t\.(\d{1,15})\.([\w-]{43})$/.exec(ticket);
  if (!match?.[1] || !match[2] || Number(match[1]) < Date.now()) return false;
  const expected = sign(await secretOf(db), file, Number(match[1]));
  return timingSafeEqual(Buffer.from(expected), Buffer.from(match[2]));
}
