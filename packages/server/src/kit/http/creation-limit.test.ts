import { createContact } from '@zaplecze/contract/rooms/clients/calls';
import { createComment } from '@zaplecze/contract/rooms/comments/calls';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Someone, type TestApp, testApp } from '../../../test/http.ts';
import { createApp } from '../../app.ts';
import { routes } from '../../rooms/house.ts';
import { createDatabase } from '../database/database.ts';
import { isCreation } from './creation-limit.ts';

let it: TestApp;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T10:00:05Z') });
  it = await testApp({ CREATIONS_PER_MINUTE: '30', CREATIONS_PER_HOUR: '45' });
});
afterAll(async () => {
  vi.useRealTimers();
  await it.close();
});

const comment = (as: Someone) => it.call(createComment, { as, body: { text: 'Słowo' } });

/** How many of so many comments are taken, one after another, and what the last was answered. */
async function taken(as: Someone, tries: number) {
  let count = 0;
  let last = await comment(as);
  for (let at = 1; at < tries; at += 1) {
    if (last.status === 200) count += 1;
    last = await comment(as);
  }
  return { count: count + (last.status === 200 ? 1 : 0), last };
}

test('a person makes so many records in a minute and in an hour; further ones are told when to come back [OPE-44]', async () => {
  const [busy, calm] = [await it.signIn(), await it.signIn()];
  const { count, last } = await taken(busy, 35);
  expect(count).toBe(30);
  expect(last.status).toBe(429);
  expect(last.message).toBe(
    'Zbyt wiele nowych wpisów w krótkim czasie. Odczekaj chwilę i spróbuj ponownie.',
  );
  expect(last.headers['retry-after']).toBe('55');
  // Uploads and records count together; another person is not kept from anything, nor is reading.
  expect((await it.tryUpload(busy, 'a.pdf', '%PDF-1.4')).status).toBe(429);
  expect((await it.call(createContact, { as: busy, body: {} })).status).toBe(429);
  expect((await comment(calm)).status).toBe(200);
  vi.setSystemTime(new Date('2026-11-25T10:01:05Z'));
  const later = await taken(busy, 30);
  expect(later.count).toBe(15);
  expect(later.last.headers['retry-after']).toBe(String(58 * 60 + 55));
  vi.setSystemTime(new Date('2026-11-25T11:00:05Z'));
  expect((await comment(busy)).status).toBe(200);
});

test('a repeat that gets the answer of what was made before counts as nothing made [OPE-303]', async () => {
  const lost = await it.signIn();
  const again = async (text: string) =>
    await it.call(createComment, {
      as: lost,
      body: { text },
      headers: { 'idempotency-key': 'odpowiedź-zginęła'.replace(/\W/g, '') },
    });
  const first = await again('Raz');
  for (let at = 0; at < 60; at += 1) expect((await again('Raz')).data).toEqual(first.data);
  // One is made; the minute has thirty.
  expect((await taken(lost, 30)).count).toBe(29);
});

test('what was refused is not counted as made; a flood of what is refused is held off by itself [OPE-181]', async () => {
  const clumsy = await it.signIn();
  const wrong = () => it.call(createContact, { as: clumsy, body: {} });
  for (let at = 0; at < 40; at += 1) expect((await wrong()).status).toBe(400);
  expect((await taken(clumsy, 30)).count).toBe(30);
  const flooding = await it.signIn();
  const flood = () => it.call(createContact, { as: flooding, body: {} });
  for (let at = 0; at < 150; at += 1) expect((await flood()).status).toBe(400);
  const held = await flood();
  expect([held.status, held.message]).toEqual([
    429,
    'Zbyt wiele odrzuconych prób zapisu w krótkim czasie. Odczekaj chwilę i spróbuj ponownie.',
  ]);
});

test('many at once do not slip through together [OPE-44]', async () => {
  const hasty = await it.signIn();
  const answers = await Promise.all(Array.from({ length: 60 }, () => comment(hasty)));
  const atOnce = answers.filter(({ status }) => status === 200).length;
  expect(atOnce + (await taken(hasty, 31)).count).toBe(30);
});

test('several processes of the server count together [OPE-44]', async () => {
  const person = await it.signIn();
  const db = createDatabase(it.services.db.pool.options);
  const other = await createApp({ ...it.services, db });
  const send = async (app: typeof other) =>
    (
      await app.inject({
        method: 'POST',
        url: '/api/comment/create',
        headers: { 'access-token': person.token },
        payload: { text: 'Słowo' },
      })
    ).statusCode;
  const seen: number[] = [];
  for (let at = 0; at < 25; at += 1) seen.push(await send(it.app), await send(other));
  await other.close();
  await db.destroy();
  expect(seen.filter((status) => status === 200)).toHaveLength(30);
});

test('what makes something counts, and no other call [OPE-44]', () => {
  const counted = routes.filter(({ endpoint }) => isCreation(endpoint));
  const names = counted.map(({ endpoint }) => endpoint.path);
  for (const path of ['/media/upload', '/client/import', '/issue/comment/:id', '/project/create']) {
    expect(names).toContain(path);
  }
  const creates = routes.filter(({ endpoint }) => endpoint.path.endsWith('/create'));
  expect(names).toEqual(expect.arrayContaining(creates.map(({ endpoint }) => endpoint.path)));
  expect(names.filter((path) => /ticket|:file|run$|check$|readAll/.test(path))).toEqual([]);
});
