import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { exportOf, exportTicket } from '@zaplecze/contract/kit/calls/export';
import { flagsOf } from '@zaplecze/contract/permissions';
import { listClients } from '@zaplecze/contract/rooms/clients/calls';
import {
  createCustomField,
  listCustomDefinitions,
} from '@zaplecze/contract/rooms/custom-fields/calls';
import { dictionaryCalls } from '@zaplecze/contract/rooms/dictionaries/calls';
import { listDocuments } from '@zaplecze/contract/rooms/documents/calls';
import { listExports } from '@zaplecze/contract/rooms/history/list-exports/table';
import { listOffers } from '@zaplecze/contract/rooms/offers/calls';
import { listProjects } from '@zaplecze/contract/rooms/projects/calls';
import { listReportTasks } from '@zaplecze/contract/rooms/reports/tasks/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Someone, type TestApp, testApp } from '../../../test/http.ts';
import { house, routes } from '../house.ts';
import { askedListsOf } from './export-words.ts';
import { findExports } from './exports.queries.ts';

let it: TestApp;
let admin: Someone;

beforeAll(async () => {
  it = await testApp();
  admin = await it.signIn('ROLE_ADMIN');
});
afterAll(() => it.close());

const get = (url: string, as: Someone) =>
  it.app.inject({ url: `/api${url}`, headers: { 'access-token': as.token } });
const noted = async (query = {}) =>
  (await it.call(listExports, { as: admin, query: { perPage: 100, ...query } })).data.list;

/** Somebody who took the list of clients, and what is noted of them. */
async function taken() {
  const worker = await it.signIn();
  const path = `/api/client/list/export?format=csv&search=nikt&filter[persons]=${worker.id}`;
  const signed = await it.call(exportTicket, { as: worker, body: { path } });
  expect((await it.app.inject(signed.data.path)).statusCode).toBe(200);
  return { worker, ...(await noted({ filter: { user: String(worker.id) } })) };
}

test('who took which list, with what filter, how many rows and when, stands where administrators read it [HIS-19, HIS-20]', async () => {
  const before = Date.now();
  const { worker, list, count } = await taken();
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

test('what a list was filtered by reads as its statuses and its records are called, also those that are gone [HIS-22]', async () => {
  const made = async (kind: 'projectType' | 'documentType', name: string): Promise<number> =>
    (await it.call(dictionaryCalls[kind].create, { as: admin, body: { name, color: '#FF0000' } }))
      .data.id;
  const [audit, contract] = [
    await made('projectType', 'Audyt'),
    await made('documentType', 'Umowa'),
  ];
  const asked = async (path: string) => {
    expect((await get(path, admin)).statusCode).toBe(200);
    return (await noted()).list[0].asked;
  };
  const of = (endpoint: Endpoint, filter: string) =>
    asked(`${exportOf(endpoint).path}?format=csv&${filter}`);
  expect(await of(listProjects, `filter[status]=0,1&filter[type]=${audit}`)).toBe(
    'typ usługi: Audyt · status: Oczekujące, Do realizacji',
  );
  expect(await of(listDocuments, `filter[status]=1&filter[type]=${contract}`)).toBe(
    'typ dokumentu: Umowa · status: Aktualny',
  );
  expect(await of(listOffers, `filter[type]=${audit}&filter[expired]=1`)).toBe(
    'usługa: Audyt · po ważności: tak',
  );
  expect(await of(listReportTasks, 'filter[timely]=late&filter[service]=987654')).toBe(
    'zakończone: po terminie · usługa: nr 987654',
  );
  expect(await of(listClients, 'name=Alfa')).toBe('nazwa: Alfa');
  await it.call(dictionaryCalls.documentType.remove, { as: admin, params: { id: contract } });
  const { list } = await noted();
  expect(list.map((row: { asked: string }) => row.asked)).toContain(
    'typ dokumentu: Umowa · status: Aktualny',
  );
});

test('every filter of every list has its words, and no number stands for a record or a status [HIS-22]', () => {
  const filters = routes.flatMap(({ endpoint: { list, path } }) =>
    Object.entries({ ...list?.filters, ...list?.extra }).map(([key, kind]) => ({
      key: `${path} ${key}`,
      words: askedListsOf(house).wordsAt(path, key),
      kind,
    })),
  );
  expect(filters.length).toBeGreaterThan(90);
  expect(filters.filter(({ words }) => !words).map(({ key }) => key)).toEqual([]);
  const chosen = filters.filter(({ kind }) => kind === 'ids' || Array.isArray(kind));
  expect(chosen.filter(({ words }) => !words?.of && !words?.options).map(({ key }) => key)).toEqual(
    [],
  );
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
    const more = answer.statusCode === 200 ? 1 : 0;
    expect([path, (await noted()).count]).toEqual([path, count + more]);
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
  const { list } = await taken();
  expect(list).toHaveLength(1);
  expect((await noted({ filter: { dateTo: '2020-01-01' } })).count).toBe(0);
  expect((await noted({ search: 'KLIENCI' })).count).toBeGreaterThan(0);
  expect((await noted({ sort: 'rows', order: 'asc' })).list[0].rows).toBe(0);
  const path = `${exportOf(listExports).path}?format=csv`;
  await get(path, admin);
  // The download before this one is in it.
  expect((await get(path, admin)).body).toContain('Pobrania list');
});

test('of an own field that the reader does not see neither name nor value is told, only that there was one [CUS-332]', async () => {
  const made = async (label: string, audience: object) => {
    const body = { record: 'client', kind: 'text', label, ...audience } as const;
    const { id } = (await it.call(createCustomField, { as: admin, body })).data;
    const fields = (await it.call(listCustomDefinitions, { as: admin })).data.list;
    return fields.find((one: { id: number }) => one.id === id).key;
  };
  const [hidden, open] = [
    await made('Skryte', { sees: 'admin', edits: 'admin' }),
    await made('Jawne', {}),
  ];
  const filter = `filter[custom.${hidden}.has]=tajne&filter[custom.${open}.has]=x`;
  expect((await get(`/client/list/export?format=csv&${filter}`, admin)).statusCode).toBe(200);
  const partsOf = (text = '') => text.split(' · ').sort();
  expect(partsOf((await noted()).list[0].asked)).toEqual([
    'Jawne: zawiera „x”',
    'Skryte: zawiera „tajne”',
  ]);
  // The log is for administrators, who see every field; whoever reads it besides would be told this.
  const query = { page: 1, perPage: 1, sort: 'created', order: 'desc', filter: {} } as const;
  const reader = { flags: flagsOf(['ROLE_MANAGER']), lists: askedListsOf(house) };
  const { list } = await findExports(it.db, query, reader);
  expect(partsOf(list[0]?.asked)).toEqual(['Jawne: zawiera „x”', 'pole własne: niedostępne']);
  // No name of a field waits in the log itself.
  const { rows } = await it.db.pool.query('select query::text from "listExport"');
  expect(JSON.stringify(rows)).not.toMatch(/Skryte|Jawne/);
});
