import type { OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js';
import { UnauthorizedError } from '@modelcontextprotocol/sdk/client/auth.js';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type {
  OAuthClientInformationMixed,
  OAuthTokens,
} from '@modelcontextprotocol/sdk/shared/auth.js';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { profileHistory } from '@zaplecze/contract/rooms/history/calls';
import { listTokens } from '@zaplecze/contract/rooms/session/access-tokens/calls';
import * as contract from '@zaplecze/contract/rooms/session/connections/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { clientBody } from '../../clients/clients.fixture.ts';
import {
  answer,
  ask,
  authorizeUrl,
  browserOf,
  callback,
  knock,
  letIn,
  type OauthApp,
  oauthApp,
  pkce,
  register,
  sendForm,
} from './connections.fixture.ts';

let it: OauthApp;
beforeAll(async () => {
  it = await oauthApp();
});
afterAll(() => it.close());

/** What the protocol's own client remembers, and where it wanted the browser to go. */
function memory(): OAuthClientProvider & { sentTo?: URL; known: Record<string, unknown> } {
  const known: Record<string, unknown> = {};
  return {
    known,
    redirectUrl: callback,
    clientMetadata: { client_name: 'Asystent próbny', redirect_uris: [callback] },
    clientInformation: () => known.client as OAuthClientInformationMixed | undefined,
    saveClientInformation: (client) => {
      known.client = client;
    },
    tokens: () => known.tokens as OAuthTokens | undefined,
    saveTokens: (tokens) => {
      known.tokens = tokens;
    },
    saveCodeVerifier: (verifier) => {
      known.verifier = verifier;
    },
    codeVerifier: () => String(known.verifier),
    redirectToAuthorization(url) {
      this.sentTo = url;
    },
  };
}

test('the official client finds the door by itself, registers, is let in by its person and asks as that person [MAC-160, MAC-161, MAC-165]', async () => {
  const manager = await it.signIn('ROLE_MANAGER');
  await it.db
    .insertInto('client')
    .values(clientBody({ name: 'Żagiel sp. z o.o.' }))
    .execute();
  const mcp = new URL('/api/mcp', it.url);
  const authProvider = memory();
  const first = new StreamableHTTPClientTransport(mcp, { authProvider });
  const stranger = new Client({ name: 'próba', version: '1' });
  await expect(stranger.connect(first)).rejects.toThrow(UnauthorizedError);
  const browser = browserOf(it);
  const uid = await ask(browser, authProvider.sentTo ?? '');
  const headers = { cookie: browser.cookies(`/api/oauth/consent/${uid}`) };
  const question = await it.call(contract.getConnectionQuestion, {
    as: manager,
    params: { uid },
    headers,
  });
  expect(question.data).toEqual({
    application: 'Asystent próbny',
    known: null,
    returns: 'program na tym urządzeniu',
    writes: true,
    until: addDays(warsawDay(), 90),
  });
  const back = await answer(it, { browser, uid, as: manager });
  expect(back.href.startsWith(callback)).toBe(true);
  await first.finishAuth(back.searchParams.get('code') ?? '');
  const peer = new Client({ name: 'próba', version: '1' });
  await peer.connect(new StreamableHTTPClientTransport(mcp, { authProvider }));
  onTestFinished(() => peer.close());
  const { content } = await peer.callTool({
    name: 'list_clients',
    arguments: { search: 'zagiel' },
  });
  expect(JSON.stringify(content)).toContain('Żagiel');
  const { tools } = await peer.listTools();
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
  const { list } = (await it.call(contract.listConnections, { as: manager })).data;
  expect(list).toEqual([
    expect.objectContaining({ name: 'Asystent próbny', state: 'active', writes: false }),
  ]);
  expect(list[0].lastUsed).not.toBeNull();
  expect((await it.call(listTokens, { as: manager })).data.list).toEqual([]);
  const told = await it.call(profileHistory, { as: manager, params: { id: manager.id } });
  expect(JSON.stringify(told.data.list)).toContain('Połączono aplikację: Asystent próbny');
});

test('a question with more than a hundred parameters is refused before it is read [MAC-185]', async () => {
  const ask = (path: string, parameters: number, method = 'GET') =>
    fetch(`${it.url}${path}?${Array(parameters).fill('sort=id').join('&')}`, { method });
  const words = 'Zapytanie ma więcej niż 100 parametrów.';
  expect((await ask('/api/oauth/keys', 100)).status).toBe(200);
  for (const path of ['/api/oauth/keys', '/api/oauth/authorize']) {
    const refused = await ask(path, 8_000);
    expect([refused.status, await refused.json()]).toEqual([400, { message: words }]);
  }
  for (const path of ['/api/oauth/token', '/api/oauth/revoke', '/api/oauth/register'])
    expect((await ask(path, 101, 'POST')).status).toBe(400);
});

test('who comes without a token is told where to ask; metadata say what is there [MAC-160]', async () => {
  const { status, challenge } = await knock(it, null);
  const at = `${it.url}/.well-known/oauth-protected-resource/api/mcp`;
  expect([status, challenge]).toEqual([
    401,
    `Bearer resource_metadata="${at}", scope="read write"`,
  ]);
  expect(await (await fetch(at)).json()).toMatchObject({
    resource: `${it.url}/api/mcp`,
    authorization_servers: [it.url],
  });
  const server = await fetch(`${it.url}/.well-known/oauth-authorization-server`, {
    headers: { host: 'obcy.example', 'x-forwarded-host': 'obcy.example' },
  });
  const metadata = (await server.json()) as Record<string, unknown>;
  expect(metadata).not.toHaveProperty('pushed_authorization_request_endpoint');
  expect((await fetch(String(metadata.jwks_uri))).status).toBe(200);
  expect(metadata).toMatchObject({
    issuer: it.url,
    authorization_endpoint: `${it.url}/api/oauth/authorize`,
    token_endpoint: `${it.url}/api/oauth/token`,
    registration_endpoint: `${it.url}/api/oauth/register`,
    revocation_endpoint: `${it.url}/api/oauth/revoke`,
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    client_id_metadata_document_supported: true,
    scopes_supported: ['read', 'write'],
  });
});

test('a refusal goes back to the application as one, and nothing is let in [MAC-161]', async () => {
  const person = await it.signIn();
  const client = String((await register(it)).body.client_id);
  const browser = browserOf(it);
  const uid = await ask(browser, authorizeUrl(it, client, pkce().challenge));
  const back = await answer(it, { browser, uid, as: person }, { allow: false });
  expect(back.searchParams.get('error')).toBe('access_denied');
  expect(back.searchParams.get('state')).toBe('stan');
  expect((await it.call(contract.listConnections, { as: person })).data.list).toEqual([]);
});

test('only who was asked in that browser answers, once: a page of others cannot [MAC-162]', async () => {
  const person = await it.signIn();
  const client = String((await register(it)).body.client_id);
  const browser = browserOf(it);
  const uid = await ask(browser, authorizeUrl(it, client, pkce().challenge));
  const call = (headers: Record<string, string>, as: typeof person | null = person) =>
    it.call(contract.answerConnection, { as, params: { uid }, body: { allow: true }, headers });
  expect((await call({})).status).toBe(404);
  const headers = { cookie: browser.cookies(`/api/oauth/consent/${uid}`) };
  expect((await call(headers, null)).status).toBe(401);
  expect((await call(headers)).status).toBe(200);
  expect((await call(headers)).status).toBe(404);
  expect((await it.call(contract.listConnections, { as: person })).data.list).toHaveLength(1);
});

test('the question stands in no frame, and a stranger’s address is never gone to [MAC-162]', async () => {
  const client = String((await register(it)).body.client_id);
  const browser = browserOf(it);
  for (const more of [
    { redirect_uri: 'https://obcy.example/callback' },
    { redirect_uri: `${callback}/../inne` },
    { client_id: 'nikt' },
  ]) {
    const refused = await browser.open(authorizeUrl(it, client, pkce().challenge, more as never));
    expect([refused.status, refused.headers.get('location')]).toEqual([400, null]);
    expect(refused.headers.get('x-frame-options')).toBe('DENY');
    expect(refused.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(await refused.text()).toContain('Nie można połączyć aplikacji');
  }
  const good = await browser.open(authorizeUrl(it, client, pkce().challenge));
  expect(good.headers.get('x-frame-options')).toBe('DENY');
  // Without S256 there is no way in.
  for (const more of [
    { code_challenge: 'x'.repeat(43), code_challenge_method: 'plain' },
    { code_challenge: '', code_challenge_method: '' },
  ]) {
    const back = await browser.open(authorizeUrl(it, client, 'x'.repeat(43), more));
    expect(new URL(back.headers.get('location') ?? '').searchParams.get('error')).toBe(
      'invalid_request',
    );
  }
});

test('an application returns over https or to its own device alone [MAC-163]', async () => {
  for (const uri of [
    'http://obcy.example/cb',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a/b',
  ]) {
    const { status, body } = await register(it, { redirect_uris: [uri] });
    expect([uri, status, body.error]).toEqual([uri, 400, 'invalid_redirect_uri']);
  }
  const { status, body } = await register(it, {
    redirect_uris: ['https://asystent.example/cb'],
    client_name: 'A\u202Esystent\n drugi',
    token_endpoint_auth_method: 'client_secret_post',
    logo_uri: 'https://asystent.example/logo.png',
  });
  expect([status, body.client_name, body.token_endpoint_auth_method]).toEqual([
    201,
    'A systent drugi',
    'none',
  ]);
  expect(body).not.toHaveProperty('client_secret');
});

test('a code opens once, with its verifier and for its application; replayed, it ends the connection [MAC-164]', async () => {
  const person = await it.signIn();
  const client = String((await register(it)).body.client_id);
  const begin = async () => {
    const { verifier, challenge } = pkce();
    const browser = browserOf(it);
    const uid = await ask(browser, authorizeUrl(it, client, challenge));
    const back = await answer(it, { browser, uid, as: person });
    return {
      grant_type: 'authorization_code',
      client_id: client,
      redirect_uri: callback,
      code: back.searchParams.get('code') ?? '',
      code_verifier: verifier,
    };
  };
  const refused = async (form: Record<string, string>) =>
    (await sendForm(it, 'token', form)).body.error;
  expect(await refused({ ...(await begin()), code_verifier: pkce().verifier })).toBe(
    'invalid_grant',
  );
  expect(await refused({ ...(await begin()), redirect_uri: `${callback}2` })).toBe('invalid_grant');
  const other = String((await register(it)).body.client_id);
  expect(await refused({ ...(await begin()), client_id: other })).toBe('invalid_grant');
  const good = await begin();
  const { body } = await sendForm(it, 'token', good);
  expect((await knock(it, body.access_token ?? '')).status).toBe(200);
  expect(await refused(good)).toBe('invalid_grant');
  expect((await knock(it, body.access_token ?? '')).status).toBe(401);
});

test('tokens are for the assistants’ door alone: not for the API, not for another resource [MAC-165]', async () => {
  const person = await it.signIn();
  const { tokens } = await letIn(it, person);
  const token = tokens.access_token ?? '';
  for (const headers of [{ authorization: `Bearer ${token}` }, { 'access-token': token }]) {
    const answered = await fetch(`${it.url}/api/client/list`, { headers });
    expect(answered.status).toBe(401);
  }
  const client = String((await register(it)).body.client_id);
  const foreign = { resource: 'https://inny.example/mcp' };
  const back = await browserOf(it).open(authorizeUrl(it, client, pkce().challenge, foreign));
  expect(new URL(back.headers.get('location') ?? '').searchParams.get('error')).toBe(
    'invalid_target',
  );
  // A token that another resource would have is none here.
  const aud = sql`jsonb_set(content, '{aud}', '"https://inny.example/mcp"')`;
  await it.db
    .updateTable('oauthItem')
    .set({ content: aud as never })
    .where('model', '=', 'AccessToken')
    .execute();
  const { status, challenge } = await knock(it, token);
  expect([status, challenge]).toEqual([401, expect.stringContaining('error="invalid_token"')]);
});

test('a refresh token works once; one that comes again ends the connection [MAC-164]', async () => {
  const person = await it.signIn();
  const { client, tokens } = await letIn(it, person);
  const refresh = (token = '') =>
    sendForm(it, 'token', { grant_type: 'refresh_token', client_id: client, refresh_token: token });
  const second = await refresh(tokens.refresh_token);
  expect(second.status).toBe(200);
  expect(second.body.refresh_token).not.toBe(tokens.refresh_token);
  expect((await knock(it, second.body.access_token ?? '')).status).toBe(200);
  expect((await refresh(tokens.refresh_token)).body.error).toBe('invalid_grant');
  expect((await refresh(second.body.refresh_token)).body.error).toBe('invalid_grant');
  expect((await knock(it, second.body.access_token ?? '')).status).toBe(401);
});
