import { listNotifications } from '@zaplecze/contract/rooms/notifications/calls';
import * as contract from '@zaplecze/contract/rooms/reception/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertClient } from '../../../test/client.ts';
import { type Someone, type TestApp, testApp } from '../../../test/http.ts';
import { guestOf, type House, parcelOf, receptionHouse } from './reception.fixture.ts';

let it: TestApp;
let desk: Someone;
let visited: Someone;
let stranger: Someone;
let house: House;

beforeAll(async () => {
  it = await testApp();
  [desk, visited, stranger] = await Promise.all([
    it.signIn('ROLE_RECEPTION'),
    it.signIn(),
    it.signIn('ROLE_MANAGER'),
  ]);
  house = await receptionHouse(it);
});
afterAll(() => it.close());

const create = (body: object, as: Someone | null = desk) =>
  it.call(contract.createReception, { as, body });
const guest = (more: object = {}) => create({ ...guestOf(house, visited), ...more });
const parcel = (more: object = {}) => create({ ...parcelOf(house), ...more });
const read = async (id: number, as = desk): Promise<contract.Reception> =>
  (await it.call(contract.getReception, { as, params: { id } })).data.reception;
const patch = (id: number, body: object, headers = {}) =>
  it.call(contract.updateReception, { as: desk, params: { id }, body, headers });
const list = async (query: object = {}) =>
  (await it.call(contract.listReception, { as: desk, query: query as never })).data.list;
const news = async () => (await it.call(listNotifications, { as: visited, query: {} })).data.list;
const typed = { client: null, clientName: 'Kurier Jan' };
const wrongCode = 'Kod pocztowy musi mieć 5 cyfr, np.11-111';
const address = { clientCity: 'Gdynia', clientAddress: 'Portowa 3', clientPostal: '81-000' };

test('a guest of a client carries the client’s address [REC-14]', async () => {
  expect(await read((await guest()).data.id)).toMatchObject({
    category: 'guest',
    fullName: 'Łucja Żuk',
    client: { name: 'Żagiel' },
    clientName: null,
    clientCity: 'Łódź',
    operationDate: '2026-11-20T08:15:00.000Z',
    user: { id: visited.id },
    sysNumber: null,
  });
});

test('a guest of nobody known carries the typed name; without a date it is now [REC-13, REC-14]', async () => {
  const before = Date.now() - 60_000;
  const { operationDate: _, ...rest } = guestOf(house, visited);
  const found = await read((await create({ ...rest, ...typed })).data.id);
  expect(found).toMatchObject({ client: null, clientName: 'Kurier Jan' });
  expect(Date.parse(found.operationDate)).toBeGreaterThan(before);
});

test('all messages of an empty guest and an empty parcel are told at once [REC-12, REC-22, REC-23]', async () => {
  expect((await create({ category: 'guest' })).errors).toEqual({
    fullName: 'Imię i nazwisko są wymagane',
    user: 'Wskaż, do kogo',
    client: 'Firma jest wymagana',
    clientName: 'Nazwa firmy jest wymagana',
  });
  expect((await create({ category: 'parcel' })).errors).toEqual({
    description: 'Opis przesyłki jest wymagany',
    type: 'Rodzaj jest wymagany',
    direction: 'Typ przesyłki jest wymagany',
    company: 'Spółka jest wymagana',
    client: 'Nadawca / Odbiorca jest wymagany',
    clientName: 'Nazwa firmy jest wymagana',
    clientCity: 'Miasto jest wymagane',
    clientAddress: 'Ulica jest wymagana',
    clientPostal: 'Kod pocztowy jest wymagany',
  });
});

