import { addressOf, pages, readParams, withSearch } from '@zaplecze/contract/addresses';
import { expect, test } from 'vitest';

test.each([
  ['a page', addressOf('clients'), '/client'],
  ['the home page', addressOf('home'), '/'],
  ['a record', addressOf('client', { id: 7 }), '/client/view/7'],
  [
    'a record known by several ids',
    addressOf('task', { projectId: 1, taskId: 2, procedureId: 3, serviceId: 4 }),
    '/task/1/2/3/4',
  ],
  [
    'a list with a filter',
    addressOf('tasks', { filter: { project: 7 } }),
    '/task?filter[project]=7',
  ],
  ['a record over its list', addressOf('knowledge', { item: 7 }), '/knowledge?item=7'],
  ['a page with nothing to say', addressOf('login', { back: undefined }), '/login'],
  ['a way back', addressOf('login', { back: '/task?page=2' }), '/login?back=%2Ftask%3Fpage%3D2'],
  [
    'a text that is no part of a path',
    addressOf('passwordChange', { recoveryToken: 'a/b?c' }),
    '/password/recoveryChange/a%2Fb%3Fc',
  ],
  [
    'a page that takes the state of a list along',
    withSearch(addressOf('tasks'), { page: '2', filter: { status: '1,2' } }),
    '/task?page=2&filter[status]=1,2',
  ],
])('the address of %s is %s', (_, address, path) => {
  expect(address).toBe(path);
});

test.each([
  ['7', 7],
  ['', Number.NaN],
  ['0', Number.NaN],
  ['07', Number.NaN],
  ['7abc', Number.NaN],
  ['1e3', Number.NaN],
  ['-7', Number.NaN],
  ['12345678901', Number.NaN],
])('an address with "%s" for an id names the record %s', (given, id) => {
  expect(readParams('client', { id: given })).toEqual({ id });
});

test('a page is given the parameters of its own path, texts as they are', () => {
  expect(readParams('passwordChange', { recoveryToken: '007', id: '7' })).toEqual({
    recoveryToken: '007',
  });
  const task = { projectId: '1', taskId: '2', procedureId: '3', serviceId: 'x' };
  expect(readParams('task', task)).toEqual({
    projectId: 1,
    taskId: 2,
    procedureId: 3,
    serviceId: Number.NaN,
  });
  expect(readParams('clients', task)).toEqual({});
});

test('no two pages share an address', () => {
  const paths = Object.values(pages).map((path) => path.replace(/\$\w+/g, '$'));
  expect(new Set(paths).size).toBe(paths.length);
});
