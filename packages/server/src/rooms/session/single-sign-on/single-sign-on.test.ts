import { getMe } from '@zaplecze/contract/rooms/people/calls';
import { login } from '@zaplecze/contract/rooms/session/calls';
import {
  enterWithTicket,
  signInOptions,
} from '@zaplecze/contract/rooms/session/single-sign-on/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/http.ts';
import { startOidcPeer } from '../../../../test/peers/oidc-peer.ts';
import { hashPassword } from '../recovery/passwords.ts';

const publicUrl = 'http://127.0.0.1:3999';
const client = {
  id: 'zaplecze',
  secret: 'sekret/z+panelu:%',
  callback: `${publicUrl}/api/auth/oidc/callback`,
};
let peer: Awaited<ReturnType<typeof startOidcPeer>>;
let it: TestApp;
let anna: { id: number; email: string };

const settings = (issuer: string) => ({
  PUBLIC_URL: publicUrl,
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: client.id,
  OIDC_CLIENT_SECRET: client.secret,
  OIDC_LABEL: 'Konto firmy',
});

beforeAll(async () => {
  peer = await startOidcPeer(client);
  it = await testApp(settings(peer.issuer));
  const { id } = await it.signIn();
  const person = it.db.updateTable('person').set({ email: 'Anna@Firma.pl' }).where('id', '=', id);
  anna = await person.returning(['id', 'email']).executeTakeFirstOrThrow();
});
afterAll(async () => {
  await it.close();
  await peer.stop();
});
beforeEach(() => {
  peer.state.identity = { sub: 'anna', email: 'anna@firma.pl', verified: true };
});

/** A browser: keeps cookies of both places and follows redirects as far as the sign-in page. */
function browser(product = it) {
  const jars = { product: new Map<string, string>(), service: new Map<string, string>() };
  const keep = (jar: Map<string, string>, lines: string[]) => {
    for (const line of lines) {
      const [pair = ''] = line.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
  };
  const sent = (jar: Map<string, string>) =>
    [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

  async function step(url: URL): Promise<URL> {
    if (url.origin === publicUrl) {
      const answer = await product.app.inject({
        url: url.pathname + url.search,
        headers: { cookie: sent(jars.product) },
      });
      const cookies = answer.headers['set-cookie'];
      keep(jars.product, [cookies ?? []].flat());
      expect(answer.statusCode).toBe(302);
      return new URL(String(answer.headers.location), url);
    }
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: sent(jars.service) },
    });
    keep(jars.service, answer.headers.getSetCookie());
    expect([302, 303]).toContain(answer.status);
    return new URL(answer.headers.get('location') ?? '', url);
  }
  async function follow(from: string, stop: (url: URL) => boolean): Promise<URL> {
    let url = new URL(from, publicUrl);
    while (!stop(url)) url = await step(url);
    return url;
  }
  const signIn = (back = '/') =>
    follow(`/api/auth/oidc?back=${encodeURIComponent(back)}`, (url) => url.pathname === '/login');
  const enter = (ticket: string) =>
    product.call(enterWithTicket, { body: { ticket }, headers: { cookie: sent(jars.product) } });
  return { signIn, follow, enter, cookies: jars.product };
}

const ticketOf = (url: URL) => /^#ticket=([\w-]{43})$/.exec(url.hash)?.[1] ?? '';

test('off until configured: no button and no way [SES-45]', async () => {
  const plain = await testApp();
  expect((await plain.call(signInOptions)).data).toEqual({ oidc: null });
  for (const url of ['/api/auth/oidc', '/api/auth/oidc/callback?code=x&state=y']) {
    expect((await plain.app.inject({ url })).statusCode).toBe(404);
  }
  await plain.close();
  expect((await it.call(signInOptions)).data).toEqual({ oidc: { label: 'Konto firmy' } });
});

