import { updateClient } from '@zaplecze/contract/rooms/clients/calls';
import type { KindPreview } from '@zaplecze/contract/rooms/custom-fields/calls';
import { afterAll, expect, test } from 'vitest';
import { changesApp } from './changes.fixture.ts';

const { it, admin, create, read, field, definitions, preview, begin, run, undo } =
  await changesApp();
afterAll(() => it.close());

const nowOf = async (key: string) => (await definitions()).find((one) => one.key === key);
const fillEach = (key: string, texts: readonly string[]) =>
  Promise.all(texts.map((text) => create({ custom: { [key]: text } })));
const valuesOf = (ids: number[], key: string) =>
  Promise.all(ids.map(async (id) => (await read(id)).custom[key] ?? null));

test('texts that say what they count become numbers with that unit, which is told before; another unit is told of its value [CUS-253]', async () => {
  const { id, key } = await field('text', { initial: '5 km' });
  const texts = ['12 km', '1 200,5 KM', '7km', '-3,25 km', '40', '300 m', '5 do 7 km', 'daleko'];
  const ids = await fillEach(key, texts);
  const { data } = await preview(id, 'decimal');
  expect(data).toMatchObject({ records: 8, converts: 5, lost: 3, dropped: [] });
  expect(data.unit).toEqual({ name: 'km', records: 4 });
  const why = Object.fromEntries(
    (data as KindPreview).samples.map(({ value, message }) => [value, message]),
  );
  expect(why).toEqual({
    '300 m': 'Liczba z inną jednostką niż „km”',
    '5 do 7 km': 'Podaj liczbę',
    daleko: 'Podaj liczbę',
  });
  await run(await begin(id, 'decimal'));
  expect(await nowOf(key)).toMatchObject({ kind: 'decimal', unit: 'km', initial: 5 });
  expect(await valuesOf(ids, key)).toEqual([12, 1200.5, 7, -3.25, 40, null, null, null]);
});

test('amounts that stand in texts with their currency become amounts, and of another currency are told [CUS-253]', async () => {
  const { id, key } = await field('text');
  const ids = await fillEach(key, ['1 200,50 zł', '99 PLN', '7', '15 EUR']);
  const { data } = await preview(id, 'money');
  expect(data).toMatchObject({ converts: 3, lost: 1, unit: null, samples: [{ value: '15 EUR' }] });
  await run(await begin(id, 'money'));
  expect(await valuesOf(ids, key)).toEqual([1200.5, 99, 7, null]);
});

test('texts without units become numbers without one [CUS-253]', async () => {
  const { id, key } = await field('text');
  await fillEach(key, ['12', '1 200,50', 'około 3']);
  expect((await preview(id, 'decimal')).data).toMatchObject({ unit: null, converts: 2 });
  await run(await begin(id, 'decimal'));
  expect(await nowOf(key)).toMatchObject({ kind: 'decimal', unit: null });
});

test('numbers that become texts go on saying what they count, taken back too [CUS-253]', async () => {
  const { id, key } = await field('text');
  const [kept = 0, changed = 0] = await fillEach(key, ['12 km', '15 km']);
  const made = await begin(id, 'decimal');
  await run(made);
  expect(
    (
      await it.call(updateClient, {
        as: admin,
        params: { id: changed },
        body: { custom: { [key]: 18.5 } },
      })
    ).status,
  ).toBe(200);
  await undo(made);
  await run(made);
  expect(await valuesOf([kept, changed], key)).toEqual(['12 km', '18,5 km']);

  const number = await field('decimal', { unit: 'szt.' });
  const one = await create({ custom: { [number.key]: 4 } });
  expect((await preview(number.id, 'text')).data.dropped).toEqual([]);
  const first = await begin(number.id, 'text');
  await run(first);
  expect((await read(one)).custom).toEqual({ [number.key]: '4 szt.' });
  // What somebody types as the others stand there goes back with them.
  await it.call(updateClient, {
    as: admin,
    params: { id: one },
    body: { custom: { [number.key]: '6 szt.' } },
  });
  await undo(first);
  await run(first);
  expect((await read(one)).custom).toEqual({ [number.key]: 6 });
});
