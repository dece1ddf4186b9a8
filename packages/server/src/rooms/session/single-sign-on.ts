import { addressOf } from '@zaplecze/contract/addresses';
import type { SsoFailure } from '@zaplecze/contract/single-sign-on.lists';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../kit/http/errors.ts';
import type { Services } from '../../kit/http/mount.ts';
import { countAttempt, networkOf, takeBack } from '../../kit/http/rate-limit.ts';
import { beginAttempt, IdentityAwayError, verifiedEmail } from './identity.ts';
import * as queries from './session.queries.ts';
import { createTicket } from './tickets.queries.ts';

const cookieName = 'zaplecze-oidc';
const cookiePath = '/api/auth/oidc';
const open = { config: { allow: 'public' } } as const;
/** Ways begun and not come back from, of one address in a quarter of an hour. */
const mostBegun = 1000;
const begunBy = (request: FastifyRequest) => `oidc:address:${networkOf(request.ip)}`;

/** What the browser that began holds; a ticket opens nothing in another one. */
export function browserOf(request: FastifyRequest): string | undefined {
  const found = /(?:^|;\s*)zaplecze-oidc=([\w-]{43})(?:;|$)/.exec(request.headers.cookie ?? '');
  return found?.[1];
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

  const keep = (reply: FastifyReply, browser: string, seconds: number) => {
    const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
    reply.header(
      'set-cookie',
      `${cookieName}=${browser}; Path=${cookiePath}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`,
    );
  };
  const leave = (reply: FastifyReply, back: string, told: string) => {
    const login = addressOf('login', back === '/' ? {} : { back });
    return reply
      .header('cache-control', 'no-store')
      .redirect(`${config.publicUrl}${login}#${told}`);
  };
  const fail = (reply: FastifyReply, back: string, why: SsoFailure) =>
    leave(reply, back, `sso=${why}`);

  app.get<{ Querystring: Record<string, unknown> }>(cookiePath, open, async (request, reply) => {
    if (!config.oidc) throw notFound();
    await countAttempt(db, begunBy(request), mostBegun);
    const { back: given } = request.query;
    // Only an address within the product is a way back; the page asks again.
    const back =
      typeof given === 'string' && /^\/(?![/\\])/.test(given) ? given.slice(0, 500) : '/';
    try {
      const { attempt, url } = await beginAttempt(config.oidc, callback);
      const browser = queries.newToken();
      await queries.keepAttempt(db, browser, { ...attempt, back });
      keep(reply, browser, 600);
      return reply.header('cache-control', 'no-store').redirect(url.href);
    } catch (error) {
      if (!(error instanceof IdentityAwayError)) throw error;
      log.error({ err: error }, 'Logowanie jednokrotne: usługa nie odpowiada');
      return fail(reply, back, 'away');
    }
  });

  app.get(`${cookiePath}/callback`, open, async (request, reply) => {
    if (!config.oidc) throw notFound();
    const browser = browserOf(request);
    const attempt = browser && (await queries.takeAttempt(db, browser));
    if (!browser || !attempt) return fail(reply, '/', 'expired');
    await takeBack(db, begunBy(request));
    const answered = new URL(`${callback}${request.url.replace(/^[^?]*/, '')}`);
    let email: string | null;
    try {
      email = await verifiedEmail(config.oidc, answered, attempt);
    } catch (error) {
      const away = error instanceof IdentityAwayError;
      const { name, code } = error as { name?: string; code?: string };
      // Not the error itself: it carries what the service answered.
      log.warn({ why: code ?? name }, 'Logowanie jednokrotne nie powiodło się');
      return fail(reply, attempt.back, away ? 'away' : 'refused');
    }
    const person = email === null ? undefined : await queries.findByEmail(db, email);
    if (!person) return fail(reply, attempt.back, 'unknown');
    const ticket = await createTicket(db, person.id, 'entry', (token) =>
      boundTicket(token, browser),
    );
    return leave(reply, attempt.back, `ticket=${ticket}`);
  });
}
