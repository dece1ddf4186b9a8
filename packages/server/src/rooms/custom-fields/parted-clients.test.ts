import type { CustomKind } from '@zaplecze/contract/kit/fields/custom-fields';
import { listClients, updateClient } from '@zaplecze/contract/rooms/clients/calls';
import { updateCustomField } from '@zaplecze/contract/rooms/custom-fields/calls';
import { afterAll, expect, test } from 'vitest';
import { insertClient } from '../../../test/client.ts';
import { mergingCalls, twoClients } from '../clients/merging/merging.fixture.ts';
import { changesApp } from './changes/changes.fixture.ts';
import { choices } from './custom-fields.fixture.ts';

const { it, admin, user, create, read, field, definitions, begin, run } = await changesApp();
const { merge, split } = await mergingCalls(it);
afterAll(() => it.close());

const patch = async (id: number, custom: object) => {
  const done = await it.call(updateClient, { as: user, params: { id }, body: { custom } });
  expect([done.status, done.errors]).toEqual([200, undefined]);
};
type Made = Awaited<ReturnType<typeof field>>;
const takeOut = async (one: Made, name: string, successor: string) => {
  const now = (await definitions()).find(({ key }) => key === one.key);
  const left = now?.options.filter((option) => option.name !== name) ?? [];
  const options = left.map(({ id, name, color }) => ({ id, name, color }));
  const successors = { [one.options[name] ?? 0]: one.options[successor] };
  const body = { options, successors } as never;
  const done = await it.call(updateCustomField, { as: admin, params: { id: one.id }, body });
  expect([done.status, done.message]).toEqual([200, undefined]);
};
const turn = async (one: Made, kind: CustomKind) => run(await begin(one.id, kind));

test('clients that are parted have the successors of choices, and those who stay of clients, that were taken out meanwhile [CUS-334, CUS-60]', async () => {
  const [goesOver, stored] = [
    await field('choices', choices('A', 'B', 'C')),
    await field('choices', choices('A', 'B', 'C')),
  ];
  const named = await field('client');
  const [former, later] = [await insertClient(it.db), await insertClient(it.db)];
  const { A = 0, C = 0 } = goesOver.options;
  const own = stored.options;
  const [stays, goes] = await twoClients({ create });
  await patch(stays, { [stored.key]: [own.C], [named.key]: later });
  await patch(goes, { [goesOver.key]: [A, C], [stored.key]: [own.A], [named.key]: former });
  expect((await merge(stays, goes)).status).toBe(200);
  await takeOut(goesOver, 'A', 'B');
  await takeOut(stored, 'A', 'B');
  expect((await merge(later, former)).status).toBe(200);
  expect((await split(goes)).status).toBe(200);
  const called = (name: string) => expect.objectContaining({ name });
  expect((await read(goes)).custom).toEqual({
    [goesOver.key]: [called('B'), called('C')],
    [stored.key]: [called('B')],
    [named.key]: expect.objectContaining({ id: later }),
  });
  expect((await read(stays)).custom).toEqual({
    [stored.key]: [called('C')],
    [named.key]: expect.objectContaining({ id: later }),
  });
});

test('clients that are parted have their own values in fields that became another kind meanwhile [CUS-334, CUS-60]', async () => {
  const [goesOver, stored, words] = [await field('text'), await field('text'), await field('text')];
  const [stays, goes] = await twoClients({ create });
  await patch(stays, { [stored.key]: '1' });
  await patch(goes, { [goesOver.key]: '7', [stored.key]: '2', [words.key]: 'dwa' });
  expect((await merge(stays, goes)).status).toBe(200);
  await turn(goesOver, 'decimal');
  await turn(stored, 'decimal');
  await turn(words, 'long');
  expect((await read(stays)).custom).toEqual({
    ...{ [goesOver.key]: 7, [stored.key]: 1, [words.key]: 'dwa' },
  });
  expect((await split(goes)).status).toBe(200);
  expect((await read(goes)).custom).toEqual({
    ...{ [goesOver.key]: 7, [stored.key]: 2, [words.key]: 'dwa' },
  });
  expect((await read(stays)).custom).toEqual({ [stored.key]: 1 });
});

test('a client that became a part of another one is that one in own fields, whatever had its number before [CUS-334, CLI-128]', async () => {
  const named = await field('client');
  const [stays, goes] = await twoClients({ create });
  const record = await create({ custom: { [named.key]: goes } });
  expect((await merge(stays, goes)).status).toBe(200);
  const listed = async (id: number) => {
    const filter = { [`custom.${named.key}`]: [id] };
    const { data } = await it.call(listClients, { as: user, query: { filter } as never });
    return data.list.list.map((one: { id: number }) => one.id);
  };
  expect([await listed(goes), await listed(stays)]).toEqual([[record], [record]]);
  // A form or „Cofnij” of before the merging.
  await patch(record, { [named.key]: null });
  await patch(record, { [named.key]: goes });
  expect((await read(record)).custom[named.key]).toMatchObject({ id: stays });
});
