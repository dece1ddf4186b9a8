import { join } from 'node:path';
import { saveChannels } from '@zaplecze/contract/rooms/notifications/calls';
import { createWebhook } from '@zaplecze/contract/rooms/webhooks/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueApp } from '../../src/rooms/issues/issues.fixture.ts';
import type { Someone } from '../http.ts';
import { otlpPeer } from '../peers/otlp-peer.ts';
import { cleanUp, dataFolder, eventually, startServer } from './server-process.ts';

/** The same rules of secrecy as for the log (log.test.ts), for all that is sent to who keeps traces. */

let app: Awaited<ReturnType<typeof issueApp>>;
let peer: Awaited<ReturnType<typeof otlpPeer>>;

beforeAll(async () => {
  app = await issueApp(undefined, { WEBHOOK_INSIDE: '127.0.0.1' });
  peer = await otlpPeer();
});
afterAll(async () => {
  await cleanUp();
  await peer.close();
  await app.it.close();
});

const secrets = {
  OIDC_CLIENT_SECRET: 'tajny-klucz-logowania',
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization=tajny-klucz-odbiorcy',
  METRICS_TOKEN: 'tajny-zeton-metryk',
};

async function started() {
  const { host, port, user, database } = app.it.db.pool.options;
  const address = new URLSearchParams({ host: host ?? '', port: String(port) });
  const server = startServer(join(dataFolder(), 'data'), {
    env: {
      ...secrets,
      DATABASE_URL: `postgresql://${user}@/${database}?${address}`,
      OTEL_EXPORTER_OTLP_ENDPOINT: peer.url,
      OIDC_ISSUER: 'http://127.0.0.1:9',
      OIDC_CLIENT_ID: 'zaplecze',
      WEBHOOK_INSIDE: '127.0.0.1',
      KRS_URL: 'http://127.0.0.1:9',
      MF_VAT_URL: 'http://127.0.0.1:9',
    },
  });
  return { ...server, url: await server.ready() };
}

test('no password, token, code, e-mail, part of an address or value of a statement is in any span [OPE-134]', async () => {
  const kinds = [{ kind: 'issueComment', push: false, mail: true }];
  await app.it.call(saveChannels, { as: app.doer, body: { kinds, digest: false } });
  // Nobody listens there: the call fails, with the address in its words.
  const hook = { name: 'tajny-program', url: 'http://127.0.0.1:9/tajny-adres-programu' };
  await app.it.call(createWebhook, { as: app.admin, body: hook });
  const issue = await app.made({ name: 'tajna-nazwa-zgłoszenia' });
  const server = await started();
  const send = (path: string, body: unknown, as?: Someone, method = 'POST') =>
    fetch(`${server.url}/api${path}`, {
      method,
      headers: {
        ...(as && { 'access-token': as.token }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      redirect: 'manual',
    });
  await send('/auth/login', { username: 'tajna-osoba', password: 'tajne-zle-haslo' });
  await send('/auth/reset_password_request', { email: 'tajny@example.pl' });
  const password = 'tajne-nowe-haslo';
  await send('/auth/reset_password_form', { password, passwordRepeat: password, token: 'tajny-x' });
  await send('/auth/second_factor', { ticket: 'tajny-bilet', code: '000000' });
  await send(`/auth/feed/tajny-adres-kalendarza-${'x'.repeat(19)}/kalendarz.ics`, undefined);
  for (const path of [
    `/auth/feed/tajny-adres-kalendarza-${'x'.repeat(19)}/kalendarz.ics`,
    '/auth/oidc/callback?code=tajny-kod&state=tajny-stan',
    `/media/download/id/1/tajny.pdf?access-token=${app.doer.token}`,
    '/client/list?search=tajna-fraza',
    '/client/nip/5260250274',
  ])
    await send(path, undefined, app.admin, 'GET');
  // Twice the same name: a refusal of the database, whose words repeat values of rows.
  for (const name of ['tajny-znacznik', 'tajny-znacznik'])
    await send('/definition/tag/create', { name }, app.admin);
  await send(`/issue/comment/${issue}/tajny-komentarz-w-adresie`, undefined, app.orderer);
  const said = await send(`/issue/comment/${issue}`, { text: 'tajny-komentarz' }, app.orderer);
  expect(said.status).toBe(200);
  const form = new FormData();
  form.append('storage', 's3');
  form.append('file', new Blob(['tajna treść']), 'tajny-plik.txt');
  const headers = { 'access-token': app.orderer.token };
  await fetch(`${server.url}/api/media/upload`, { method: 'POST', headers, body: form });

  const names = () => new Set(peer.spans.map(({ name }) => name));
  await eventually(async () =>
    ['mail eml', 'POST outside', 'folder put', 'POST /api/media/upload'].every((name) =>
      names().has(name),
    ),
  );
  await server.signal('SIGTERM');
  const sent = peer.sent();
  expect(names().has('GET /api/auth/feed/:token/kalendarz.ics')).toBe(true);
  expect(sent.match(/.{0,60}tajn[aey].{0,60}/g)).toBeNull();
  expect(sent).not.toContain('5260250274');
  expect(sent).not.toMatch(/[\w.-]+@[\w-]+\.\w/);
  for (const { token } of [app.admin, app.doer, app.orderer]) expect(sent).not.toContain(token);
  const texts = peer.spans.flatMap(({ attributes }) => attributes['db.query.text'] ?? []);
  expect(texts.length).toBeGreaterThan(50);
  for (const text of texts) expect(text).not.toMatch(/'|(?<![$\w"])\d/);
  // A failure is told by its kind alone.
  const failed = peer.spans.filter((span) => span.failed).map((span) => span.attributes);
  expect(failed.map((one) => one['error.type'])).toEqual(
    expect.arrayContaining(['23505', 'ECONNREFUSED']),
  );
});
