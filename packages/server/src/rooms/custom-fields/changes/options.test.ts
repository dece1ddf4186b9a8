import * as clients from '@zaplecze/contract/rooms/clients/calls';
import * as contract from '@zaplecze/contract/rooms/custom-fields/calls';
import { customFieldHistory } from '@zaplecze/contract/rooms/history/calls';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { choices } from '../custom-fields.fixture.ts';
import { changesApp } from './changes.fixture.ts';
import { forgetChanges } from './changes.jobs.ts';

const { it, admin, user, create, read, field, definitions, changes, run, undo, fill } =
  await changesApp();
afterAll(() => it.close());

const save = (id: number, custom: object) =>
  it.call(clients.updateClient, { as: user, params: { id }, body: { custom } });
const color = '#1971C2';
const optionsNow = async (key: string) =>
  (await definitions()).find((one) => one.key === key)?.options.map(({ name }) => name);

test('a choice that was taken out is brought back to the records that nobody has changed since [CUS-211]', async () => {
  const { key, options, change } = await field('choice', choices('Stara', 'Nowa', 'Trzecia'));
  const { Stara = 0, Nowa = 0, Trzecia = 0 } = options;
  const [stays, moved, had] = [
    await create({ custom: { [key]: Stara } }),
    await create({ custom: { [key]: Stara } }),
    await create({ custom: { [key]: Nowa } }),
  ];
  const left = [
    { id: Nowa, name: 'Nowa', color },
    { id: Trzecia, name: 'Trzecia', color },
  ];
  expect((await change({ options: left, successors: { [Stara]: Nowa } })).status).toBe(200);
  expect(await optionsNow(key)).toEqual(['Nowa', 'Trzecia']);
  await save(moved, { [key]: Trzecia });
  const [taken] = await changes();
  expect(taken).toMatchObject({
    what: 'option',
    option: 'Stara',
    state: 'done',
    total: 2,
    done: 2,
  });
  const told = await it.call(contract.previewCustomUndo, {
    ...{ as: admin, params: { id: taken?.id ?? 0 } },
  });
  expect(told.data).toMatchObject({ records: 1, changed: 1, refused: null });
  expect((await undo(taken?.id ?? 0)).status).toBe(200);
  await run(taken?.id ?? 0);
  expect(await optionsNow(key)).toEqual(['Nowa', 'Trzecia', 'Stara']);
  expect((await read(stays)).custom[key]).toMatchObject({ id: Stara });
  expect((await read(moved)).custom[key]).toMatchObject({ id: Trzecia });
  expect((await read(had)).custom[key]).toMatchObject({ id: Nowa });
  expect((await changes()).filter(({ option }) => option === 'Stara')).toEqual([]);
});

test('of several it comes back beside the others, and where it was emptied [CUS-211]', async () => {
  const { key, options, change } = await field('choices', choices('A', 'B'));
  const { A = 0, B = 0 } = options;
  const [alone, both] = [
    await create({ custom: { [key]: [A] } }),
    await create({ custom: { [key]: [A, B] } }),
  ];
  const left = [{ id: B, name: 'B', color }];
  await change({ options: left, successors: { [A]: B } });
  expect((await read(both)).custom[key]).toMatchObject([{ id: B }]);
  const [taken] = await changes();
  await undo(taken?.id ?? 0);
  await run(taken?.id ?? 0);
  expect((await read(alone)).custom[key]).toMatchObject([{ id: A }]);
  expect((await read(both)).custom[key]).toMatchObject([{ id: B }, { id: A }]);

  const single = await field('choice', choices('C', 'D'));
  const one = await create({ custom: { [single.key]: single.options.C } });
  await single.change({
    ...{ options: [{ id: single.options.D, name: 'D', color }] },
    successors: { [single.options.C ?? 0]: null },
  });
  expect((await read(one)).custom).toEqual({});
  const [emptied] = await changes();
  await undo(emptied?.id ?? 0);
  await run(emptied?.id ?? 0);
  expect((await read(one)).custom[single.key]).toMatchObject({ name: 'C' });
});

