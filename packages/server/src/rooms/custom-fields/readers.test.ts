import type { CustomField } from '@zaplecze/contract/kit/fields/custom-fields';
import * as clients from '@zaplecze/contract/rooms/clients/calls';
import * as contract from '@zaplecze/contract/rooms/custom-fields/calls';
import { clientHistory } from '@zaplecze/contract/rooms/history/calls';
import { afterAll, expect, test } from 'vitest';
import { mergingCalls, twoClients } from '../clients/merging/merging.fixture.ts';
import { choices, customFieldsApp } from './custom-fields.fixture.ts';

const { it, manager, user, create, read, listed, field } = await customFieldsApp();
afterAll(() => it.close());

const patch = (id: number, custom: object, headers = {}, as = user) =>
  it.call(clients.updateClient, { as, params: { id }, body: { custom }, headers });
const list = (query: object, as = user) =>
  it.call(clients.listClients, { as, query: query as never });
const names = async (query: object) =>
  (await listed(query)).list.map(({ name }: clients.ClientRow) => name);

test('lists have them, are ordered and filtered by them [CUS-30]', async () => {
  const number = await field('decimal');
  const day = await field('day');
  const { key, options } = await field('choice', choices('Mało', 'Dużo'));
  const rows: [string, number | null, string | null, string][] = [
    ['Lista A', 10, '2026-01-15', 'Mało'],
    ['Lista B', 2.5, '2026-03-31', 'Dużo'],
    ['Lista C', null, null, 'Dużo'],
  ];
  for (const [name, count, when, choice] of rows)
    await create({
      name,
      custom: { [number.key]: count, [day.key]: when, [key]: options[choice] ?? null },
    });
  const { list: found } = await listed({ search: 'Lista', sort: `custom.${number.key}` });
  expect(found.map(({ custom }: clients.ClientRow) => custom[number.key])).toEqual([
    2.5,
    10,
    undefined,
  ]);
  const asked = (filter: object, more: object = {}) => names({ search: 'Lista', filter, ...more });
  const desc = { sort: `custom.${number.key}`, order: 'desc' };
  expect(await asked({}, desc)).toEqual(['Lista A', 'Lista B', 'Lista C']);
  expect(await asked({}, { sort: `custom.${key}` })).toEqual(['Lista A', 'Lista B', 'Lista C']);
  expect(await asked({ [`custom.${key}`]: options.Dużo })).toEqual(['Lista B', 'Lista C']);
  expect(await asked({ [`custom.${number.key}.from`]: '2,5' })).toEqual(['Lista A', 'Lista B']);
  expect(await asked({ [`custom.${number.key}.to`]: '9' })).toEqual(['Lista B']);
  expect(await asked({ [`custom.${day.key}.to`]: '2026-03-31' })).toEqual(['Lista A', 'Lista B']);
  expect(await asked({ [`custom.${day.key}.empty`]: '1' })).toEqual(['Lista C']);
  expect(await asked({ [`custom.${day.key}.empty`]: '0' })).toEqual(['Lista A', 'Lista B']);
});

test.each([
  [{ sort: 'custom.nieMa' }, 'sort'],
  [{ filter: { 'custom.nieMa': '1' } }, 'filter.custom.nieMa'],
  [{ filter: { inne: '1' } }, 'filter.inne'],
])('a list refuses %o by its name [CUS-31]', async (query, path) => {
  const { status, errors } = await list(query);
  expect([status, Object.keys(errors ?? {})]).toEqual([400, [path]]);
});

test('who does not see a field finds it nowhere: record, list, order, filter, history, download, answers to changes [CUS-40]', async () => {
  const { key } = await field('text', { label: 'Marża', sees: 'manager', edits: 'manager' });
  const id = await create({ name: 'Z marżą' });
  await patch(id, { [key]: 'wysoka' }, {}, manager);
  expect(
    (await it.call(clients.getClient, { as: manager, params: { id } })).data.client.custom,
  ).toEqual({
    [key]: 'wysoka',
  });
  expect((await read(id)).custom).toEqual({});
  const [row] = (await listed({ name: 'Z marżą' })).list;
  expect(row?.custom).toEqual({});
  expect((await list({ sort: `custom.${key}` })).status).toBe(400);
  expect((await list({ filter: { [`custom.${key}.has`]: 'w' } })).status).toBe(400);
  expect((await patch(id, { [key]: 'niska' })).errors).toEqual({
    [`custom.${key}`]: 'Nie ma takiego pola',
  });
  const seen = async (as: typeof user) =>
    JSON.stringify((await it.call(clientHistory, { as, params: { id }, query: {} })).data);
  expect(await seen(user)).not.toContain('wysoka');
  expect(await seen(manager)).toContain('wysoka');
  const { data } = await it.call(contract.listCustomFields, { as: user });
  expect(data.list.some((one: CustomField) => one.key === key)).toBe(false);
});

test('who sees a field and may not change it is told so on it [CUS-41]', async () => {
  const { key } = await field('text', { edits: 'manager' });
  const id = await create();
  expect((await patch(id, { [key]: 'x' })).errors).toEqual({
    [`custom.${key}`]: 'Tego pola nie możesz zmieniać',
  });
  expect((await patch(id, { [key]: 'x' }, {}, manager)).status).toBe(200);
  // Sent as it stands, it is no change.
  expect((await patch(id, { [key]: 'x' })).status).toBe(200);
});

test('the download has a column for each, under its label and unit [CUS-32]', async () => {
  const { key } = await field('decimal', { label: 'Pracownicy', unit: 'os.' });
  await create({ name: 'Do pliku', custom: { [key]: 12 } });
  const url = '/api/client/list/export?format=csv&name=Do%20pliku';
  const { body } = await it.app.inject({ url, headers: { 'access-token': user.token } });
  const [heads = '', row = ''] = body.split('\r\n');
  const at = heads.split(';').indexOf('Pracownicy (os.)');
  expect(at).toBeGreaterThan(0);
  expect(row.split(';')[at]).toBe('12');
});

test('the client that stays gets the values that it lacks, and fields that name the other name it; parted, each has its own [CUS-60]', async () => {
  const [text, other] = [await field('text'), await field('text')];
  const names = await field('client');
  const [stays, goes] = await twoClients({ create });
  await patch(stays, { [text.key]: 'zostaje' });
  await patch(goes, { [text.key]: 'odchodzi', [other.key]: 'przechodzi' });
  const third = await create({ custom: { [names.key]: goes } });
  const { merge, split } = await mergingCalls(it);
  expect((await merge(stays, goes)).status).toBe(200);
  expect((await read(stays)).custom).toEqual({ [text.key]: 'zostaje', [other.key]: 'przechodzi' });
  expect((await read(third)).custom[names.key]).toMatchObject({ id: stays });
  expect((await split(goes)).status).toBe(200);
  expect((await read(stays)).custom).toEqual({ [text.key]: 'zostaje' });
  expect((await read(goes)).custom).toEqual({ [text.key]: 'odchodzi', [other.key]: 'przechodzi' });
  expect((await read(third)).custom[names.key]).toMatchObject({ id: goes });
});
