import { changeMany } from '@zaplecze/contract/rooms/bulk/calls';
import { clientHistory, type HistoryChange } from '@zaplecze/contract/rooms/history/calls';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { holdLock, waitingForLocks } from '../../../../test/hold-lock.ts';
import type { Db } from '../../../kit/database/database.ts';
import { mergingCalls, twoClients } from '../../clients/merging/merging.fixture.ts';
import { formulasApp } from './formulas.fixture.ts';

/* A value that is worked out stays right, whoever writes what it follows from. */

const { it, admin, user, create, read, field, parts, patch } = await formulasApp();
const { amount, months, since } = parts;
afterAll(() => it.close());

const year = await field('money', { label: 'Rocznie', formula: '[Wartość umowy] × 12' });
const per = await field('decimal', {
  label: 'Na miesiąc',
  formula: '[Wartość umowy] / [Liczba miesięcy]',
});
const resultOf = async (id: number, key = year.key) => (await read(id)).custom[key] ?? null;

test('nobody writes it: a form, a program and a change of many are told so on it, and it stays [CUS-192]', async () => {
  const id = await create({ custom: { [amount.key]: 10 } });
  const words = 'To pole wylicza się samo: nie można go wpisać';
  for (const value of [5, null, 'dużo', 119]) {
    const refused = await patch(id, { [year.key]: value }, admin);
    expect([refused.status, refused.errors]).toEqual([400, { [`custom.${year.key}`]: words }]);
  }
  // What was read may be sent back.
  expect((await patch(id, { [year.key]: 120 }, admin)).status).toBe(200);
  const many = await it.call(changeMany, {
    as: admin,
    body: { kind: 'client', values: { [`custom.${year.key}`]: 5 }, targets: [{ params: { id } }] },
  });
  expect(JSON.stringify(many.data.refused)).toContain(words);
  expect(await resultOf(id)).toBe(120);
});

test('a change of many works it out, and taking that back too [CUS-192]', async () => {
  const id = await create({ custom: { [amount.key]: 10 } });
  const change = (body: object) =>
    it.call(changeMany, {
      as: user,
      body: { kind: 'client', values: {}, targets: [{ params: { id } }], ...body },
    });
  const { data } = await change({ values: { [`custom.${amount.key}`]: 20 } });
  expect(await resultOf(id)).toBe(240);
  const [{ before, version }] = data.done;
  await change({ targets: [{ params: { id }, values: before, version }] });
  expect(await resultOf(id)).toBe(120);
});

test('of two clients made one it follows from what the one that stays has then, and parted each has its own [CUS-192]', async () => {
  const [stays, goes] = await twoClients({ create });
  await patch(stays, { [months.key]: 4 });
  await patch(goes, { [amount.key]: 100 });
  const { merge, split } = await mergingCalls(it);
  expect((await merge(stays, goes)).status).toBe(200);
  expect([await resultOf(stays), await resultOf(stays, per.key)]).toEqual([1200, 25]);
  expect((await split(goes)).status).toBe(200);
  expect([await resultOf(stays), await resultOf(stays, per.key)]).toEqual([null, null]);
  expect([await resultOf(goes), await resultOf(goes, per.key)]).toEqual([1200, null]);
});

test('whatever is written into the table of values beside all calls, it is right afterwards [CUS-192]', async () => {
  const id = await create({ custom: { [amount.key]: 10 } });
  await sql`update "clientCustom" set num = 77 where record = ${id} and field = ${year.id}`.execute(
    it.db,
  );
  expect(await resultOf(id)).toBe(120);
  await sql`delete from "clientCustom" where record = ${id} and field = ${year.id}`.execute(it.db);
  expect(await resultOf(id)).toBe(120);
  await sql`update "clientCustom" set num = 11 where record = ${id} and field = ${amount.id}`.execute(
    it.db,
  );
  expect(await resultOf(id)).toBe(132);
  await sql`insert into "clientCustom" (record, field, num) values (${id}, ${per.id}, 5)`.execute(
    it.db,
  );
  expect(await resultOf(id, per.key)).toBe(null);
  await sql`delete from "clientCustom" where record = ${id} and field = ${amount.id}`.execute(
    it.db,
  );
  expect(await resultOf(id)).toBe(null);
});

