import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { list, type Table } from '@zaplecze/contract/kit/lists/list';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Someone, type TestApp, testApp } from '../../../test/http.ts';
import { whetherEmpty } from './paged-list.ts';
import { plainTable } from './plain-table.ts';

/** Visits as a table of columns: whom the guest comes to is a person, who has come has an entry. */

let it: TestApp;
let host: Someone;
let other: Someone;
beforeAll(async () => {
  it = await testApp();
  [host, other] = await Promise.all([it.signIn(), it.signIn()]);
});
afterAll(() => it.close());

const columns = {
  fullName: { label: 'Gość', kind: 'text', section: 'a', missing: 'Podaj gościa' },
  user: { label: 'Do kogo', kind: 'person', section: 'a', missing: 'Wskaż, do kogo' },
} as const;
const visits = list({
  sort: ['fullName'],
  defaultSort: 'fullName',
  filters: { user: 'ids', open: 'flag' },
});
const table: Table = {
  call: { list: visits } as unknown as Endpoint,
  list: visits,
  noun: 'Visit',
  title: 'Wizyty',
  columns,
  filters: { user: {}, open: { label: 'Oczekiwani' } },
  empty: { title: 'Nikogo' },
};
const rows = plainTable('announcedGuest', table, { open: whetherEmpty('x.entered') });

const names = async (filter: object) => {
  const query = { page: 1, perPage: 10, sort: 'fullName', filter };
  const may = { edit: true, delete: true };
  return (await rows.find(it.db, query as never, may)).list.map(({ fullName }) => fullName);
};
const insertFor = (host: Someone, more: object) =>
  rows.insert(it.db, {
    expected: '2026-11-27T09:00:00Z',
    clientName: 'Firma',
    user: host.id,
    ...more,
  });
const insert = (more: object) => insertFor(host, more);

test('a table is filtered by a person that its column names, and by whether a column is empty', async () => {
  const id = await insert({ fullName: 'Anna' });
  await insert({ fullName: 'Bartek', user: other.id, entered: '2026-11-27T09:00:00Z' });
  expect(await names({ user: [other.id] })).toEqual(['Bartek']);
  const of = { user: [host.id, other.id] };
  expect(await names({ ...of, open: true })).toEqual(['Anna']);
  expect(await names({ ...of, open: false })).toEqual(['Bartek']);
  expect(await rows.lock(it.db, id)).toMatchObject({ user: { id: host.id, name: host.name } });
});

test('whoever has left is named anew by no row of a table, and stays in those that name them', async () => {
  const host = await it.signIn();
  const insert = (more: object) => insertFor(host, more);
  const id = await insert({ fullName: 'Cezary' });
  const before = await rows.lock(it.db, id);
  if (!before) throw new Error('The row is there');
  await it.db.updateTable('person').set({ active: false }).where('id', '=', host.id).execute();
  const refusal = { errors: { user: 'Wskaż, do kogo' } };
  await expect(insert({ fullName: 'Dorota' })).rejects.toMatchObject(refusal);
  await expect(rows.save(it.db, before, { user: 999_999 })).rejects.toMatchObject(refusal);
  await rows.save(it.db, before, { user: host.id, fullName: 'Celina' });
  expect(await names({ user: [host.id] })).toContain('Celina');
});

test('a table orders by no people', () => {
  const wrong = { ...table, list: { ...visits, sort: ['user'] as const } } as unknown as Table;
  expect(() => plainTable('announcedGuest', wrong)).toThrow('an order by people');
});
