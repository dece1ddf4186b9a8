import * as contract from '@zaplecze/contract/rooms/custom-fields/calls';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { choices } from '../custom-fields.fixture.ts';
import { changesApp } from './changes.fixture.ts';

/* What values of one kind become as values of another. */

const { it, admin, user, create, read, field, preview, begin, run, undo, fill } =
  await changesApp();
afterAll(() => it.close());

test('a list is made of texts, case and spaces aside; of more than 300 it is refused in words [CUS-207]', async () => {
  const { id, key } = await field('text');
  const made = [];
  for (const value of ['Ryczałt', 'ryczałt ', 'Skala  podatkowa'])
    made.push(await create({ custom: { [key]: value } }));
  expect((await preview(id, 'choice')).data).toMatchObject({ positions: 2, lost: 0 });
  await run(await begin(id, 'choice'));
  const [first, second, third] = await Promise.all(made.map((one) => read(one)));
  expect(first?.custom[key]).toMatchObject({ name: 'Ryczałt' });
  expect(second?.custom[key]).toEqual(first?.custom[key]);
  expect(third?.custom[key]).toMatchObject({ name: 'Skala podatkowa' });

  const many = await field('text');
  await fill(many.id, 301, sql`'Pozycja ' || made.id`);
  const told = await preview(many.id, 'choice');
  expect(told.data.refused).toMatch(/najwyżej 300/);
  const refused = await it.call(contract.changeCustomKind, {
    ...{ as: admin, params: { id: many.id }, body: { kind: 'choice' } },
  });
  expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([400, ['kind']]);
});

test.each([
  ['decimal', 1234.5, 'text', '1234,5'],
  ['decimal', 12.5, 'money', 12.5],
  ['money', 99.99, 'decimal', 99.99],
  ['day', '2026-02-28', 'text', '28.02.2026'],
  ['day', '2026-07-01', 'moment', '2026-06-30T22:00:00.000Z'],
  ['moment', '2026-12-31T23:30:00.000Z', 'day', '2027-01-01'],
  ['moment', '2026-10-25T00:30:00.000Z', 'text', '2026-10-25T02:30+02:00'],
  ['moment', '2026-10-25T00:30:00.000Z', 'day', '2026-10-25'],
  ['text', '2026-10-25T02:30+02:00', 'moment', '2026-10-25T00:30:00.000Z'],
  ['flag', true, 'text', 'tak'],
  ['text', 'nie', 'flag', false],
  ['text', '31.12.2026', 'day', '2026-12-31'],
  ['text', 'jan@firma.example', 'email', 'jan@firma.example'],
  ['text', 'słowa', 'long', 'słowa'],
  ['long', 'słowa', 'text', 'słowa'],
  ['text', '1 234,50 zł', 'money', 1234.5],
  ['text', '5260250274', 'nip', '5260250274'],
  ['phone', '22 555 00 11', 'text', expect.stringContaining('555')],
] as const)('%s %s becomes %s %s [CUS-206]', async (from, value, to, expected) => {
  const { id, key } = await field(from);
  const one = await create({ custom: { [key]: value } });
  await run(await begin(id, to));
  expect((await read(one)).custom).toEqual({ [key]: expected });
});

test('choices become one or several of the same list, and their names a text [CUS-206]', async () => {
  const { id, key, options } = await field('choices', choices('A', 'B'));
  const { A = 0, B = 0 } = options;
  const [one, both] = [
    await create({ custom: { [key]: [A] } }),
    await create({ custom: { [key]: [A, B] } }),
  ];
  expect((await preview(id, 'choice')).data).toMatchObject({ converts: 1, lost: 1 });
  const made = await begin(id, 'choice');
  await run(made);
  expect((await read(one)).custom[key]).toMatchObject({ id: A });
  expect((await read(both)).custom).toEqual({});
  await undo(made);
  await run(made);
  expect((await read(both)).custom[key]).toMatchObject([{ id: A }, { id: B }]);
  await run(await begin(id, 'text'));
  expect((await read(both)).custom).toEqual({ [key]: 'A, B' });
});

test('people and clients are found by their names [CUS-206]', async () => {
  const [person, client] = [await field('text'), await field('text')];
  const other = await create({ name: 'Odnaleziony sp. z o.o.' });
  const one = await create({
    custom: { [person.key]: user.name, [client.key]: 'Odnaleziony sp. z o.o.' },
  });
  await run(await begin(person.id, 'person'));
  await run(await begin(client.id, 'client'));
  expect((await read(one)).custom).toMatchObject({
    [person.key]: { id: user.id },
    [client.key]: { id: other },
  });
});