test.each([
  [{ user: 999_999 }, 'user', 'Wskaż, do kogo'],
  [{ client: 999_999 }, 'client', 'Firma jest wymagana'],
  [
    { clientName: 'Inna firma' },
    'clientName',
    'Wybierz klienta albo wpisz nazwę firmy, nie jedno i drugie',
  ],
  [{ operationDate: null }, 'operationDate', 'Data jest wymagana'],
  [{ exitDate: '2026-11-20 09:00' }, 'exitDate', 'Wyjście nie może być wcześniejsze niż wejście'],
  [{ company: 1 }, 'company', 'Nieznane pole'],
  [{ sysNumber: 'X' }, 'sysNumber', 'Nieznane pole'],
])(
  'a guest with %j is refused on %s: %s [REC-12, REC-13, REC-15]',
  async (more, field, message) => {
    const answer = await guest(more);
    expect(answer.status).toBe(400);
    expect(answer.errors?.[field]).toBe(message);
  },
);

test.each([
  [{ type: 999_999 }, 'type', 'Rodzaj jest wymagany'],
  [{ company: 999_999 }, 'company', 'Spółka jest wymagana'],
  [{ direction: 'sideways' }, 'direction', 'Typ przesyłki jest wymagany'],
  [{ client: 999_999 }, 'client', 'Nadawca / Odbiorca jest wymagany'],
  [{ user: 999_999 }, 'user', 'Nie ma takiej osoby'],
  [{ ...typed, ...address, clientPostal: '81-0000' }, 'clientPostal', wrongCode],
  [{ ...typed, ...address, clientPostal: '81-00' }, 'clientPostal', wrongCode],
  [{ ...typed, ...address, clientPostal: 'ABCDE' }, 'clientPostal', wrongCode],
])('a parcel with %j is refused on %s: %s [REC-22, REC-23]', async (more, field, message) => {
  const answer = await parcel(more);
  expect(answer.status).toBe(400);
  expect(answer.errors?.[field]).toBe(message);
});

test('a parcel copies its client’s address, or carries what was typed [REC-24]', async () => {
  expect(await read((await parcel()).data.id)).toMatchObject({
    clientCity: 'Łódź',
    clientAddress: 'Długa 1',
    clientPostal: '90-001',
    company: { name: 'Meridian Księgowość sp. z o.o.' },
    type: { name: 'list polecony' },
  });
  const found = await read((await parcel({ ...typed, ...address })).data.id);
  expect(found).toMatchObject({ client: null, clientName: 'Kurier Jan', ...address });
});

test('numbers of a company, direction and year have no gaps and no doubles, however many register at once [REC-30, REC-31]', async () => {
  const series = { company: house.other, operationDate: '2025-03-01 08:00' };
  const answers = await Promise.all(
    // Every fourth is refused, the others take the numbers one after another.
    Array.from({ length: 40 }, (_, at) =>
      parcel({ ...series, ...(at % 4 === 3 && { files: [999_999] }) }),
    ),
  );
  const made = answers.filter(({ status }) => status === 200);
  expect(made).toHaveLength(30);
  const numbers = await Promise.all(made.map(async ({ data }) => (await read(data.id)).sysNumber));
  expect(numbers.sort()).toEqual(
    Array.from({ length: 30 }, (_, at) => `P/AU/2025/${String(at + 1).padStart(5, '0')}`),
  );
});

test('each direction, company and year counts for itself; a parcel that moves takes the next number there [REC-30, REC-32]', async () => {
  const number = async (id: number) => (await read(id)).sysNumber;
  const moment = { operationDate: '2024-12-31 23:30' };
  const first = (await parcel(moment)).data.id;
  expect(await number(first)).toBe('P/MK/2024/00001');
  const out = (await parcel({ ...moment, direction: 'outbound' })).data.id;
  expect(await number(out)).toBe('W/MK/2024/00001');
  const newYear = (await parcel({ operationDate: '2025-01-01 00:10' })).data.id;
  expect(await number(newYear)).toBe('P/MK/2025/00001');
  await patch(out, { direction: 'inbound' });
  expect(await number(out)).toBe('P/MK/2024/00002');
  await patch(out, { description: 'Aneks' });
  expect(await number(out)).toBe('P/MK/2024/00002');
  await patch(out, { operationDate: '2024-12-30 08:00' });
  expect(await number(out)).toBe('P/MK/2024/00002');
  await patch(out, { operationDate: '2025-01-02 08:00' });
  expect(await number(out)).toBe('P/MK/2025/00002');
});

