import { exportOf } from '@zaplecze/contract/kit/calls/export';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { type Day, getDay } from '@zaplecze/contract/rooms/day/calls';
import * as contract from '@zaplecze/contract/rooms/knowledge/calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noonIn } from '../../../test/days.ts';
import type { Someone } from '../../../test/http.ts';
import { knowledgeApp } from './knowledge.fixture.ts';
import { remindOfKnowledge } from './knowledge.jobs.ts';

let it: Awaited<ReturnType<typeof knowledgeApp>>;
let manager: Someone;
let other: Someone;
let anna: Someone;
let jan: Someone;
let stranger: Someone;
let id: number;
const today = warsawDay();

beforeAll(async () => {
  it = await knowledgeApp();
  manager = await it.worker(it.taxes, 'ROLE_MANAGER');
  other = await it.worker(null, 'ROLE_ADMIN');
  anna = await it.worker(it.taxes);
  jan = await it.worker(it.taxes);
  stranger = await it.worker(it.payroll, 'ROLE_RECEPTION');
});
afterAll(() => it.close());
beforeEach(async () => {
  await it.db.deleteFrom('knowledgeBase').execute();
  await it.db.deleteFrom('notification').execute();
  id = await it.make(manager, { description: '<p>Krok pierwszy</p>' });
});

const params = () => ({ id });
const ask = (more: object = {}, as: Someone = manager) =>
  it.call(contract.askReading, {
    ...{ as, params: params() },
    body: { everybody: false, departments: [it.taxes], dueOn: null, ...more },
  });
const change = (body: object, as = manager, headers = {}) =>
  it.call(contract.changeReading, { as, params: params(), body, headers });
const confirm = async (as: Someone, version?: number) =>
  await it.call(contract.confirmReading, {
    ...{ as, params: params() },
    body: { version: version ?? (await it.read(as, id)).version },
  });
const readers = async (query: object = {}, as = manager): Promise<contract.ArticleReader[]> =>
  (await it.call(contract.listReaders, { as, params: params(), query: query as never })).data.list;
const ids = (list: { id: number }[]) => list.map((one) => one.id).toSorted((a, b) => a - b);
const day = async (as: Someone): Promise<Day> => (await it.call(getDay, { as })).data.day;

test('departments or everybody are asked, with a day or without; nobody is refused [KNO-60]', async () => {
  expect((await ask({ departments: [] })).errors).toEqual({
    departments: 'Wskaż co najmniej jeden dział',
  });
  expect((await ask({ departments: [999_999] })).errors).toEqual({
    departments: 'Nie ma takiego działu',
  });
  for (const as of [anna, stranger]) expect((await ask({}, as)).status).toBe(403);
  expect((await it.read(manager, id)).reading).toBeNull();
  expect((await ask({ dueOn: addDays(today, 7) })).status).toBe(200);
  expect((await it.read(manager, id)).reading).toMatchObject({
    ...{ everybody: false, departments: [{ id: it.taxes }], dueOn: addDays(today, 7) },
    ...{ askedBy: { id: manager.id }, asked: 2, read: 0, earlier: 0 },
  });
  expect((await it.read(anna, id)).reading).toBeNull();
  expect((await ask({ everybody: true, departments: [] }, other)).status).toBe(200);
  expect(ids(await readers())).toEqual(ids([manager, anna, jan, stranger]));
});

test('who is asked sees it on the article, in the list and in the day, and is told once [KNO-61, DAY-17]', async () => {
  await ask({ dueOn: addDays(today, -1) });
  expect((await it.read(anna, id)).asked).toEqual({
    ...{ by: { id: manager.id, name: manager.name }, dueOn: addDays(today, -1) },
    ...{ at: null, earlier: false },
  });
  expect(ids(await it.list(anna, { filter: { toRead: 1 } }))).toEqual([id]);
  expect((await it.list(anna))[0]?.toRead).toBe(true);
  expect((await day(anna)).reading).toEqual({
    count: 1,
    rows: [
      {
        ...{ kind: 'article', id, name: 'Zamknięcie miesiąca', overdue: true },
        ...{ by: { id: manager.id, name: manager.name }, dueOn: addDays(today, -1) },
      },
    ],
  });
  expect(await it.told(anna, 'articleToRead')).toHaveLength(1);
  expect((await it.told(jan, 'articleToRead'))[0]).toContain(
    `Do przeczytania: <a href="/knowledge?item=${id}">Zamknięcie miesiąca</a> (prosi ${manager.name}`,
  );
  // Who asks is not asked, nor is who works elsewhere or stands in for somebody who is.
  await it.standIn(stranger, anna);
  for (const as of [manager, stranger, other]) {
    expect((await it.read(as, id)).asked).toBeNull();
    expect((await day(as)).reading.count).toBe(0);
    expect(await it.list(as, { filter: { toRead: 1 } })).toEqual([]);
    expect(await it.told(as, 'articleToRead')).toEqual([]);
    expect((await confirm(as)).status).toBe(409);
  }
});

test('who joins the department is asked too, who leaves it or the company is not [KNO-61]', async () => {
  await ask();
  const fresh = await it.worker(it.payroll);
  await it.move(fresh, it.taxes);
  await it.move(jan, it.payroll);
  expect((await it.read(fresh, id)).asked).not.toBeNull();
  expect(ids(await readers())).toEqual(ids([anna, fresh]));
  await remindOfKnowledge(it.db, new Date());
  await remindOfKnowledge(it.db, new Date());
  expect(await it.told(fresh, 'articleToRead')).toHaveLength(1);
  expect(await it.told(anna, 'articleToRead')).toHaveLength(1);
  await it.db.updateTable('person').set({ active: false }).where('id', '=', fresh.id).execute();
  expect(ids(await readers())).toEqual([anna.id]);
  await it.move(jan, it.taxes);
});

