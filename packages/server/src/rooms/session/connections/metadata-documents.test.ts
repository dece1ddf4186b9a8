import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getConnectionQuestion } from '@zaplecze/contract/rooms/session/connections/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOutgoing } from '../../../kit/outgoing/outgoing.ts';
import {
  answer,
  ask,
  authorizeUrl,
  browserOf,
  type OauthApp,
  oauthApp,
  pkce,
} from './connections.fixture.ts';

/** Applications that publish who they are under an address of their own, instead of registering. */

const host = 'asystent.example.com';
const id = `https://${host}/klient.json`;
const back = 'https://asystent.example.com/powrot';

let it: OauthApp;
let peer: Server;
let asked: string[] = [];
const documents = new Map<string, { status?: number; body: unknown; location?: string }>();

beforeAll(async () => {
  peer = createServer((request, response) => {
    asked.push(request.url ?? '');
    const {
      status = 200,
      body,
      location,
    } = documents.get(request.url ?? '') ?? {
      status: 404,
      body: {},
    };
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(location && { location }),
    });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((listening) => peer.listen(0, '127.0.0.1', listening));
  const { port } = peer.address() as AddressInfo;
  it = await oauthApp(
    createOutgoing({
      hosts: [],
      detour: { host, port },
      resolve: (_, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
    }),
  );
});
afterAll(async () => {
  await it.close();
  await new Promise((closed) => peer.close(closed));
});

const begin = (client: string, redirect = back) =>
  authorizeUrl(it, client, pkce().challenge, { redirect_uri: redirect });

test('an application is known by the document under its own address, and the person reads whose it is [MAC-163]', async () => {
  documents.set('/klient.json', {
    body: { client_id: id, client_name: 'Asystent', redirect_uris: [back] },
  });
  const person = await it.signIn();
  const browser = browserOf(it);
  const uid = await ask(browser, begin(id));
  const { data } = await it.call(getConnectionQuestion, {
    as: person,
    params: { uid },
    headers: { cookie: browser.cookies(`/api/oauth/consent/${uid}`) },
  });
  expect(data).toMatchObject({ application: 'Asystent', known: host, returns: host });
  const to = await answer(it, { browser, uid, as: person });
  expect(to.href.startsWith(`${back}?code=`)).toBe(true);
});

test('a document that names another application, or leads elsewhere, is none [MAC-163]', async () => {
  documents.set('/inny.json', {
    body: { client_id: id, client_name: 'Podszyty', redirect_uris: [back] },
  });
  documents.set('/dalej.json', { status: 302, body: {}, location: `https://${host}/klient.json` });
  for (const path of ['/inny.json', '/dalej.json', '/nie-ma.json']) {
    asked = [];
    const refused = await browserOf(it).open(begin(`https://${host}${path}`));
    expect([path, refused.status, refused.headers.get('location')]).toEqual([path, 400, null]);
    expect([...new Set(asked)]).toEqual([path]);
  }
  const foreign = await browserOf(it).open(begin(id, 'https://obcy.example/powrot'));
  expect([foreign.status, foreign.headers.get('location')]).toEqual([400, null]);
});

test('no address of the own network is asked for a document [MAC-163]', async () => {
  asked = [];
  for (const address of [
    'https://127.0.0.1/klient.json',
    'https://[::1]/klient.json',
    'https://10.0.0.7/klient.json',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/klient.json',
    'https://baza.internal/klient.json',
    // A name of the open internet that leads inside.
    'https://wewnatrz.example.org/klient.json',
    'http://asystent.example.com/klient.json',
  ]) {
    const refused = await browserOf(it).open(begin(address));
    expect([address, refused.status]).toEqual([address, 400]);
  }
  expect(asked).toEqual([]);
});
