import { warsawDay } from '@zaplecze/contract/kit/values/time';
import {
  listAssignedIssues,
  listIssues,
  listReportedIssues,
} from '@zaplecze/contract/rooms/issues/calls';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { insertClient } from '../../../../test/client.ts';
import { fieldsOn } from '../../custom-fields/custom-fields.fixture.ts';
import { issueApp } from '../issues.fixture.ts';

let app: Awaited<ReturnType<typeof issueApp>>;
let other: number;
beforeAll(async () => {
  app = await issueApp();
  other = await insertClient(app.it.db, { name: 'Burta' });
  const { doer, manager } = app;
  await app.made({ name: 'Łódka', timeRequired: 1 });
  await app.made({ name: 'Maszt', users: [doer.id, manager.id], type: 0, client: other });
  await app.made({ name: 'Ster', users: [manager.id], type: 2, dateRealization: null }, doer);
  const closed = await app.made({ name: 'Kotwica', dateRealization: '2026-12-01 08:00' });
  await app.patch(closed, { status: 10 }, app.orderer);
});
afterAll(() => app.it.close());

const whole = (query: object = {}) => app.names(listIssues, app.manager, query);

test('the whole list is the managers’; newest first [ISS-03, ISS-13]', async () => {
  expect(await whole()).toEqual(['Kotwica', 'Ster', 'Maszt', 'Łódka']);
  for (const as of [app.doer, app.orderer, app.stranger]) {
    expect((await app.it.call(listIssues, { as })).status).toBe(403);
  }
  expect((await app.it.call(listIssues, { as: null })).status).toBe(401);
});

test.each([
  ['user', () => app.doer.id, ['Kotwica', 'Maszt', 'Łódka']],
  ['user2', () => app.manager.id, ['Ster', 'Maszt']],
  ['client', () => other, ['Maszt']],
  ['client', () => `${other},${app.client}`, ['Kotwica', 'Ster', 'Maszt', 'Łódka']],
  ['type', () => '0,2', ['Ster', 'Maszt']],
  ['type', () => 0, ['Maszt']],
  ['status', () => '1,2,9', ['Ster', 'Maszt', 'Łódka']],
  ['status', () => '10,30', ['Kotwica']],
  ['orderedBy', () => app.doer.id, ['Ster']],
  ['dateRealization', () => '2026-12-01', ['Kotwica']],
  ['dateRealization', () => '2026-11-25', ['Maszt', 'Łódka']],
  ['dateFrom', () => warsawDay(), ['Kotwica', 'Ster', 'Maszt', 'Łódka']],
  ['dateTo', () => '2020-01-01', []],
])('filter[%s] narrows the list [ISS-12, ISS-14]', async (key, value, expected) => {
  expect(await whole({ filter: { [key]: value() } })).toEqual(expected);
});

test('both executors’ filters together ask for issues of both [ISS-15]', async () => {
  const filter = { user: app.doer.id, user2: app.manager.id };
  expect(await whole({ filter })).toEqual(['Maszt']);
});

test('issues of few people and of many are asked in other words and are the same, each once [OPE-300]', async () => {
  const { doer, manager, orderer, stranger, admin } = app;
  const many = [doer, manager, orderer, stranger, admin].map(({ id }) => id);
  const ofDoer = ['Kotwica', 'Maszt', 'Łódka'];
  for (const [user, expected] of [
    [[doer.id], ofDoer],
    [[doer.id, orderer.id, stranger.id], ofDoer],
    [[doer.id, orderer.id, stranger.id, admin.id], ofDoer],
    [many, ['Kotwica', 'Ster', 'Maszt', 'Łódka']],
    [[orderer.id, stranger.id, admin.id, 999_999], []],
  ] as const) {
    const of = { user: user.join(',') };
    expect([user, await whole({ filter: of })]).toEqual([user, expected]);
    const open = expected.filter((name) => name !== 'Kotwica');
    expect(await whole({ filter: { ...of, status: '1,2,9' } })).toEqual(open);
  }
});

