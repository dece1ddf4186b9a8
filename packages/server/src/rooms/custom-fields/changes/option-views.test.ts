import { listClients } from '@zaplecze/contract/rooms/clients/calls';
import { createView, listViews, updateView, type View } from '@zaplecze/contract/rooms/views/calls';
import { afterAll, expect, test } from 'vitest';
import { choices } from '../custom-fields.fixture.ts';
import { changesApp } from './changes.fixture.ts';

const { it, user, create, field, changes, run, undo } = await changesApp();
afterAll(() => it.close());

const color = '#1971C2';
let made = 0;
const view = async (state: string, list = 'clients'): Promise<number> => {
  made += 1;
  const body = { list, name: `Widok ${made}`, shared: 'nobody', state };
  return (await it.call(createView, { as: user, body: body as never })).data.id;
};
const stateOf = async (id: number, list = 'clients') => {
  const { views } = (await it.call(listViews, { as: user, query: { list } })).data;
  return decodeURIComponent((views as View[]).find((one) => one.id === id)?.state ?? '');
};

test('saved views that filter by a choice which is taken out ask for its successor, and for it again when it is brought back [CUS-287]', async () => {
  const { key, options, change } = await field('choice', choices('Stara', 'Nowa', 'Inna'));
  const { Stara = 0, Nowa = 0, Inna = 0 } = options;
  await create({ custom: { [key]: Stara } });
  const filter = `filter[custom.${key}]`;
  const [alone, both, other, changed] = [
    await view(`${filter}=${Stara}&sort=name`),
    await view(`${filter}=${Stara},${Nowa}`),
    await view(`${filter}=${Inna}`),
    await view(`${filter}=${Stara}`),
  ];
  const elsewhere = await view(`${filter}=${Stara}`, 'projects');
  const left = [
    { id: Nowa, name: 'Nowa', color },
    { id: Inna, name: 'Inna', color },
  ];
  await change({ options: left, successors: { [Stara]: Nowa } });
  expect(await stateOf(alone)).toBe(`${filter}=${Nowa}&sort=name`);
  expect(await stateOf(both)).toBe(`${filter}=${Nowa}`);
  expect(await stateOf(other)).toBe(`${filter}=${Inna}`);
  expect(await stateOf(elsewhere, 'projects')).toBe(`${filter}=${Stara}`);
  await it.call(updateView, {
    ...{ as: user, params: { id: changed }, body: { state: `${filter}=${Inna}` } },
  });
  const id = (await changes()).find(({ option }) => option === 'Stara')?.id ?? 0;
  await undo(id);
  await run(id);
  expect(await stateOf(alone)).toBe(`${filter}=${Stara}&sort=name`);
  expect(await stateOf(both)).toBe(`${filter}=${Stara},${Nowa}`);
  expect(await stateOf(changed)).toBe(`${filter}=${Inna}`);
});

test('of a choice that is emptied they ask for records without a value; a list asked for one that there is no more refuses it [CUS-124] [CUS-287]', async () => {
  const { key, options, change } = await field('choices', choices('Stara', 'Nowa'));
  const { Stara = 0, Nowa = 0 } = options;
  await create({ custom: { [key]: [Stara] } });
  const filter = `filter[custom.${key}]`;
  const saved = await view(`${filter}=${Stara}`);
  await change({ options: [{ id: Nowa, name: 'Nowa', color }], successors: { [Stara]: null } });
  expect(await stateOf(saved)).toBe(`${filter}=0`);
  const asked = (ids: number[]) =>
    it.call(listClients, { as: user, query: { filter: { [`custom.${key}`]: ids } } });
  expect((await asked([0, Nowa])).status).toBe(200);
  const refused = await asked([Stara]);
  expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([
    400,
    [`filter.custom.${key}`],
  ]);
});