test('a choice of the same name, or a full list, refuses it in words [CUS-211]', async () => {
  const { key, options, change } = await field('choice', choices('X', 'Y'));
  const { X = 0, Y = 0 } = options;
  await create({ custom: { [key]: X } });
  await change({ options: [{ id: Y, name: 'Y', color }], successors: { [X]: Y } });
  await change({
    options: [
      { id: Y, name: 'Y', color },
      { name: 'x', color },
    ],
  });
  const [taken] = await changes();
  const refused = await undo(taken?.id ?? 0);
  expect([refused.status, refused.message]).toEqual([
    409,
    'Na liście jest już pozycja „X”. Zmień jej nazwę.',
  ]);
});

test('taken out of many records, it is a job with progress, and nobody chooses it meanwhile [CUS-212]', async () => {
  const { id, key, options, change } = await field('choice', choices('Stara', 'Nowa'));
  const { Stara = 0, Nowa = 0 } = options;
  await fill(id, 1_200, sql`null`);
  await sql`update "clientCustom" set opt = ${Stara} where field = ${id}`.execute(it.db);
  const left = [{ id: Nowa, name: 'Nowa', color }];
  expect((await change({ options: left, successors: { [Stara]: Nowa } })).status).toBe(200);
  const [going] = await changes();
  expect(going).toMatchObject({ state: 'running', done: 0, total: 1_200 });
  const one = await create({});
  expect((await save(one, { [key]: Stara })).status).toBe(400);
  await run(going?.id ?? 0);
  expect((await changes())[0]).toMatchObject({ state: 'done', done: 1_200 });
  const count = async (opt: number) =>
    (
      await sql<{ count: number }>`select count(*)::int as count from "clientCustom"
        where field = ${id} and opt = ${opt}`.execute(it.db)
    ).rows[0]?.count;
  expect([await count(Stara), await count(Nowa)]).toEqual([0, 1_200]);
  await undo(going?.id ?? 0);
  await run(going?.id ?? 0);
  expect([await count(Stara), await count(Nowa)]).toEqual([1_200, 0]);
});

test('the history of the field tells that a choice went and came [CUS-211]', async () => {
  const { id, options, change } = await field('choice', choices('Jedna', 'Druga'));
  const { Druga = 0 } = options;
  await change({ options: [{ id: Druga, name: 'Druga', color }] });
  const [taken] = await changes();
  await undo(taken?.id ?? 0);
  await run(taken?.id ?? 0);
  const answer = await it.call(customFieldHistory, { as: admin, params: { id }, query: {} });
  const told = answer.data.list.flatMap(({ entries }: { entries: object[] }) => entries);
  expect(told).toMatchObject([
    { entity: 'customOption', action: 'insert', subject: 'Jedna' },
    { entity: 'customOption', action: 'delete', subject: 'Jedna' },
    ...told.slice(2),
  ]);
});

test('after thirty days what was taken out goes for good [CUS-213]', async () => {
  const { key, options, change } = await field('choice', choices('Do zdjęcia', 'Zostaje'));
  const { Zostaje = 0 } = options;
  const removed = options['Do zdjęcia'] ?? 0;
  await create({ custom: { [key]: removed } });
  await change({
    ...{ options: [{ id: Zostaje, name: 'Zostaje', color }], successors: { [removed]: Zostaje } },
  });
  const [taken] = await changes();
  const day = 24 * 3_600_000;
  const there = async () =>
    (await sql`select from "customOption" where id = ${removed}`.execute(it.db)).rows.length;
  await forgetChanges(it.db, new Date(Date.now() + 29 * day));
  expect(await there()).toBe(1);
  await forgetChanges(it.db, new Date(Date.now() + 31 * day));
  await forgetChanges(it.db, new Date(Date.now() + 31 * day));
  expect(await there()).toBe(0);
  expect((await undo(taken?.id ?? 0)).status).toBe(404);
});
