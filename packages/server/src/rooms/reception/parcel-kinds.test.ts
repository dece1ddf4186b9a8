import * as contract from '@zaplecze/contract/rooms/reception/calls';
import { search } from '@zaplecze/contract/rooms/search/calls';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../test/http.ts';
import { parcelOf, receptionHouse } from './reception.fixture.ts';

const it = await testApp();
const desk = await it.signIn('ROLE_RECEPTION');
const house = await receptionHouse(it);
afterAll(() => it.close());

test('a parcel is found by what its kind is called, in the register and in Ctrl K, and by its new name [REC-40, SEA-97]', async () => {
  const kind = it.db.insertInto('receptionType').values({ name: 'Przesyłka kurierska' });
  const { id: type } = await kind.returning('id').executeTakeFirstOrThrow();
  const make = (body: object) => it.call(contract.createReception, { as: desk, body });
  await make(parcelOf(house));
  const { id } = (await make({ ...parcelOf(house), type })).data;
  const found = async (typed: string) => {
    const { list } = (await it.call(contract.listReception, { as: desk, query: { search: typed } }))
      .data.list;
    const { groups } = (await it.call(search, { as: desk, query: { q: typed } })).data;
    return [list, groups.flatMap((group: { rows: object[] }) => group.rows)].map((rows) =>
      rows.map((row: { id: number }) => row.id),
    );
  };
  expect(await found('kurier')).toEqual([[id], [id]]);
  await it.db
    .updateTable('receptionType')
    .set({ name: 'Paczkomat' })
    .where('id', '=', type)
    .execute();
  expect(await found('kurier')).toEqual([[], []]);
  expect(await found('paczkomat')).toEqual([[id], [id]]);
});
