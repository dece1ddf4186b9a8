import { customRecords } from '@zaplecze/contract/kit/fields/custom-fields';
import { type BulkRefusal, changeMany } from '@zaplecze/contract/rooms/bulk/calls';
import { hasBulkCustom } from '@zaplecze/contract/rooms/bulk/lists';
import { updateClient } from '@zaplecze/contract/rooms/clients/calls';
import { afterAll, expect, test } from 'vitest';
import { issueApp } from '../issues/issues.fixture.ts';
import { choices, customFieldsApp, fieldsOn } from './custom-fields.fixture.ts';

const { it, admin, manager, user, create, read, field } = await customFieldsApp();
afterAll(() => it.close());

const many = (ids: number[], body: object, as = user) =>
  it.call(changeMany, {
    as,
    body: { kind: 'client', values: {}, targets: ids.map((id) => ({ params: { id } })), ...body },
  });
type Done = { at: number; before: object; version: number };
const refusedWords = (answer: { data: { refused: BulkRefusal[] } }) =>
  answer.data.refused.map(({ errors }) => errors);

test('one own field of many records is changed, their others stay, null empties it, and it is taken back [CUS-119, CUS-120]', async () => {
  const [a, b] = [await field('text'), await field('decimal')];
  const sort = await field('choices', choices('VAT', 'ZUS', 'CIT'));
  const { VAT = 0, ZUS = 0, CIT = 0 } = sort.options;
  const first = await create({ custom: { [a.key]: 'jeden', [b.key]: 1, [sort.key]: [VAT] } });
  const second = await create({ custom: { [b.key]: 2 } });
  const ids = [first, second];
  const customOf = async () => [(await read(first)).custom, (await read(second)).custom];
  const whole = await customOf();
  const trial = await many(ids, { values: { [`custom.${a.key}`]: 'nowe' }, trial: true });
  expect(trial.data.done).toHaveLength(2);
  expect(await customOf()).toEqual(whole);
  const { data } = await many(ids, { values: { [`custom.${a.key}`]: 'nowe' } });
  expect(data.done.map(({ before }: Done) => before)).toEqual([
    { [`custom.${a.key}`]: 'jeden' },
    { [`custom.${a.key}`]: null },
  ]);
  expect(await customOf()).toMatchObject([
    { [a.key]: 'nowe', [b.key]: 1, [sort.key]: [{ name: 'VAT' }] },
    { [a.key]: 'nowe', [b.key]: 2 },
  ]);
  const back = data.done.map(({ at, before, version }: Done) => ({
    ...{ params: { id: ids[at] }, values: before, version },
  }));
  expect((await many(ids, { targets: back })).data.done).toHaveLength(2);
  expect(await customOf()).toEqual(whole);
  await many(ids, { values: { [`custom.${b.key}`]: null } });
  expect(await customOf()).toMatchObject([{ [a.key]: 'jeden' }, {}]);
  expect((await read(second)).custom).toEqual({});
  // Of a choice of several some come and some go, whatever else is there.
  await many(ids, { add: { [`custom.${sort.key}`]: [ZUS, CIT] } });
  await many(ids, { remove: { [`custom.${sort.key}`]: [VAT, CIT] } });
  expect(await customOf()).toMatchObject([
    { [sort.key]: [{ name: 'ZUS' }] },
    { [sort.key]: [{ name: 'ZUS' }] },
  ]);
  expect((await many(ids, { add: { [`custom.${sort.key}`]: [ZUS] } })).data.same).toEqual([0, 1]);
});

test('a record that refuses the value is told with its reason; a field that one does not see or may not change is no field to them [CUS-120, CUS-121]', async () => {
  const [day, need] = [await field('day'), await field('text', { required: true, label: 'Kod' })];
  const hidden = await field('text', { sees: 'admin', edits: 'admin' });
  const closed = await field('text', { edits: 'admin' });
  const id = await create({ custom: { [need.key]: 'K1' } });
  const told = async (key: string, value: unknown, as = user) =>
    refusedWords(await many([id], { values: { [`custom.${key}`]: value } }, as));
  expect(await told(day.key, '31.02.2027')).toEqual([
    { [`custom.${day.key}`]: expect.stringContaining('Nieprawidłowa data') },
  ]);
  expect(await told(need.key, null)).toEqual([{ [`custom.${need.key}`]: 'Kod: wypełnij to pole' }]);
  const unknown = (key: string) => [{ [`custom.${key}`]: 'Nie ma takiego pola' }];
  expect(await told(hidden.key, 'x', manager)).toEqual(unknown(hidden.key));
  expect(await told('nieMaTakiego', 'x', manager)).toEqual(unknown('nieMaTakiego'));
  expect(await told(closed.key, 'x', manager)).toEqual([
    { [`custom.${closed.key}`]: 'Tego pola nie możesz zmieniać' },
  ]);
  expect(await told(hidden.key, 'x', admin)).toEqual([]);
  expect((await read(id)).custom).toEqual({ [need.key]: 'K1' });
  // Of other tests' clients it is not asked.
  await need.change({ archived: true });
});

test('two who change different own fields of the same rows keep both [CUS-119]', async () => {
  const [a, b] = [await field('text'), await field('text')];
  const id = await create();
  const { version: opened } = await read(id);
  await it.call(updateClient, {
    as: manager,
    params: { id },
    body: { custom: { [a.key]: 'jej' } },
  });
  const targets = [{ params: { id }, opened }];
  const { data } = await many([id], { values: { [`custom.${b.key}`]: 'jego' }, targets });
  expect(data.done).toHaveLength(1);
  expect((await read(id)).custom).toMatchObject({ [a.key]: 'jej', [b.key]: 'jego' });
  const same = await many([id], { values: { [`custom.${a.key}`]: 'jego' }, targets });
  expect(refusedWords(same)).toEqual([
    { [`custom.${a.key}`]: 'Ktoś w międzyczasie zmienił to pole' },
  ]);
});

test('every record of lists that has own fields has them among what is changed for many [CUS-119]', async () => {
  expect(customRecords.filter(hasBulkCustom)).toEqual(
    expect.arrayContaining(['client', 'project', 'issue', 'offer', 'document']),
  );
  const app = await issueApp();
  const { key } = await fieldsOn(app.it, await app.it.signIn('ROLE_ADMIN')).field(
    'text',
    {},
    'issue',
  );
  const id = await app.made();
  const body = {
    kind: 'issue' as const,
    values: { [`custom.${key}`]: 'z wielu', status: 2 },
    targets: [{ params: { id } }],
  };
  expect((await app.it.call(changeMany, { as: app.doer, body })).data.done).toHaveLength(1);
  expect(await app.read(id)).toMatchObject({ status: { id: 2 }, custom: { [key]: 'z wielu' } });
  const definition = { ...body, kind: 'taskDefinition' as const };
  const { status } = await app.it.call(changeMany, { as: app.manager, body: definition });
  expect(status).toBe(400);
  await app.it.close();
});