test('the way there has state, nonce and PKCE, and carries no secret [SES-49]', async () => {
  const answer = await it.app.inject({ url: '/api/auth/oidc' });
  const url = new URL(String(answer.headers.location));
  expect(url.origin).toBe(peer.issuer);
  const query = Object.fromEntries(url.searchParams);
  expect(query).toMatchObject({
    response_type: 'code',
    client_id: client.id,
    redirect_uri: client.callback,
    code_challenge_method: 'S256',
    state: expect.stringMatching(/.{20}/),
    nonce: expect.stringMatching(/.{20}/),
  });
  expect(url.href).not.toContain(encodeURIComponent(client.secret));
  expect(String(answer.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/);
});

test('an active person of the verified e-mail gets in, back where they were, by a ticket used once [SES-46, SES-49]', async () => {
  const own = browser();
  const url = await own.signIn('/task?page=2');
  expect(url.searchParams.get('back')).toBe('/task?page=2');
  const ticket = ticketOf(url);
  // The ticket is no session, and another browser can do nothing with it.
  expect((await it.call(getMe, { as: ticket })).status).toBe(401);
  expect((await browser().enter(ticket)).status).toBe(400);
  const entered = await own.enter(ticket);
  const me = await it.call(getMe, { as: entered.data.access_token });
  expect(me.data.user.id).toBe(anna.id);
  const again = await own.enter(ticket);
  expect(again).toMatchObject({ status: 400, message: 'Logowanie wygasło. Spróbuj ponownie.' });
  const kept = await sql<{ text: string }>`select t::text as text from "signInTicket" t`.execute(
    it.db,
  );
  expect(kept.rows.some(({ text }) => text.includes(ticket))).toBe(false);
});

test.each([
  ['an e-mail that nobody has', { sub: 'x', email: 'nikt@firma.pl', verified: true }],
  ['an e-mail that is not verified', { sub: 'x', email: 'anna@firma.pl', verified: false }],
])('%s opens nothing, and nobody is created [SES-47]', async (_case, identity) => {
  const people = () => it.db.selectFrom('person').select('id').execute();
  const before = await people();
  peer.state.identity = identity;
  expect((await browser().signIn()).hash).toBe('#sso=unknown');
  expect(await people()).toEqual(before);
});

test('a deactivated person is refused, before the ticket and after it [SES-47]', async () => {
  const active = (value: boolean) =>
    it.db.updateTable('person').set({ active: value }).where('id', '=', anna.id).execute();
  const own = browser();
  const ticket = ticketOf(await own.signIn());
  await active(false);
  expect((await own.enter(ticket)).status).toBe(400);
  expect((await browser().signIn()).hash).toBe('#sso=unknown');
  await active(true);
});

test('who cancels there comes back and is told [SES-48]', async () => {
  peer.state.identity = null;
  expect((await browser().signIn()).hash).toBe('#sso=refused');
});

test('an answer begun by another browser, of another time or with another state opens nothing [SES-49]', async () => {
  const [own, other] = [browser(), browser()];
  const answered = await own.follow('/api/auth/oidc', (url) =>
    url.href.startsWith(`${client.callback}?`),
  );
  const end = (who: typeof own, url: URL) => who.follow(url.href, (at) => at.pathname === '/login');
  expect((await end(other, answered)).hash).toBe('#sso=expired');
  const forged = new URL(answered);
  forged.searchParams.set('state', 'inny');
  expect((await end(own, forged)).hash).toBe('#sso=expired');
  expect(ticketOf(await end(own, answered))).not.toBe('');
  // The attempt is used up.
  expect((await end(own, answered)).hash).toBe('#sso=expired');
});

test('two tabs of one browser that sign in at once both get in [SES-58]', async () => {
  const own = browser();
  const leave = () =>
    own.follow('/api/auth/oidc', (url) => url.href.startsWith(`${client.callback}?`));
  const [first, second] = [await leave(), await leave()];
  const end = (url: URL) => own.follow(url.href, (at) => at.pathname === '/login');
  const urls = [await end(second), await end(first)];
  const tickets = urls.map(ticketOf);
  for (const ticket of tickets) expect((await own.enter(ticket)).status).toBe(200);
  // A browser that begins over and over keeps few.
  for (let at = 0; at < 12; at += 1) await leave();
  const held = [...own.cookies].filter(([name, value]) => /oidc/.test(name) && value !== '');
  expect(held.length).toBeLessThanOrEqual(8);
});

test('an address that merely folds into another one, or is not plain ASCII, is nobody’s [SES-59]', async () => {
  const kasia = await it.signIn('ROLE_ADMIN');
  const update = it.db.updateTable('person').set({ email: 'kasia@firma.pl', username: 'kasia' });
  await update.where('id', '=', kasia.id).execute();
  for (const email of ['\u212Aasia@firma.pl', '\u212aASIA@firma.pl', 'ka\u017Fia@firma.pl']) {
    peer.state.identity = { sub: 'obcy', email, verified: true };
    expect((await browser().signIn()).hash).toBe('#sso=unknown');
  }
  peer.state.identity = { sub: 'kasia', email: 'KASIA@Firma.PL', verified: true };
  expect(ticketOf(await browser().signIn())).not.toBe('');
  const hash = await hashPassword('kilka-zwykłych-słów');
  await it.db
    .updateTable('person')
    .set({ passwordHash: hash })
    .where('id', '=', kasia.id)
    .execute();
  const enter = async (username: string) =>
    (await it.call(login, { body: { username, password: 'kilka-zwykłych-słów' } })).status;
  // Typed, they are cleaned as everything that people type, and open nothing without the password.
  expect(await Promise.all(['KASIA', '\u212Aasia', 'ka\u017Fia@firma.pl'].map(enter))).toEqual([
    200, 200, 200,
  ]);
});

test.each(['//zly.pl', 'https://zly.pl', '/\\zly.pl'])(
  '%s is no way back [SES-50]',
  async (back) => {
    const url = await browser().signIn(back);
    expect(url.searchParams.get('back')).toBeNull();
  },
);

test('a person with the second step on is asked for the code on this way too [SES-51]', async () => {
  await sql`insert into "secondFactor" (person, secret, confirmed) values (${anna.id}, 'x', now())`.execute(
    it.db,
  );
  const own = browser();
  const entered = await own.enter(ticketOf(await own.signIn()));
  expect(entered.data.access_token).toBeUndefined();
  expect(entered.data.second_factor).toBeDefined();
  await sql`delete from "secondFactor"`.execute(it.db);
});

test('a service that is away is told, and the password still works [SES-48]', async () => {
  const lonely = await testApp(settings('http://127.0.0.1:9'));
  const answer = await lonely.app.inject({ url: '/api/auth/oidc?back=%2Ftask' });
  expect(answer.headers.location).toBe(`${publicUrl}/login?back=%2Ftask#sso=away`);
  await lonely.close();
});

test('a service that tells the e-mail in its token is understood as well [SES-46]', async () => {
  const other = await startOidcPeer(client, { emailInToken: true });
  const product = await testApp(settings(other.issuer));
  const { id } = await product.signIn();
  await product.db
    .updateTable('person')
    .set({ email: 'jan@firma.pl' })
    .where('id', '=', id)
    .execute();
  other.state.identity = { sub: 'jan', email: 'jan@firma.pl', verified: true };
  const own = browser(product);
  const entered = await own.enter(ticketOf(await own.signIn()));
  const me = await product.call(getMe, { as: entered.data.access_token });
  expect(me.data.user.id).toBe(id);
  await product.close();
  await other.stop();
});