test('one click confirms: when and which version is kept; a later change of the text is told [KNO-62]', async () => {
  await ask();
  const { version } = await it.read(anna, id);
  expect((await confirm(anna, version + 1)).errors).toEqual({ version: 'Nieprawidłowa wartość' });
  expect((await confirm(anna)).status).toBe(200);
  const { asked } = await it.read(anna, id);
  expect(asked?.at).not.toBeNull();
  expect((await confirm(anna)).status).toBe(200);
  expect((await it.read(anna, id)).asked).toEqual(asked);
  expect((await day(anna)).reading.count).toBe(0);
  const patch = (body: object) =>
    it.call(contract.updateArticle, { as: manager, params: params(), body });
  await patch({ name: 'Nowy tytuł' });
  expect((await readers({ read: 1 }))[0]).toMatchObject({ id: anna.id, earlier: false });
  await patch({ description: '<p>Krok zupełnie inny</p>' });
  expect((await readers({ read: 1 }))[0]).toMatchObject({ id: anna.id, earlier: true });
  expect((await it.read(anna, id)).asked?.earlier).toBe(true);
  expect((await it.read(manager, id)).reading).toMatchObject({ asked: 2, read: 1, earlier: 1 });
  // Whoever read the version before the change read the earlier text, however late they said so.
  await confirm(jan, version);
  expect(await readers({ read: 1 })).toMatchObject([{ earlier: true }, { earlier: true }]);
});

test('asked again, all confirm anew; what was confirmed stays [KNO-60, KNO-62]', async () => {
  await ask();
  await confirm(anna);
  await ask({}, other);
  expect((await it.read(anna, id)).asked).toMatchObject({ by: { id: other.id }, at: null });
  expect(ids(await readers({ read: 0 }))).toEqual(ids([manager, anna, jan]));
  expect(await it.told(anna, 'articleToRead')).toHaveLength(2);
  const kept = await it.db.selectFrom('readingConfirmation').select('person').execute();
  expect(kept).toEqual([{ person: anna.id }]);
});

test('managers see who has read and who has not, and download it; others do not [KNO-63]', async () => {
  await ask();
  await confirm(jan);
  expect(ids(await readers({ read: 0 }))).toEqual([anna.id]);
  expect(await readers({ read: 1 })).toMatchObject([
    { user: { id: jan.id, name: jan.name }, department: { id: it.taxes }, at: expect.any(String) },
  ]);
  const open = (as: Someone, format: string) =>
    it.app.inject({
      url: `/api${exportOf(contract.listReaders).path.replace(':id', String(id))}?format=${format}`,
      headers: { 'access-token': as.token },
    });
  const csv = (await open(other, 'csv')).body;
  expect(csv).toContain('Imię i nazwisko;Dział;Przeczytane;Uwagi');
  expect(csv).toContain(jan.name);
  expect((await open(manager, 'xlsx')).headers['content-type']).toContain('spreadsheetml');
  expect((await open(anna, 'csv')).statusCode).toBe(403);
  const asked = await it.call(contract.listReaders, { as: anna, params: params() });
  expect(asked.status).toBe(403);
  const missing = { id: 999_999 };
  const gone = await it.call(contract.listReaders, { as: manager, params: missing });
  expect(gone.status).toBe(404);
});

test('those who have not read are reminded by hand once a day, and by the product when the day is near and over [KNO-63, KNO-64]', async () => {
  await ask({ dueOn: addDays(today, 30) });
  await confirm(jan);
  const remind = (as = manager) => it.call(contract.remindReaders, { as, params: params() });
  expect((await remind(anna)).status).toBe(403);
  expect((await remind()).data).toEqual({ told: 1 });
  expect((await remind(other)).status).toBe(409);
  expect((await it.read(manager, id)).reading?.reminded).toBe(true);
  expect(await it.told(anna, 'articleToRead')).toHaveLength(2);
  const on = (days: number) => remindOfKnowledge(it.db, noonIn(days));
  await on(20);
  expect(await it.told(anna, 'articleToRead')).toHaveLength(2);
  await on(30);
  await on(30);
  expect(await it.told(anna, 'articleToRead')).toHaveLength(3);
  await on(31);
  await on(35);
  expect(await it.told(anna, 'articleToRead')).toHaveLength(4);
  expect(await it.told(jan, 'articleToRead')).toHaveLength(1);
});

test('a request is changed without losing what was confirmed, by two at once as well, and withdrawn [KNO-65]', async () => {
  expect((await change({ everybody: true })).status).toBe(404);
  await ask();
  await confirm(anna);
  const version = (await it.read(manager, id)).reading?.version ?? 0;
  const stale = { 'if-match': `"${version}"` };
  expect((await change({ departments: [it.taxes, it.payroll] }, other)).status).toBe(200);
  expect(await it.told(stranger, 'articleToRead')).toHaveLength(1);
  expect((await change({ dueOn: addDays(today, 3) }, manager, stale)).status).toBe(200);
  const { reading } = await it.read(manager, id);
  expect(reading).toMatchObject({ dueOn: addDays(today, 3), asked: 3, read: 1 });
  expect(reading?.departments).toHaveLength(2);
  expect((await change({ departments: [] })).status).toBe(400);
  const end = (as: Someone) => it.call(contract.endReading, { as, params: params() });
  expect((await end(anna)).status).toBe(403);
  expect((await end(manager)).status).toBe(200);
  expect((await end(manager)).status).toBe(404);
  expect((await it.read(jan, id)).asked).toBeNull();
  expect((await confirm(jan)).status).toBe(409);
  expect((await day(jan)).reading.count).toBe(0);
});