const change = (of: number, value: number) => (db: Db, id: number) =>
  sql`update "clientCustom" set num = ${value} where record = ${id} and field = ${of}`.execute(db);
const put = (of: number, value: number) => (db: Db, id: number) =>
  sql`insert into "clientCustom" (record, field, num) values (${id}, ${of}, ${value})`.execute(db);
const empty = (of: number) => (db: Db, id: number) =>
  sql`delete from "clientCustom" where record = ${id} and field = ${of}`.execute(db);
const [a, m] = [amount.id, months.id];

test.each([
  ['change both', { [amount.key]: 10, [months.key]: 1 }, change(a, 600), change(m, 3), 200],
  [
    'change both the other way round',
    { [amount.key]: 10, [months.key]: 1 },
    change(m, 3),
    change(a, 600),
    200,
  ],
  ['fill both', {}, put(a, 600), put(m, 3), 200],
  ['change one and fill the other', { [amount.key]: 10 }, change(a, 600), put(m, 3), 200],
  ['fill one and change the other', { [months.key]: 3 }, put(a, 600), change(m, 2), 300],
  [
    'empty one and change the other',
    { [amount.key]: 10, [months.key]: 2 },
    empty(m),
    change(a, 600),
    null,
  ],
] as const)(
  'of two who write parts of one record at the same moment (%s) the second one waits, and has it worked out of both [CUS-201]',
  async (_, custom, first, second, expected) => {
    const id = await create({ custom });
    let isOver = false;
    let later: Promise<unknown> = Promise.resolve();
    await it.db.transaction().execute(async (tx) => {
      await first(tx, id);
      later = second(it.db, id).finally(() => {
        isOver = true;
      });
      // It has come as far as the record, which the first one holds: nothing of it is worked out yet.
      await expect.poll(async () => isOver || (await waitingForLocks(it)) > 0).toBe(true);
      expect(isOver).toBe(false);
    });
    await later;
    expect(await resultOf(id, per.key)).toBe(expected);
  },
);

test('of two who save the form of one record at the same moment both parts stand, and what follows from both [CUS-201]', async () => {
  const id = await create({ custom: { [amount.key]: 10, [months.key]: 1 } });
  const letGo = await holdLock(it, `select from client where id = ${id} for update`);
  const both = [patch(id, { [amount.key]: 600 }), patch(id, { [months.key]: 3 }, admin)];
  await expect.poll(() => waitingForLocks(it)).toBe(2);
  await letGo();
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await read(id)).custom).toMatchObject({
    ...{ [amount.key]: 600, [months.key]: 3, [year.key]: 7200, [per.key]: 200 },
  });
});

test('a change is told once, as worked out, by who changed what it follows from [CUS-199]', async () => {
  const id = await create({
    custom: { [amount.key]: 10, [months.key]: 2, [since.key]: '2027-01-01' },
  });
  await patch(id, { [amount.key]: 30, [months.key]: null }, admin);
  const { data } = await it.call(clientHistory, { as: admin, params: { id }, query: {} });
  const told = (data.list as HistoryChange[]).flatMap(({ entries, who }) =>
    (entries ?? []).flatMap(({ fields }) => fields.map((one) => ({ ...one, who }))),
  );
  const of = (label: string) =>
    told.filter((one) => one.label === label).map(({ before, after }) => [before, after]);
  expect(of('Rocznie (wyliczone)')).toEqual([
    [120, 360],
    [null, 120],
  ]);
  expect(of('Na miesiąc (wyliczone)')).toEqual([
    [5, null],
    [null, 5],
  ]);
});
