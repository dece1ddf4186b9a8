import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { testApp } from '../../../test/http.ts';
import { eventually } from '../../../test/starting/server-process.ts';
import { drain } from './drain.ts';

test('a server that is to end says so, answers as before, keeps no connection and finishes what it has [OPE-107]', async () => {
  const it = await testApp();
  onTestFinished(() => it.close());
  const { app } = it;
  const { token } = await it.signIn('ROLE_ADMIN');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const begin = (path: string, method = 'GET') =>
    request({
      ...{ host: '127.0.0.1', port, path, method, agent: method === 'GET' ? agent : undefined },
      headers: { 'access-token': token, 'content-type': 'application/json' },
    });
  const answered = async (call: ReturnType<typeof request>) => {
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    const { data } = JSON.parse((await buffer(answer)).toString());
    return [answer.statusCode, answer.headers.connection, data?.status ?? null];
  };
  const ask = (path: string) => answered(begin(path).end());
  expect(await ask('/api/health')).toEqual([200, 'keep-alive', 'ok']);

  // Begun before, ended after: a body that is still on its way.
  const writing = begin('/api/definition/tag/create', 'POST');
  writing.write('{"name":');
  await once(app.server, 'request');
  const { promise: seen, resolve: see } = Promise.withResolvers<void>();
  const ended = drain(app, seen);
  expect(await ask('/api/health')).toEqual([503, 'close', 'leaving']);
  expect(await ask('/api/definition/tag/list')).toEqual([200, 'close', null]);
  see();
  await eventually(async () => !app.server.listening);
  const written = answered(writing.end('"ostatnia"}'));
  expect((await written)[0]).toBe(200);
  await ended;
  const [tag] = await it.db.selectFrom('tag').select('name').execute();
  expect(tag).toEqual({ name: 'ostatnia' });
});
