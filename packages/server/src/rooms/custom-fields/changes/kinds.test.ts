import * as clients from '@zaplecze/contract/rooms/clients/calls';
import * as contract from '@zaplecze/contract/rooms/custom-fields/calls';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { choices } from '../custom-fields.fixture.ts';
import { changesApp } from './changes.fixture.ts';

const {
  it,
  admin,
  user,
  create,
  read,
  field,
  definitions,
  change,
  preview,
  begin,
  run,
  undo,
  listed,
} = await changesApp();
afterAll(() => it.close());

const save = (id: number, custom: object) =>
  it.call(clients.updateClient, { as: user, params: { id }, body: { custom } });

test('before a change of kind it is told how many values go over, and which do not [CUS-205]', async () => {
  const { id, key } = await field('text', { unique: false });
  await create({ custom: { [key]: '12,5' } });
  await create({ custom: { [key]: '1 200' } });
  const wrong = await create({ custom: { [key]: 'około dwóch' } });
  const { data } = await preview(id, 'decimal');
  const { name } = await read(wrong);
  expect(data).toEqual({
    ...{
      records: 3,
      converts: 2,
      lost: 1,
      positions: null,
      unit: null,
      dropped: [],
      refused: null,
    },
    samples: [
      {
        ...{ id: wrong, name, address: `/client/view/${wrong}`, value: 'około dwóch' },
        message: expect.stringMatching(/liczb/i),
      },
    ],
  });
  expect((await read(wrong)).custom[key]).toBe('około dwóch');
});

test('only what makes sense is offered, to administrators alone [CUS-205]', async () => {
  const { id } = await field('person');
  const refused = await preview(id, 'decimal');
  expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([400, ['kind']]);
  const body = { kind: 'text' } as const;
  const asUser = await it.call(contract.changeCustomKind, { as: user, params: { id }, body });
  expect(asUser.status).toBe(403);
});

test('texts become numbers under the same key, what is no number is empty, orders and filters go by the new kind [CUS-206]', async () => {
  const { id, key } = await field('text');
  const [a, b, c] = [
    await create({ custom: { [key]: '9' } }),
    await create({ custom: { [key]: '10' } }),
    await create({ custom: { [key]: 'x' } }),
  ];
  await run(await begin(id, 'decimal'));
  expect((await read(a)).custom).toEqual({ [key]: 9 });
  expect((await read(c)).custom).toEqual({});
  const found = await listed({ sort: `custom.${key}`, filter: { [`custom.${key}.from`]: '1' } });
  expect(found.list.map((row: { id: number }) => row.id)).toEqual([a, b]);
  expect((await save(c, { [key]: 3 })).status).toBe(200);
  const [now] = (await definitions()).filter((one) => one.key === key);
  expect(now).toMatchObject({ kind: 'decimal', label: expect.any(String), used: 3 });
});

test('what a list was asked of the former kind is refused by its name, not read as something else [CUS-206]', async () => {
  const { id, key } = await field('choice', choices('Górna', 'Dolna'));
  const [option] = (await definitions()).find((one) => one.key === key)?.options ?? [];
  const asked = { [`custom.${key}`]: `0,${option?.id}` };
  const ask = (filter: object) =>
    it.call(clients.listClients, { as: admin, query: { filter } as never });
  expect((await ask(asked)).status).toBe(200);
  await run(await begin(id, 'text'));
  const answer = await ask(asked);
  expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([
    400,
    [`filter.custom.${key}`],
  ]);
  expect((await ask({ [`custom.${key}.has`]: 'a' })).status).toBe(200);
});

test('what somebody saves while values are rewritten is not lost [CUS-206]', async () => {
  const { id, key } = await field('text');
  const [a, b] = [
    await create({ custom: { [key]: '1' } }),
    await create({ custom: { [key]: '2' } }),
  ];
  const made = await begin(id, 'decimal');
  // The first records have been gone through, when they are written anew, emptied and made.
  await it.db.updateTable('customChange').set({ at: b }).where('id', '=', made).execute();
  await save(a, { [key]: '7' });
  await save(b, { [key]: null });
  const c = await create({ custom: { [key]: '30' } });
  await run(made);
  expect((await read(a)).custom).toEqual({ [key]: 7 });
  expect((await read(b)).custom).toEqual({});
  expect((await read(c)).custom).toEqual({ [key]: 30 });
});

test('a change that a killed server left goes on where it was, and one that has ended is not begun again [CUS-206]', async () => {
  const { id, key } = await field('text');
  const records = [];
  for (const value of ['1', '2', '3']) records.push(await create({ custom: { [key]: value } }));
  const made = await begin(id, 'decimal');
  await it.db
    .updateTable('customChange')
    .set({ at: records[0] ?? 0 })
    .where('id', '=', made)
    .execute();
  await sql`with quiet as materialized (select set_config('app.keptValues', 'on', true))
    insert into "clientCustom" (record, field, num)
    select ${records[0]}, other, 1 from "customChange", quiet where id = ${made}`.execute(it.db);
  await run(made);
  await run(made);
  for (const [at, one] of records.entries())
    expect((await read(one)).custom).toEqual({ [key]: at + 1 });
});