/** The statements that the app's idle connections keep. */
async function keptStatements(): Promise<string[]> {
  const kept: string[] = [];
  for (const pool of app.it.services.db.pools) {
    const idle = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()));
    for (const one of idle) {
      const { rows } = await one.query('select statement from pg_prepared_statements');
      kept.push(...rows.map(({ statement }) => statement));
      one.release();
    }
  }
  return kept;
}

test('connections keep no statement of a download’s filter: each would have one of its own [OPE-301]', async () => {
  const statuses = ['10', '10,30', '1,2,10'];
  for (const status of statuses) {
    const sheet = await app.it.app.inject({
      url: `/api/issue/list/export?format=csv&filter[status]=${status}`,
      headers: { 'access-token': app.manager.token },
    });
    expect(sheet.body).toContain('Kotwica');
  }
  const kept = await keptStatements();
  expect(kept.length).toBeGreaterThan(0);
  // The menu's own question, of 1, 2 and 9, may be kept.
  const downloaded = statuses.map((status) => `"i"."status" = any('{${status}}'`);
  expect(kept.filter((text) => downloaded.some((each) => text.includes(each)))).toEqual([]);
});

test('what the menu asks all the time is kept, the same beside an own field is not [OPE-301]', async () => {
  const { field } = fieldsOn(app.it, app.admin);
  const { key } = await field('decimal', {}, 'issue');
  const usual = { status: '1,2,9' };
  const ask = (filter: object) => app.names(listAssignedIssues, app.doer, { filter });
  const foundOnce = async () =>
    (await keptStatements()).filter((text) => text.includes('with found as materialized'));
  expect(await ask(usual)).toEqual(['Maszt', 'Łódka']);
  const kept = new Set(await foundOnce());
  expect(kept.size).toBe(1);
  expect(await ask({ ...usual, [`custom.${key}.from`]: 3 })).toEqual([]);
  expect(new Set(await foundOnce())).toEqual(kept);
});

test('search finds name, client and people without regard to case and diacritics [ISS-16]', async () => {
  expect(await whole({ search: 'lodka' })).toEqual(['Łódka']);
  expect(await whole({ search: 'BUR' })).toEqual(['Maszt']);
  expect(await whole({ search: 'ł' })).toContain('Łódka');
});

test('an unknown sort or filter is refused', async () => {
  for (const query of [{ sort: 'description' }, { filter: { nikt: 1 } }, { perPage: 101 }]) {
    expect((await app.it.call(listIssues, { as: app.manager, query })).status).toBe(400);
  }
});

test('own lists: what is assigned to a person, what they reported; others’ are the managers’ [ISS-03, ISS-04]', async () => {
  expect(await app.names(listAssignedIssues, app.doer)).toEqual(['Kotwica', 'Maszt', 'Łódka']);
  expect(await app.names(listReportedIssues, app.doer)).toEqual(['Ster']);
  expect(await app.names(listAssignedIssues, app.manager, {}, app.doer)).toHaveLength(3);
  for (const endpoint of [listAssignedIssues, listReportedIssues]) {
    const ask = (user: number, as = app.stranger) =>
      app.it.call(endpoint, { as, params: { user } });
    expect((await ask(app.doer.id)).status).toBe(403);
    expect((await ask(999_999)).status).toBe(404);
    expect((await ask(app.stranger.id)).data.list).toEqual({ list: [], count: 0 });
  }
});

test('renamed people and clients are found and ordered by their new names [ISS-16]', async () => {
  const own = await issueApp();
  onTestFinished(() => own.it.close());
  const { db } = own.it;
  const { doer, manager, client } = own;
  await own.made({ name: 'Maszt', users: [doer.id, manager.id] });
  await own.made({ name: 'Ster', users: [manager.id], client: null });
  await own.made({ name: 'Kotwica', client: null });
  await db.updateTable('client').set({ name: 'Zenit' }).where('id', '=', client).execute();
  await db.updateTable('person').set({ lastName: 'Żurek' }).where('id', '=', manager.id).execute();
  const found = (search: string) => own.names(listIssues, manager, { search });
  expect(await found('zenit')).toEqual(['Maszt']);
  expect(await found('zurek')).toEqual(['Ster', 'Maszt']);
});
