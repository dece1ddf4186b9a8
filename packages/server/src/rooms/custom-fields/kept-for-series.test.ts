import type { CustomKind } from '@zaplecze/contract/kit/fields/custom-fields';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { mergeClients } from '@zaplecze/contract/rooms/clients/merging/calls';
import * as contract from '@zaplecze/contract/rooms/custom-fields/calls';
import { updateProject } from '@zaplecze/contract/rooms/projects/calls';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { insertClient } from '../../../test/client.ts';
import { makeNextPeriod, projectApp } from '../projects/projects.fixture.ts';
import { forgetChanges, runChange } from './changes/changes.jobs.ts';
import { choices, fieldsOn } from './custom-fields.fixture.ts';

const { it, create, read } = await projectApp();
const admin = await it.signIn('ROLE_ADMIN');
const { field, definitions } = fieldsOn(it, admin);
afterAll(() => it.close());

const day = 24 * 3_600_000;
const begin = async (custom: object) => {
  const made = await create({ recurrent: 1, recurrentFrom: warsawDay(), custom });
  expect([made.status, made.errors]).toEqual([200, undefined]);
  return made.data.id as number;
};
const save = async (id: number, scope: 'one' | 'following', custom: object) => {
  const body = { custom } as never;
  const done = await it.call(updateProject, {
    ...{ as: admin, params: { id }, query: { scope }, body },
  });
  expect([done.status, done.errors]).toEqual([200, undefined]);
};
const next = async (id: number) => {
  const later = warsawDay(Date.now() + 40 * day);
  const made = await it.db.transaction().execute((tx) => makeNextPeriod(tx, id, later));
  return (await read(made ?? 0)).custom;
};
type Made = Awaited<ReturnType<typeof field>>;
/** The list of a field without these choices. */
const leave = async (one: Made, successors: Record<number, number | null>) => {
  const now = (await definitions()).find(({ key }) => key === one.key);
  const left = now?.options.filter(({ id }) => !(id in successors)) ?? [];
  const options = left.map(({ id, name, color }) => ({ id, name, color }));
  const done = await it.call(contract.updateCustomField, {
    ...{ as: admin, params: { id: one.id }, body: { options, successors } },
  });
  expect([done.status, done.message]).toEqual([200, undefined]);
};
const turn = async (one: Made, kind: CustomKind) => {
  const made = await it.call(contract.changeCustomKind, {
    ...{ as: admin, params: { id: one.id }, body: { kind } },
  });
  expect([made.status, made.message]).toEqual([200, undefined]);
  await runChange(it.db, made.data.change);
};
const long = new Date(Date.now() + 40 * day);

test('what a series goes on with follows the successors of its choices and merged clients [CUS-334, CUS-50, CUS-60]', async () => {
  const several = await field('choices', choices('y1', 'y2', 'y3', 'y4'), 'project');
  const one = await field('choice', choices('z1', 'z2', 'z3'), 'project');
  const client = await field('client', {}, 'project');
  const [goes, stays] = [await insertClient(it.db), await insertClient(it.db)];
  const { y1 = 0, y2 = 0, y3 = 0, y4 = 0 } = several.options;
  const { z1 = 0, z2 = 0, z3 = 0 } = one.options;
  const project = await begin({ [several.key]: [y1, y3, y4], [one.key]: z1, [client.key]: goes });
  await save(project, 'one', { [several.key]: [], [one.key]: null, [client.key]: stays });
  await leave(several, { [y1]: y2, [y4]: null });
  await leave(one, { [z1]: z2 });
  await leave(one, { [z2]: z3 });
  const merged = await it.call(mergeClients, {
    ...{ as: admin, params: { id: stays }, body: { client: goes } },
  });
  expect([merged.status, merged.message]).toEqual([200, undefined]);
  // Also long after they were taken out for good.
  for (let night = 0; night < 3; night += 1) await forgetChanges(it.db, long);
  expect(await next(project)).toEqual({
    [several.key]: [expect.objectContaining({ id: y2 }), expect.objectContaining({ id: y3 })],
    [one.key]: expect.objectContaining({ id: z3 }),
    [client.key]: expect.objectContaining({ id: stays }),
  });
});

test('a choice that a series alone goes on with asks for its successor, and goes for good with the series [CUS-334, CUS-50]', async () => {
  const one = await field('choice', choices('A', 'B'), 'project');
  const { A = 0, B = 0 } = one.options;
  const project = await begin({ [one.key]: A });
  await save(project, 'one', { [one.key]: null });
  const options = [{ id: B, name: 'B', color: '#1971C2' }];
  const refused = await it.call(contract.updateCustomField, {
    ...{ as: admin, params: { id: one.id }, body: { options } },
  });
  expect(refused).toMatchObject({
    status: 409,
    message: '„A”: ta pozycja jest wybrana w rekordach. Wskaż, co ma być zamiast.',
  });
  await leave(one, { [A]: B });
  const left = async () =>
    (await sql`select from "customOption" where id = ${A}`.execute(it.db)).rows.length;
  await forgetChanges(it.db, long);
  expect(await left()).toBe(1);
  // Once the next period is there, nobody asks for it any more.
  await next(project);
  await forgetChanges(it.db, long);
  expect(await left()).toBe(0);
});

