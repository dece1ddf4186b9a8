import { getClient, listClients, updateClient } from '@zaplecze/contract/rooms/clients/calls';
import { listArticles } from '@zaplecze/contract/rooms/knowledge/calls';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { insertClient } from '../../../../test/client.ts';
import { holdLock, waitingForLocks } from '../../../../test/hold-lock.ts';
import { type Someone, type TestApp, testApp } from '../../../../test/http.ts';
import { eventually } from '../../../../test/starting/server-process.ts';
import { Admission } from './admission.ts';

/* Two places, which a test fills with what waits for a lock that it holds. */

const token = 'zeton-do-testow-miejsc';
/** Requests wait for a minute, so that a test is never too slow for them. */
const patient = { REQUESTS_AT_ONCE: '2', METRICS_TOKEN: token, STATEMENT_TIME_FACTOR: '100' };
let it: TestApp;
let url: string;
let someone: Someone;
let client: number;

beforeAll(async () => {
  it = await testApp(patient);
  url = await it.app.listen({ port: 0, host: '127.0.0.1' });
  someone = await it.signIn('ROLE_ADMIN');
  client = await insertClient(it.db);
});
afterAll(() => it.close());

const hold = (table = 'client') => holdLock(it, `lock table "${table}" in access exclusive mode`);

async function metric(line: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const { body } = await it.app.inject({ url: '/metrics', headers });
  return Number(body.split(`\n${line} `)[1]?.split('\n')[0] ?? 0);
}
const waits = (count: number) =>
  eventually(async () => (await metric('zaplecze_http_requests_waiting')) === count);
const blocked = (count: number, app: Pick<TestApp, 'db'> = it) =>
  eventually(async () => (await waitingForLocks(app)) === count);

const read = () => it.call(getClient, { as: someone, params: { id: client } });
const search = () => it.call(listClients, { as: someone, query: { search: 'zagiel' } });
const rename = (name: string) =>
  it.call(updateClient, { as: someone, params: { id: client }, body: { name } });

test('of those who wait for a place, who acts goes before who looks, and who looks before who searches [OPE-211]', async () => {
  const letArticles = await hold('knowledgeBase');
  const letGo = await hold();
  const articles = it.call(listArticles, { as: someone });
  await blocked(1);
  const working = read();
  await blocked(2);
  // The place of the articles stays taken: the others come one after another into the one that becomes free.
  const order: string[] = [];
  const noted = async (name: string, answer: ReturnType<typeof read>) => {
    const { status } = await answer;
    order.push(`${name} ${status}`);
  };
  const asked = [noted('search', search())];
  await waits(1);
  asked.push(noted('look', read()));
  await waits(2);
  asked.push(noted('act', rename('Zmieniona')));
  await waits(3);
  await letGo();
  await Promise.all([working, ...asked]);
  expect(order).toEqual(['act 200', 'look 200', 'search 200']);
  await letArticles();
  expect((await articles).status).toBe(200);
});

test('searches and reports leave half of the places to others [OPE-211]', async () => {
  const letGo = await hold();
  const searches = [search(), search()];
  await blocked(1);
  await waits(1);
  const looked = read();
  await blocked(2);
  expect(await metric('zaplecze_http_requests_waiting')).toBe(1);
  await letGo();
  for (const { status } of await Promise.all([...searches, looked])) expect(status).toBe(200);
});

test('a request whose reader went away gives its place in the queue back [OPE-212]', async () => {
  const letGo = await hold();
  const working = [read(), read()];
  await blocked(2);
  const leaving = new AbortController();
  const left = fetch(`${url}/api/client/${client}`, {
    headers: { 'access-token': someone.token },
    signal: leaving.signal,
  }).catch(() => 'left');
  await waits(1);
  leaving.abort();
  expect(await left).toBe('left');
  await waits(0);
  await letGo();
  await Promise.all(working);
});

test('whoever would wait for too long is told to come again, and nothing of it is begun [OPE-210]', async () => {
  const hurried = await testApp({ REQUESTS_AT_ONCE: '2', METRICS_TOKEN: token });
  onTestFinished(() => hurried.close());
  const as = await hurried.signIn('ROLE_ADMIN');
  const id = await insertClient(hurried.db);
  const holder = await hurried.db.pool.connect();
  await holder.query('begin; lock table client in access exclusive mode');
  const open = () => hurried.call(getClient, { as, params: { id } });
  const working = [open(), open()];
  await blocked(2, hurried);
  const renamed = { as, params: { id }, body: { name: 'Nie teraz' } };
  const refused = await Promise.all([hurried.call(updateClient, renamed), open()]);
  await holder.query('rollback');
  holder.release();
  for (const { status, headers, message } of refused) {
    expect([status, headers['not-begun']]).toEqual([503, '1']);
    expect(message).toContain('nie zaczął');
  }
  expect(refused.map(({ headers }) => headers['retry-after'])).toEqual(['1', '2']);
  for (const { status } of await Promise.all(working)) expect(status).toBe(200);
  expect((await open()).data.client.name).not.toBe('Nie teraz');
});

test('open pages, which listen for hours, take no places [OPE-210]', async () => {
  const leaving = new AbortController();
  const listen = async () => {
    const headers = { 'access-token': someone.token };
    const answer = await fetch(`${url}/api/events`, { headers, signal: leaving.signal });
    return answer.status;
  };
  expect(await Promise.all([listen(), listen(), listen()])).toEqual([200, 200, 200]);
  expect((await read()).status).toBe(200);
  leaving.abort();
});

test('how long a search would wait is told by the places that searches have [OPE-304]', async () => {
  const admission = new Admission(4);
  const alone = () => undefined;
  const held = [
    await admission.enter('searching', alone),
    await admission.enter('searching', alone),
  ];
  const leaving: (() => void)[] = [];
  const wait = () =>
    admission
      .enter('searching', (leave) => leaving.push(leave))
      .then(
        () => 'came',
        () => 'left',
      );
  // Each holds a place for 20 ms at first, and a search waits for 250: of two places, 24 may be before it.
  const waiting = Array.from({ length: 24 }, wait);
  expect(admission.refusal('searching')).toBeUndefined();
  waiting.push(wait());
  expect(admission.refusal('searching')).toMatchObject({ status: 503 });
  // Two places are free for whoever acts or looks.
  expect(admission.refusal('looking')).toBeUndefined();
  for (const leave of leaving) leave();
  for (const giveBack of held) giveBack();
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['left']));
});
