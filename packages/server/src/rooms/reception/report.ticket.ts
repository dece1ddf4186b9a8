import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '../../kit/database.ts';
import { keepSecret } from '../../kit/secret.ts';

/** How long the address of a report works, in milliseconds. */
const lifetime = 10 * 60_000;

const sign = (secret: string, user: number, until: number) =>
  createHmac('sha256', secret).update(`reception report ${user} ${until}`).digest('base64url');

const secretOf = (db: Db) =>
  keepSecret(db, 'report-ticket', () => randomBytes(32).toString('base64url'));

/** Something that opens the report for one person for ten minutes, and nothing else. */
export async function makeReportTicket(db: Db, user: number): Promise<string> {
  const until = Date.now() + lifetime;
  return `r.${user}.${until}.${sign(await secretOf(db), user, until)}`;
}

/** Whose living ticket this is, or null. */
export async function ticketOwner(db: Db, ticket: string): Promise<number | null> {
  const match = /^r\.(\d{1,10})\.(\d{1,15})\.([\w-]{43})$/.exec(ticket);
  if (!match) return null;
  const [user, until] = [Number(match[1]), Number(match[2])];
  if (until < Date.now()) return null;
  const expected = sign(await secretOf(db), user, until);
  return timingSafeEqual(Buffer.from(expected), Buffer.from(match[3] ?? '')) ? user : null;
}
