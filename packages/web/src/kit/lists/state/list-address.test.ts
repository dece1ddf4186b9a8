import { decodeQuery, encodeQuery } from '@zaplecze/contract/kit/calls/query';
import { listClients } from '@zaplecze/contract/rooms/clients/calls';
import { listProjects } from '@zaplecze/contract/rooms/projects/calls';
import { expect, test } from 'vitest';
import { listQuery, type Raw, readList } from './list-address.ts';

const clients = { page: 1, perPage: 10, sort: 'name', order: 'asc', search: '', filter: {} };

test.each([
  ['', {}],
  ['page=3&perPage=50', { page: 3, perPage: 50 }],
  ['sort=status&order=desc', { sort: 'status', order: 'desc' }],
  ['search=%C5%81%C3%B3d%C5%BA', { search: 'Łódź' }],
  ['filter[status]=1,2&filter[tags]=7', { filter: { status: '1,2', tags: '7' } }],
  ['filter[status]=1&filter[status]=2', { filter: { status: ['1', '2'] } }],
  // What is mistyped or comes from another list falls back.
  ['page=0', {}],
  ['page=-1&perPage=101', {}],
  ['page=1e3&perPage=ten', {}],
  ['page=1000001', {}],
  ['page=2&page=3', {}],
  ['sort=nic&order=up', {}],
  ['search[a]=b', {}],
  [`search=${'x'.repeat(201)}`, {}],
  ['filter=1', {}],
  ['filter[nic]=1&filter[status]=0', { filter: { status: '0' } }],
  ['constructor=1&toString=2', {}],
])('"%s" is read as %j', (address, told) => {
  const { values: _, query: __, ...state } = readList(listClients, decodeQuery(address));
  expect(state).toEqual({ ...clients, ...told });
});

test('a list that begins with its newest rows does so unless asked otherwise', () => {
  expect(readList(listProjects, {})).toMatchObject({ sort: 'created', order: 'desc' });
  expect(readList(listProjects, { order: 'asc' })).toMatchObject({ sort: 'created', order: 'asc' });
  expect(readList(listProjects, { sort: 'name' })).toMatchObject({ sort: 'name', order: 'asc' });
});

test.each([
  [{}, []],
  [{ status: '' }, []],
  [{ status: '1' }, ['1']],
  [{ status: '1,2' }, ['1', '2']],
  [{ status: ['1,2', '3'] }, ['1', '2', '3']],
  [{ status: '0' }, ['0']],
])('the filter %j has the values %j', (filter, values) => {
  expect(readList(listClients, { filter } as Raw).values('status')).toEqual(values);
});

test.each([
  ['', ''],
  ['page=2&search=a', 'page=2&search=a'],
  ['page=0&sort=nic&other=1', ''],
  ['filter[status]=1&filter[status]=2&filter[nic]=3', 'filter[status]=1,2'],
  ['name=%C5%BBuk&nip=', 'name=%C5%BBuk'],
])('at "%s" the call is asked "%s"', (address, asked) => {
  expect(encodeQuery(listQuery(listClients, decodeQuery(address)))).toBe(asked);
});

test('what a page fixes is asked with whatever the address says', () => {
  const fixed = { perPage: 5, filter: { status: [1] } };
  const address = decodeQuery('perPage=50&filter[status]=2&filter[tags]=7');
  expect(readList(listClients, address, { fixed })).toMatchObject({
    ...{ perPage: 50, filter: { status: '2', tags: '7' } },
    query: { perPage: 5, filter: { status: [1], tags: '7' } },
  });
});

test.each([
  ['', { sort: 'status', order: 'desc', perPage: 25, filter: { status: '1' } }],
  ['sort=name', { sort: 'name', order: 'asc', perPage: 25, filter: { status: '1' } }],
  ['perPage=50', { sort: 'status', order: 'desc', perPage: 50, filter: { status: '1' } }],
  ['filter[tags]=7', { sort: 'status', order: 'desc', perPage: 25, filter: { tags: '7' } }],
])('what a person is used to holds where "%s" says nothing', (address, told) => {
  const usual = { sort: 'status', order: 'desc' as const, perPage: 25, filter: { status: '1' } };
  expect(readList(listClients, decodeQuery(address), { usual })).toMatchObject(told);
});