test('a change of one of client and typed name takes the other’s place, with its address [REC-13, REC-24]', async () => {
  const { id } = (await parcel({ ...typed, ...address })).data;
  expect((await patch(id, { category: 'parcel', client: house.client })).status).toBe(200);
  expect(await read(id)).toMatchObject({ clientName: null, clientCity: 'Łódź' });
  expect((await patch(id, { clientName: 'Ktoś' })).status).toBe(200);
  expect(await read(id)).toMatchObject({ client: null, clientName: 'Ktoś', clientCity: 'Łódź' });
  expect((await patch(id, { clientName: '' })).errors).toMatchObject({
    clientName: 'Nazwa firmy jest wymagana',
  });
  expect((await patch(id, { exitDate: '2026-11-20 12:00' })).errors).toEqual({
    exitDate: 'Nieznane pole',
  });
  expect((await patch(id, { category: 'guest' })).errors).toHaveProperty('category');
});

test('a guest leaves with one change [REC-15]', async () => {
  const { id } = (await guest()).data;
  expect((await patch(id, { category: 'guest', exitDate: '2026-11-20 11:00' })).status).toBe(200);
  expect((await read(id)).exitDate).toBe('2026-11-20T10:00:00.000Z');
  const late = await patch(id, { operationDate: '2026-11-20 12:00' });
  expect(late.errors).toEqual({ exitDate: 'Wyjście nie może być wcześniejsze niż wejście' });
});

test('two editors merge; the same field changed by both is 409 [REC-43]', async () => {
  const { id } = (await parcel()).data;
  const stale = { 'if-match': `"${(await read(id)).version}"` };
  await patch(id, { description: 'Pierwsza' });
  expect((await patch(id, { taskNumber: '123' }, stale)).status).toBe(200);
  const answer = await patch(id, { description: 'Druga' }, stale);
  expect(answer.status).toBe(409);
  expect(answer.json.conflicts).toEqual({ description: { theirs: 'Pierwsza', yours: 'Druga' } });
});

test('files come with the form or by their own calls [REC-25]', async () => {
  const [first, second] = [await it.upload(desk), await it.upload(desk, 'skan.pdf')];
  const { id } = (await parcel({ files: [first] })).data;
  const params = { id, file: second };
  expect((await it.call(contract.receptionFiles.attach, { as: stranger, params })).status).toBe(
    403,
  );
  expect((await it.call(contract.receptionFiles.attach, { as: desk, params })).status).toBe(200);
  expect((await read(id)).files).toHaveLength(2);
  await patch(id, { files: [second] });
  expect((await read(id)).files).toMatchObject([{ fileName: 'skan.pdf' }]);
  expect((await it.call(contract.receptionFiles.detach, { as: desk, params })).status).toBe(200);
  expect((await it.call(contract.receptionFiles.detach, { as: desk, params })).status).toBe(404);
});

test('the visited person is told at once and reads their record and its files; strangers do not [REC-02, REC-42]', async () => {
  const file = await it.upload(desk);
  const operationDate = new Date().toISOString();
  const { id } = (await parcel({ user: visited.id, files: [file], operationDate })).data;
  const visit = (await guest({ operationDate })).data.id;
  const contents = (await news()).list.map((one: { content: string }) => one.content);
  expect(contents[0]).toContain('Gość do Ciebie: <a href="/guest/view/');
  expect(contents.join()).toContain('Przesyłka do Ciebie');
  expect((await read(visit, visited)).may).toEqual({ edit: false, delete: false });
  expect((await read(id, visited)).description).toBe('Umowa najmu');
  const get = (as: Someone) => it.call(contract.getReception, { as, params: { id } });
  expect((await get(stranger)).status).toBe(403);
  const download = (as: Someone) =>
    it.app.inject({
      url: `/api/media/download/id/${file}/x.pdf`,
      headers: { 'access-token': as.token },
    });
  expect((await download(visited)).statusCode).toBe(200);
  expect((await download(stranger)).statusCode).toBe(403);
});

