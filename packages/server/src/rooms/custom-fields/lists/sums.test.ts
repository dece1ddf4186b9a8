import { listClients } from '@zaplecze/contract/rooms/clients/calls';
import { listOffers } from '@zaplecze/contract/rooms/offers/calls';
import { afterAll, expect, test } from 'vitest';
import { offersApp } from '../../offers/offers.fixture.ts';
import { choices, customFieldsApp, fieldsOn } from '../custom-fields.fixture.ts';

const { it, manager, user, create, field } = await customFieldsApp();
afterAll(() => it.close());

const list = (query: object, as = user) =>
  it.call(listClients, { as, query: { perPage: 1, search: 'Suma', sums: 1, ...query } as never });

test('numbers and amounts of own fields are summed over the whole filter where a list is asked for them [CUS-122]', async () => {
  const [km, paid] = [await field('decimal'), await field('money')];
  const rows = [
    { [km.key]: 1.25, [paid.key]: 100.1 },
    { [km.key]: '0,0005', [paid.key]: 0.9 },
    { [paid.key]: 50 },
  ];
  for (const [at, custom] of rows.entries()) await create({ name: `Suma ${at}`, custom });
  const names = { km: `custom.${km.key}`, paid: `custom.${paid.key}` };
  const both = await list({ sumsOf: `${names.km},${names.paid}` });
  expect([both.status, both.data.list.count]).toEqual([200, 3]);
  expect(both.data.list.sums).toEqual({ [names.km]: 1.2505, [names.paid]: 151 });
  const one = await list({ sumsOf: names.paid, filter: { [`${names.km}.empty`]: '0' } });
  expect(one.data.list.sums).toEqual({ [names.paid]: 101 });
  const none = await list({ sumsOf: names.km, search: 'Nikogo takiego' });
  expect(none.data.list.sums).toEqual({ [names.km]: 0 });
  expect((await list({ sumsOf: names.km, sums: 0 })).data.list).not.toHaveProperty('sums');
});

test('a sum of what is no number, or of a field that the asker does not see, is refused [CUS-122]', async () => {
  const text = await field('text');
  const hidden = await field('money', { sees: 'manager', edits: 'manager' });
  const refused = async (key: string, as = user) => {
    const { status, errors } = await list({ sumsOf: `custom.${key}` }, as);
    return [status, Object.keys(errors ?? {})];
  };
  expect(await refused(text.key)).toEqual([400, ['sumsOf']]);
  expect(await refused('nieMa')).toEqual([400, ['sumsOf']]);
  expect(await refused(hidden.key)).toEqual([400, ['sumsOf']]);
  expect(await refused(hidden.key, manager)).toEqual([200, []]);
});

test('they stand beside the sums that the list has by itself [CUS-122]', async () => {
  const app = await offersApp();
  const boss = await app.it.signIn('ROLE_ADMIN');
  const { key } = await fieldsOn(app.it, boss).field('money', {}, 'offer');
  await app.create({ value: 10, custom: { [key]: 2.5 } });
  await app.create({ value: 5, custom: {} });
  const query = { sums: 1, sumsOf: `custom.${key}` } as never;
  const { data } = await app.it.call(listOffers, { as: app.manager, query });
  expect(data.list.sums).toEqual({ value: 15, [`custom.${key}`]: 2.5 });
  await app.it.close();
});

test('an offer shows its own fields on its page and in its list, whose order by a choice is that of the options [CUS-30]', async () => {
  const app = await offersApp();
  const { field: describe } = fieldsOn(app.it, await app.it.signIn('ROLE_ADMIN'));
  const { key, options } = await describe('choice', choices('Pilne', 'Zwykłe'), 'offer');
  const ids: number[] = [];
  for (const name of ['Zwykłe', 'Pilne'])
    ids.push((await app.create({ custom: { [key]: options[name] } })).data.id);
  const plain = (await app.create()).data.id;
  expect((await app.read(ids[1] ?? 0)).custom).toMatchObject({ [key]: { name: 'Pilne' } });
  const inOrder = async (order: 'asc' | 'desc') => {
    const query = { sort: `custom.${key}`, order } as never;
    const { data } = await app.it.call(listOffers, { as: app.manager, query });
    return data.list.list.map(({ id }: { id: number }) => id);
  };
  expect(await inOrder('asc')).toEqual([ids[1], ids[0], plain]);
  expect(await inOrder('desc')).toEqual([ids[0], ids[1], plain]);
  await app.it.close();
});