test('a choice that is given back is what the series goes on with again [CUS-334]', async () => {
  const one = await field('choice', choices('A', 'B'), 'project');
  const { A = 0, B = 0 } = one.options;
  const project = await begin({ [one.key]: A });
  await save(project, 'one', { [one.key]: B });
  await leave(one, { [A]: B });
  const { list } = (await it.call(contract.listCustomChanges, { as: admin })).data;
  const undone = await it.call(contract.undoCustomChange, {
    ...{ as: admin, params: { id: list[0].id } },
  });
  expect([undone.status, undone.message]).toEqual([200, undefined]);
  await runChange(it.db, list[0].id);
  expect(await next(project)).toEqual({ [one.key]: expect.objectContaining({ id: A }) });
});

test('what a series goes on with is read as the kind that its field has become, as values of records are [CUS-334, CUS-206]', async () => {
  const [words, number, lost] = [
    await field('choice', choices('Ryczałt', 'Liniowy'), 'project'),
    await field('text', {}, 'project'),
    await field('text', {}, 'project'),
  ];
  const [flat, single] = [
    await field('choices', choices('A', 'B'), 'project'),
    await field('choice', choices('C', 'D'), 'project'),
  ];
  const { Ryczałt = 0, Liniowy = 0 } = words.options;
  const { A = 0 } = flat.options;
  const { C = 0, D = 0 } = single.options;
  const project = await begin({
    ...{ [words.key]: Ryczałt, [number.key]: '12,5', [lost.key]: 'dziewięć' },
    ...{ [flat.key]: [A], [single.key]: C },
  });
  await save(project, 'one', {
    ...{ [words.key]: Liniowy, [number.key]: '7', [lost.key]: '9' },
    ...{ [flat.key]: [], [single.key]: D },
  });
  await turn(words, 'text');
  await turn(number, 'decimal');
  await turn(lost, 'decimal');
  await turn(flat, 'choice');
  await turn(single, 'choices');
  for (let night = 0; night < 3; night += 1) await forgetChanges(it.db, long);
  expect(await next(project)).toEqual({
    ...{ [words.key]: 'Ryczałt', [number.key]: 12.5 },
    [flat.key]: expect.objectContaining({ id: A }),
    [single.key]: [expect.objectContaining({ id: C })],
  });
});

test('what was put by before its kind was known, and says nothing in the kind of now, is left out and stops no period [CUS-334]', async () => {
  for (const value of ['VAT', 12.5]) {
    const one = await field('text', {}, 'project');
    const project = await begin({ [one.key]: 'VAT' });
    await turn(one, 'choice');
    const stored = JSON.stringify({ fields: {}, tasks: {}, custom: { [one.key]: value } });
    await sql`update project set "onlyHere" = ${stored}::jsonb where id = ${project}`.execute(
      it.db,
    );
    expect(await next(project)).toEqual({});
  }
});

test('a person who has left stays in what a series goes on with, as in what it copies [CUS-334]', async () => {
  const [kept, copied] = [
    await field('person', {}, 'project'),
    await field('person', {}, 'project'),
  ];
  const [leaver, other] = [await it.signIn(), await it.signIn()];
  const project = await begin({ [kept.key]: leaver.id, [copied.key]: leaver.id });
  await save(project, 'one', { [kept.key]: other.id });
  await sql`update person set active = false where id = ${leaver.id}`.execute(it.db);
  expect(await next(project)).toEqual({
    [kept.key]: expect.objectContaining({ id: leaver.id }),
    [copied.key]: expect.objectContaining({ id: leaver.id }),
  });
});

test('what „Od teraz” changes is what the series goes on with, though the period had it of itself alone before [CUS-334, CUS-310]', async () => {
  const [order, place, alone] = [
    await field('text', {}, 'project'),
    await field('text', {}, 'project'),
    await field('text', {}, 'project'),
  ];
  const project = await begin({ [order.key]: 'ZK/1', [alone.key]: 'Zostaje' });
  await save(project, 'one', { [order.key]: 'Aneks', [place.key]: 'Łódź', [alone.key]: null });
  await save(project, 'following', { [order.key]: 'ZK/2', [place.key]: 'Kraków' });
  const following = { [order.key]: 'ZK/2', [place.key]: 'Kraków', [alone.key]: 'Zostaje' };
  expect(await next(project)).toEqual(following);
});