test('nobody is told of a parcel they send [REC-42]', async () => {
  const { count } = await news();
  await parcel({ user: visited.id, direction: 'outbound' });
  expect((await news()).count).toBe(count);
});

test('nobody is told of a guest who has gone out already, who is written down afterwards [REC-128]', async () => {
  const { count } = await news();
  const now = new Date().toISOString();
  expect((await guest({ user: visited.id, operationDate: now, exitDate: now })).status).toBe(200);
  expect((await news()).count).toBe(count);
});

test('the registers are the reception’s: others get 403, a missing record is 404 [REC-01]', async () => {
  for (const as of [visited, stranger]) {
    expect((await it.call(contract.listReception, { as })).status).toBe(403);
    expect((await create(guestOf(house, visited), as)).status).toBe(403);
  }
  expect((await create({}, null)).status).toBe(401);
  const { id } = (await guest()).data;
  const remove = (as: Someone, one = id) =>
    it.call(contract.removeReception, { as, params: { id: one } });
  expect((await remove(visited)).status).toBe(403);
  expect((await remove(desk)).status).toBe(200);
  expect((await remove(desk)).status).toBe(404);
  expect((await patch(id, {})).status).toBe(404);
});

test('the lists take every filter, sort and search [REC-11, REC-21, REC-40, REC-10]', async () => {
  await guest({ operationDate: new Date().toISOString() });
  await parcel({ direction: 'outbound', company: house.other });
  await parcel({ company: house.other });
  for (const filter of [
    { category: 'guest' },
    { category: 'guest', present: 1 },
    { category: 'parcel', direction: 'outbound' },
    { type: [house.type] },
    { client: [house.client] },
    { company: [house.company, house.other] },
    { user: [visited.id] },
    { category: 'parcel', dateFrom: '2026-11-20', dateTo: '2026-11-20' },
  ]) {
    expect((await list({ filter })).count).toBeGreaterThan(0);
  }
  for (const filter of [{ client: [999_999] }, { dateFrom: '2099-01-01' }, { type: [999_999] }]) {
    expect((await list({ filter })).count).toBe(0);
  }
  for (const search of ['zuk', 'zagiel', 'P/AU', 'um', '590']) {
    expect((await list({ search })).count).toBeGreaterThan(0);
  }
  const dates = (await list()).list.map((row: contract.ReceptionRow) => row.operationDate);
  expect(dates).toEqual([...dates].sort().reverse());
  const wrong = { filter: { category: 'pies' } } as never;
  expect((await it.call(contract.listReception, { as: desk, query: wrong })).status).toBe(400);
});

test('names follow their records; a deleted client leaves its name in the register [REC-40, REC-41]', async () => {
  const client = await insertClient(it.db);
  const named = it.db.insertInto('company').values({ name: 'Stocznia Bałtyk' });
  const { id: company } = await named.returning('id').executeTakeFirstOrThrow();
  const { id } = (await parcel({ client, company })).data;
  await it.db.updateTable('client').set({ name: 'Żuraw' }).where('id', '=', client).execute();
  await it.db.updateTable('company').set({ name: 'Ągora' }).where('id', '=', company).execute();
  expect((await list({ search: 'zuraw' })).count).toBeGreaterThan(0);
  await it.db.deleteFrom('client').where('id', '=', client).execute();
  expect(await read(id)).toMatchObject({ client: null, clientName: 'Żuraw', clientCity: 'Łódź' });
});
