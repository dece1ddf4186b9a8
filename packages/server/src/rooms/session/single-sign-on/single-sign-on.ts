import { createHash, randomBytes } from 'node:crypto';
import { addressOf } from '@zaplecze/contract/addresses';
import type { SsoFailure } from '@zaplecze/contract/rooms/session/single-sign-on/lists';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { transactAs } from '../../../kit/database/database.ts';
import { notFound } from '../../../kit/http/calls/errors.ts';
import type { Services } from '../../../kit/http/calls/mount.ts';
import { countAttempt, networkOf, returnAttempt } from '../../../kit/http/rate-limit.ts';
import { wasNotifiedOf } from '../accounts/account-events.queries.ts';
import { notifyOfAccountEvent } from '../accounts/account-events.ts';
import { isPlainAddress } from '../accounts/address-match.queries.ts';
import * as queries from '../session.queries.ts';
import { createTicket } from '../tickets.queries.ts';
import { beginAttempt, type Identity, IdentityAwayError, verifiedIdentity } from './identity.ts';

const cookieName = 'zaplecze-oidc';
const cookiePath = '/api/auth/oidc';
const open = { config: { allow: 'public' } } as const;
/** Ways begun and not come back from, of one address in a quarter of an hour. */
const mostBegun = 1000;
const begunBy = (request: FastifyRequest) => `oidc:address:${networkOf(request.ip)}`;

/** Ways begun that one browser may be on at once: each tab has a cookie of its own, and none takes another's away. */
const mostTabs = 8;

/** What the tabs of the browser hold that began a way; a ticket opens nothing in another browser. */
export function tabsOf(request: FastifyRequest): { name: string; secret: string }[] {
  const found = (request.headers.cookie ?? '').matchAll(
    /(?:^|;\s*)(zaplecze-oidc(?:-\w{8})?)=([\w-]{43})(?=;|$)/g,
  );
  return [...found].map(([, name = '', secret = '']) => ({ name, secret })).slice(0, 2 * mostTabs);
}

/** A ticket counts together with the browser's cookie. */
export const boundTicket = (ticket: string, browser: string): string => `${ticket}.${browser}`;

/**
 * The way to the company's sign-in service and back, two redirects of the browser. What comes back
 * is a ticket behind a `#`, which no server and no log ever sees, good for one minute and once, in
 * the browser that began; the session's token itself stands in no address.
 */
export function registerSingleSignOn(app: FastifyInstance, services: Services): void {
  const { config, db, log } = services;
  const callback = `${config.publicUrl}${cookiePath}/callback`;

  const cookie = (name: string, value: string, seconds: number) => {
    const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
    return `${name}=${value}; Path=${cookiePath}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
  };
  /** A cookie for a further tab; the browser's oldest make room. */
  const keep = (request: FastifyRequest, reply: FastifyReply, tab: string) => {
    const over = tabsOf(request).slice(0, -(mostTabs - 1));
    const name = `${cookieName}-${randomBytes(4).toString('hex')}`;
    reply.header('set-cookie', [
      cookie(name, tab, 600),
      ...over.map((one) => cookie(one.name, '', 0)),
    ]);
  };
  const leave = (reply: FastifyReply, back: string, message: string) => {
    const login = addressOf('login', back === '/' ? {} : { back });
    return reply
      .header('cache-control', 'no-store')
      .redirect(`${config.publicUrl}${login}#${message}`);
  };
  const fail = (reply: FastifyReply, back: string, why: SsoFailure) =>
    leave(reply, back, `sso=${why}`);

  app.get<{ Querystring: Record<string, unknown> }>(cookiePath, open, async (request, reply) => {
    if (!config.oidc) throw notFound();
    await countAttempt(db, begunBy(request), mostBegun);
    const { back: target } = request.query;
    // Only an address within the product is a way back; the page asks again.
    const back =
      typeof target === 'string' && /^\/(?![/\\])/.test(target) ? target.slice(0, 500) : '/';
    try {
      const { attempt, url } = await beginAttempt(config.oidc, callback);
      const tab = queries.newToken();
      await queries.keepAttempt(db, tab, { ...attempt, back });
      keep(request, reply, tab);
      return reply.header('cache-control', 'no-store').redirect(url.href);
    } catch (error) {
      if (!(error instanceof IdentityAwayError)) throw error;
      log.error({ err: error }, 'Logowanie jednokrotne: usługa nie odpowiada');
      return fail(reply, back, 'away');
    }
  });

  app.get(`${cookiePath}/callback`, open, async (request, reply) => {
    if (!config.oidc) throw notFound();
    const answered = new URL(`${callback}${request.url.replace(/^[^?]*/, '')}`);
    const tabs = tabsOf(request).map(({ secret }) => secret);
    const attempt = await queries.takeAttempt(db, tabs, answered.searchParams.get('state') ?? '');
    if (!attempt) return fail(reply, '/', 'expired');
    await returnAttempt(db, begunBy(request));
    let identity: Identity | null;
    try {
      identity = await verifiedIdentity(config.oidc, answered, attempt);
    } catch (error) {
      const away = error instanceof IdentityAwayError;
      const { name, code } = error as { name?: string; code?: string };
      // Not the error itself: it carries what the service answered.
      log.warn({ why: code ?? name }, 'Logowanie jednokrotne nie powiodło się');
      return fail(reply, attempt.back, away ? 'away' : 'refused');
    }
    const person =
      identity && isPlainAddress(identity.email)
        ? await queries.findByEmail(db, identity.email)
        : undefined;
    if (!identity || !person) return fail(reply, attempt.back, 'unknown');
    await notifyOfLink({ db, config }, person.id, identity);
    const ticket = await createTicket(db, person.id, 'entry', (token) =>
      boundTicket(token, attempt.tab),
    );
    return leave(reply, attempt.back, `ticket=${ticket}`);
  });
}

/**
 * Notifies a person of the account at the sign-in service that is linked to theirs: the first one, and each other
 * one.
 */
async function notifyOfLink(
  { db, config }: Pick<Services, 'db' | 'config'>,
  person: number,
  { issuer, subject }: Identity,
): Promise<void> {
  const mark = createHash('sha256').update(`${issuer} ${subject}`).digest('base64url').slice(0, 22);
  const known = { person, event: 'serviceLinked', mark } as const;
  if (await wasNotifiedOf(db, known)) return;
  await transactAs(db, person, (tx) =>
    notifyOfAccountEvent(tx, config, { ...known, by: null, more: config.oidc?.label ?? '' }),
  );
}