test('undone, everything is as it was; what was changed since stays as far as it goes back [CUS-208]', async () => {
  const { id, key, options } = await field('choice', choices('A', 'B'));
  const { A = 0, B = 0 } = options;
  const [a, b, c, d] = [
    await create({ custom: { [key]: A } }),
    await create({ custom: { [key]: A } }),
    await create({ custom: { [key]: B } }),
    await create({ custom: { [key]: B } }),
  ];
  const made = await begin(id, 'text');
  await run(made);
  expect((await read(a)).custom).toEqual({ [key]: 'A' });
  await save(b, { [key]: 'B' });
  await save(c, { [key]: 'nieznane' });
  await save(d, { [key]: null });
  const told = await it.call(contract.previewCustomUndo, { as: admin, params: { id: made } });
  expect(told.data).toMatchObject({
    ...{ records: 1, changed: 3, converts: 2, refused: null },
    samples: [{ id: c, value: 'nieznane', message: 'Nie ma takiej pozycji listy: nieznane' }],
  });
  expect((await undo(made)).status).toBe(200);
  await run(made);
  expect((await read(a)).custom[key]).toMatchObject({ id: A, name: 'A' });
  expect((await read(b)).custom[key]).toMatchObject({ id: B });
  expect((await read(c)).custom[key]).toMatchObject({ id: B });
  expect((await read(d)).custom).toEqual({});
  const [now] = (await definitions()).filter((one) => one.key === key);
  expect(now).toMatchObject({ id, kind: 'choice', used: 3 });
  expect(now?.options.map(({ name }) => name)).toEqual(['A', 'B']);
  expect((await undo(made)).status).toBe(409);
  const { rows } = await sql`select from "customField" where "heldFor" is not null
    and "heldFor" = ${id}`.execute(it.db);
  expect(rows).toEqual([]);
});

test('changes of kind one after the other are undone one after the other [CUS-208]', async () => {
  const { id, key } = await field('day');
  const [a, b] = [
    await create({ custom: { [key]: '2026-05-04' } }),
    await create({ custom: { [key]: '2026-05-05' } }),
  ];
  const first = await begin(id, 'moment');
  await run(first);
  const { id: between } = (await definitions()).find((one) => one.key === key) ?? { id: 0 };
  const second = await begin(between, 'text');
  await run(second);
  expect((await read(a)).custom).toEqual({ [key]: '04.05.2026 00:00' });
  await save(b, { [key]: '06.05.2026 10:30' });
  expect((await undo(first)).status).toBe(409);
  await undo(second);
  await run(second);
  expect((await read(b)).custom).toEqual({ [key]: '2026-05-06T08:30:00.000Z' });
  await undo(first);
  await run(first);
  expect((await read(a)).custom).toEqual({ [key]: '2026-05-04' });
  expect((await read(b)).custom).toEqual({ [key]: '2026-05-06' });
});

test('settings that the new kind has not are told before and dropped; the others stay [CUS-209]', async () => {
  const { id, key } = await field('decimal', {
    ...{ unit: 'km', unique: true, initial: 5, required: true, help: 'W jedną stronę' },
    section: 'Dojazd',
  });
  await create({ custom: { [key]: 7 } });
  expect((await preview(id, 'money')).data.dropped).toEqual(['jednostka „km”', 'bez powtórzeń']);
  await run(await begin(id, 'money'));
  const [now] = (await definitions()).filter((one) => one.key === key);
  expect(now).toMatchObject({
    ...{ kind: 'money', unit: null, unique: false, initial: 5, required: true },
    ...{ help: 'W jedną stronę', section: 'Dojazd' },
  });
  await change(id, { required: false });
  const text = await field('text');
  await run(await begin(text.id, 'phone'));
  expect((await definitions()).find((one) => one.key === text.key)?.personal).toBe(true);
});

test('a field without repetitions stays so where its values still differ, and gives it up where they do not [CUS-209]', async () => {
  const [differ, alike] = [
    await field('text', { unique: true }),
    await field('text', { unique: true }),
  ];
  await create({ custom: { [differ.key]: '1', [alike.key]: '2' } });
  await create({ custom: { [differ.key]: '3', [alike.key]: '2,0' } });
  for (const one of [differ, alike]) await run(await begin(one.id, 'decimal'));
  const unique = async (key: string) =>
    (await definitions()).find((one) => one.key === key)?.unique;
  expect([await unique(differ.key), await unique(alike.key)]).toEqual([true, false]);
  const body = { custom: { [differ.key]: 3 } };
  const third = await create({});
  const refused = await it.call(clients.updateClient, { as: user, params: { id: third }, body });
  expect(refused.errors).toEqual({ [`custom.${differ.key}`]: expect.stringMatching(/ma już/) });
});
