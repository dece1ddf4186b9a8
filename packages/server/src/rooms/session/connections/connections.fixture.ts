import { createHash, randomBytes } from 'node:crypto';
import { answerConnection } from '@zaplecze/contract/rooms/session/connections/calls';
import { type Someone, type TestApp, testApp } from '../../../../test/http.ts';
import type { OutgoingCalls } from '../../../kit/outgoing/outgoing.ts';

export const callback = 'http://127.0.0.1:51234/callback';

export type OauthApp = TestApp & { url: string };

/** The product on a port of its own, which is its public address too. */
export async function oauthApp(outgoing?: OutgoingCalls): Promise<OauthApp> {
  const it = await testApp({}, outgoing);
  const url = new URL(await it.app.listen({ host: '127.0.0.1', port: 0 })).origin;
  it.services.config.publicUrl = url;
  return { ...it, url };
}

/** A browser: keeps cookies with their paths, follows nothing by itself. */
export function browserOf({ url }: OauthApp) {
  const jar = new Map<string, { value: string; path: string }>();
  const cookies = (path: string) =>
    [...jar]
      .filter(
        ([, kept]) => path === kept.path || path.startsWith(`${kept.path.replace(/\/$/, '')}/`),
      )
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
  const open = async (address: string | URL) => {
    const to = new URL(address, url);
    const answer = await fetch(to, {
      redirect: 'manual',
      headers: { cookie: cookies(to.pathname) },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const path = /;\s*path=([^;]+)/i.exec(line)?.[1] ?? '/';
      const at = pair.indexOf('=');
      jar.set(pair.slice(0, at), { value: pair.slice(at + 1), path });
    }
    return answer;
  };
  return { open, cookies };
}
export type Browser = ReturnType<typeof browserOf>;

/** Where the browser stands with the question of an application: its number. */
export async function ask(browser: Browser, address: string | URL): Promise<string> {
  const answer = await browser.open(address);
  const to = answer.headers.get('location') ?? '';
  const [, uid] = /\/api\/oauth\/consent\/([\w-]+)$/.exec(to) ?? [];
  if (!uid) throw new Error(`No question: ${answer.status} ${to} ${await answer.text()}`);
  return uid;
}

/** The person's answer, and the address of the application that the browser ends at. */
export async function answer(
  it: OauthApp,
  { browser, uid, as }: { browser: Browser; uid: string; as: Someone },
  body: { allow: boolean; writes?: boolean } = { allow: true },
): Promise<URL> {
  const headers = { cookie: browser.cookies(`/api/oauth/consent/${uid}`) };
  const said = await it.call(answerConnection, { as, params: { uid }, body, headers });
  if (said.status !== 200) throw new Error(`${said.status} ${said.message}`);
  const back = await browser.open(said.data.to);
  return new URL(back.headers.get('location') ?? '', it.url);
}

export const pkce = () => {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
};

/** Registers an application; gives what the server says of it. */
export async function register(it: OauthApp, more: object = {}) {
  const answered = await fetch(`${it.url}/api/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'Próbnik', redirect_uris: [callback], ...more }),
  });
  return { status: answered.status, body: (await answered.json()) as Record<string, unknown> };
}

export function authorizeUrl(
  it: OauthApp,
  client: string,
  challenge: string,
  more: Record<string, string> = {},
): URL {
  const url = new URL('/api/oauth/authorize', it.url);
  url.search = new URLSearchParams({
    response_type: 'code',
    client_id: client,
    redirect_uri: callback,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    scope: 'read write',
    state: 'stan',
    resource: `${it.url}/api/mcp`,
    ...more,
  }).toString();
  return url;
}

/** A form sent to the server as applications send it. */
export async function sendForm(it: OauthApp, path: string, form: Record<string, string>) {
  const answered = await fetch(`${it.url}/api/oauth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form),
  });
  const text = await answered.text();
  const body = text ? (JSON.parse(text) as Record<string, string>) : {};
  return { status: answered.status, body };
}

/** An application that a person has let in, by the bare protocol. */
export async function letIn(it: OauthApp, as: Someone, writes = false) {
  const client = String((await register(it)).body.client_id);
  const { verifier, challenge } = pkce();
  const browser = browserOf(it);
  const uid = await ask(browser, authorizeUrl(it, client, challenge));
  const back = await answer(it, { browser, uid, as }, { allow: true, writes });
  const code = back.searchParams.get('code') ?? '';
  const exchange = {
    grant_type: 'authorization_code',
    client_id: client,
    redirect_uri: callback,
    code,
    code_verifier: verifier,
  };
  const { body } = await sendForm(it, 'token', exchange);
  return { client, exchange, tokens: body };
}

/** How the assistants' door answers a token. */
export async function knock(it: OauthApp, token: string | null) {
  const answered = await fetch(`${it.url}/api/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }),
  });
  const challenge = answered.headers.get('www-authenticate');
  return { status: answered.status, challenge, text: await answered.text() };
}
