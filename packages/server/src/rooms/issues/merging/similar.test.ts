import { findSimilarIssues } from '@zaplecze/contract/rooms/issues/similar/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertClient } from '../../../../test/client.ts';
import type { Someone } from '../../../../test/http.ts';
import { issueApp } from '../issues.fixture.ts';

/** Issues that are like the one being written. */

let app: Awaited<ReturnType<typeof issueApp>>;
let other: number;
beforeAll(async () => {
  app = await issueApp();
  other = await insertClient(app.it.db, { name: 'Burta' });
  const { manager } = app;
  await app.made({ name: 'Nie działa drukarka w kadrach' });
  await app.made({ name: 'Toner do drukarki', users: [manager.id] }, manager);
  await app.made({ name: 'Zamek w bramie' });
  await app.made({ name: 'Drukarka u sąsiada', client: other });
  await app.made({ name: 'Drukarka bez klienta', client: null });
  const over = await app.made({ name: 'Stara drukarka' });
  await app.patch(over, { status: 10 }, app.orderer);
});
afterAll(() => app.it.close());

const similar = async (name: string, as: Someone | null = app.manager, client = app.client) => {
  const answer = await app.it.call(findSimilarIssues, { as, query: { client, name } });
  return answer.status === 200
    ? answer.data.list.map((one: { name: string }) => one.name)
    : answer.status;
};

test.each([
  ['Drukarka', ['Nie działa drukarka w kadrach', 'Toner do drukarki']],
  ['zepsute drukarki', ['Toner do drukarki', 'Nie działa drukarka w kadrach']],
  ['DRUKARKĘ popsuto', ['Nie działa drukarka w kadrach', 'Toner do drukarki']],
  ['nowa brama', ['Zamek w bramie']],
  ['Sprzątanie piwnicy', []],
  ['dru', []],
  ['%%%%', []],
])('%s has these beside it [ISS-70]', async (typed, names) => {
  expect((await similar(typed)).sort()).toEqual([...names].sort());
});

test('of that client alone, and only what the writer may see [ISS-70]', async () => {
  expect(await similar('drukarka', app.manager, other)).toEqual(['Drukarka u sąsiada']);
  expect(await similar('drukarka', app.orderer)).toEqual(['Nie działa drukarka w kadrach']);
  expect(await similar('drukarka', app.stranger)).toEqual([]);
  expect(await similar('drukarka', null)).toBe(401);
  expect(await similar('drukarka', app.manager, 999_999)).toEqual([]);
});

test('the client’s own name in them is no likeness, in any form of it [ISS-70]', async () => {
  const client = await insertClient(app.it.db, { name: 'Hurtownia Źródło Sp. z o.o.' });
  await app.made({ name: 'Dostęp do skrzynki (Hurtownia Źródło)', client });
  await app.made({ name: 'Umowa Hurtowni Źródło', client });
  expect(await similar('Pulpit w Hurtowni Źródło Sp. z o.o.', app.manager, client)).toEqual([]);
  expect(await similar('Hurtownia Źródło', app.manager, client)).toEqual([]);
  expect(await similar('Źródło, umowy', app.manager, client)).toEqual(['Umowa Hurtowni Źródło']);
});

test('five at most, the most alike first [ISS-70]', async () => {
  for (let at = 1; at <= 6; at += 1) await app.made({ name: `Monitor numer ${at} miga` });
  await app.made({ name: 'Monitor' });
  const found = await similar('monitor');
  expect([found.length, found[0]]).toEqual([5, 'Monitor']);
});
