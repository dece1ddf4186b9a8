import { listClients } from '@zaplecze/contract/clients';
import { exportOf, exportTicket } from '@zaplecze/contract/kit/export';
import { listExports } from '@zaplecze/contract/list-exports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Someone, type TestApp, testApp } from '../../../test/http.ts';
import { routes } from '../routes.ts';

let it: TestApp;
let admin: Someone;
let worker: Someone;

beforeAll(async () => {
  it = await testApp();
  [admin, worker] = await Promise.all([it.signIn('ROLE_ADMIN'), it.signIn()]);
});
afterAll(() => it.close());

const get = (url: string, as: Someone) =>
  it.app.inject({ url: `/api${url}`, headers: { 'access-token': as.token } });
const noted = async (query = {}) =>
  (await it.call(listExports, { as: admin, query: { perPage: 100, ...query } })).data.list;

test('who took which list, with what filter, how many rows and when, stands where administrators read it [HIS-19, HIS-20]', async () => {
  const before = Date.now();
  const path = `/api/client/list/export?format=csv&search=nikt&filter[persons]=${worker.id}`;
  const signed = await it.call(exportTicket, { as: worker, body: { path } });
  expect((await it.app.inject(signed.data.path)).statusCode).toBe(200);
  const { list, count } = await noted();
  expect(count).toBe(1);
  expect(list[0]).toMatchObject({
    list: 'Klienci',
    format: 'csv',
    rows: 0,
    asked: `szukane: „nikt” · opiekun: ${worker.name}`,
    createdBy: { id: worker.id },
  });
  expect(Date.parse(list[0].created)).toBeGreaterThanOrEqual(before - 1_000);
  const { rows } = await it.db.pool.query('select query::text from "listExport"');
  expect(JSON.stringify(rows)).not.toMatch(/token|t\\\./);
  expect((await it.call(listExports, { as: worker })).status).toBe(403);
});

test('every list and report that can be downloaded is noted, once for each download [HIS-19]', async () => {
  const exports = routes
    .map(({ endpoint }) => endpoint)
    .filter(({ path, file }) => file && path.endsWith('/export'));
  expect(exports.length).toBeGreaterThan(20);
  for (const { path } of exports) {
    const { count } = await noted();
    const answer = await get(path.replace(/:\w+/g, String(admin.id)), admin);
    // Some ask for a period, or for a record that this company does not have.
    const taken = answer.statusCode === 200 ? 1 : 0;
    expect([path, (await noted()).count]).toEqual([path, count + taken]);
  }
  const { count } = await noted();
  const report = '/reception/download/report?filter[category]=guest';
  const opened = await it.app.inject(`/api${report}&access-token=${admin.token}`);
  expect(opened.statusCode).toBe(200);
  const { list, count: after } = await noted();
  expect(after).toBe(count + 1);
  expect(list[0]).toMatchObject({ list: 'Raport gości', format: 'pdf' });
  const { rows } = await it.db.pool.query('select query::text from "listExport"');
  expect(JSON.stringify(rows)).not.toContain(admin.token);
});

test('the downloads are a list as others: filtered by person and day, searched, ordered, downloaded [HIS-20]', async () => {
  const { list } = await noted({ filter: { user: String(worker.id) } });
  expect(list).toHaveLength(1);
  expect((await noted({ filter: { dateTo: '2020-01-01' } })).count).toBe(0);
  expect((await noted({ search: 'KLIENCI' })).count).toBeGreaterThan(0);
  expect((await noted({ sort: 'rows', order: 'asc' })).list[0].rows).toBe(0);
  const file = await get(`${exportOf(listExports).path}?format=csv`, admin);
  expect(file.body).toContain('Pobrania list');
  expect(listClients.path).toBe('/client/list');
});
