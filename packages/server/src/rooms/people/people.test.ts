import { getMe, getPerson, listPeople, saveSetting } from '@zaplecze/contract/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Someone, type TestApp, testApp } from '../../../test/http.ts';

let it: TestApp;
let someone: Someone;

beforeAll(async () => {
  it = await testApp();
  someone = await it.signIn();
});
afterAll(() => it.close());

test('the list of people holds the active ones and is searched without diacritics', async () => {
  const values = { firstName: 'Łucja', lastName: 'Żak', roles: ['ROLE_USER'] };
  await it.db
    .insertInto('person')
    .values({ ...values, username: 'lucja', email: 'lucja@x.pl' })
    .execute();
  await it.db
    .insertInto('person')
    .values({ ...values, username: 'dawna', email: 'dawna@x.pl', active: false })
    .execute();
  const found = await it.call(listPeople, { as: someone, query: { search: 'lucja zak' } });
  expect(found.data.list).toMatchObject([{ fullname: 'Łucja Żak' }]);
});

test('a profile is read by everybody signed in; a missing one is 404', async () => {
  const params = { id: someone.id };
  expect((await it.call(getPerson, { as: someone, params })).data.user.fullname).toBe(someone.name);
  expect((await it.call(getPerson, { as: someone, params: { id: 999_999 } })).status).toBe(404);
  expect((await it.call(getPerson, { as: null, params })).status).toBe(401);
});

test('column settings are kept per person', async () => {
  const value = ['name', 'client'];
  const params = { key: 'task-columns' };
  expect((await it.call(saveSetting, { as: someone, params, body: { value } })).status).toBe(200);
  expect((await it.call(getMe, { as: someone })).data.user.settings).toEqual({
    'task-columns': value,
  });
  const other = await it.signIn();
  expect((await it.call(getMe, { as: other })).data.user.settings).toEqual({});
});
