import { exportOf, exportTicket } from '@zaplecze/contract/kit/calls/export';
import { listProjects } from '@zaplecze/contract/rooms/projects/calls';
import { listAssignedTasks } from '@zaplecze/contract/rooms/tasks/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Someone, type TestApp, testApp } from '../../../test/http.ts';
import { routes } from '../../rooms/house.ts';

let it: TestApp;
let manager: Someone;
let worker: Someone;

/** More than two batches, so that their joints show. */
const many = 2_345;

beforeAll(async () => {
  it = await testApp();
  [manager, worker] = await Promise.all([it.signIn('ROLE_MANAGER'), it.signIn()]);
  await sql`insert into client (name, phone, email, city, street, "postalCode", province, "fvName",
      "fvPhone", "fvEmail", nip, "fvCity", "fvStreet", "fvPostalCode", "fvProvince", status)
    select 'Firma ' || lpad(i::text, 4, '0'), '600100200', 'biuro@example.pl', 'Łódź', 'Żółta 1',
      '90-001', 10, 'Firma', '600100200', 'biuro@example.pl', '5260250274', 'Łódź', 'Żółta 1',
      '90-001', 10, i % 4 from generate_series(1, ${sql.lit(many)}) i`.execute(it.db);
});
afterAll(() => it.close());

const download = (path: string, token?: string) =>
  it.app.inject({ url: `/api${path}`, headers: token ? { 'access-token': token } : {} });
const lines = (text: string) =>
  text
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n');

test('every paged list can be downloaded [EXP-01]', () => {
  const paths = routes.map(({ endpoint }) => endpoint.path);
  const lists = routes.map(({ endpoint }) => endpoint).filter(({ list }) => list);
  expect(lists.length).toBeGreaterThan(10);
  for (const { path } of lists) expect(paths).toContain(`${path}/export`);
});

test('all rows of the filter in its order, whatever the page, once each [EXP-02]', async () => {
  const answer = await download(
    '/client/list/export?format=csv&filter[status]=1,2&sort=name&order=desc&page=3&perPage=10',
    worker.token,
  );
  expect(answer.statusCode).toBe(200);
  const [header, ...rows] = lines(answer.body);
  expect(header?.startsWith('Nazwa;NIP;Status;Telefon;E-mail;')).toBe(true);
  const expected = Array.from({ length: many }, (_, at) => at + 1)
    .filter((number) => number % 4 === 1 || number % 4 === 2)
    .map((number) => `Firma ${String(number).padStart(4, '0')}`)
    .reverse();
  expect(rows.map((row) => row.split(';')[0])).toEqual(expected);
});

test('the table of texts is UTF-8 with its mark, has semicolons and a name [EXP-03, EXP-04]', async () => {
  const answer = await download('/client/list/export?format=csv&search=0001', worker.token);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="klienci-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(lines(answer.body)[1]).toMatch(
    /^Firma 0001;5260250274;Aktywny;600100200;biuro@example.pl;(.*;)?Żółta 1;90-001;Łódź;łódzkie;/,
  );
  expect(
    lines((await download('/client/list/export?format=csv&search=xyz', worker.token)).body),
  ).toHaveLength(1);
});

describe('short lists', () => {
  test('the team, by search and department [EXP-01]', async () => {
    const { id } = await it.db
      .insertInto('department')
      .values({ name: 'Kadry', color: '#112233' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const clerk = await it.signIn();
    await it.db
      .updateTable('person')
      .set({ department: id, phone: '+48 600 100 200' })
      .where('id', '=', clerk.id)
      .execute();
    const all = lines((await download('/profile/list/export?format=csv', worker.token)).body);
    expect(all.length).toBeGreaterThan(3);
    expect(all[0]).toBe('Nazwisko;Imię;Stanowisko;Dział;Telefon;E-mail;Zastępuje;Zastępca');
    const path = `/profile/list/export?format=csv&department=${id}`;
    const some = lines((await download(path, worker.token)).body);
    expect(some).toHaveLength(2);
    expect(some[1]).toMatch(/^Nr\d+;Osoba;;Kadry;'\+48 600 100 200;/);
    const gone = '/profile/list/export?format=csv&inactive=1';
    expect((await download(gone, worker.token)).statusCode).toBe(403);
    expect((await download(gone, manager.token)).statusCode).toBe(200);
  });

  test('absences of a month, private ones without their kind for colleagues [EXP-07]', async () => {
    const { id: type } = await it.db
      .insertInto('calendarType')
      .values({ name: 'Szpital', color: '#112233', isVacation: true, isPrivate: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    const days = { dateFrom: '2026-03-28', dateTo: '2026-03-30' };
    await it.db
      .insertInto('calendarEntry')
      .values({ owner: manager.id, type, ...days })
      .execute();
    const path = '/calendar/list/export?format=csv&dateFrom=2026-03-01&dateTo=2026-03-31';
    const [, seen] = lines((await download(path, worker.token)).body);
    expect(seen).toBe('Nr1;Osoba;Nieobecność;tak;2026-03-28;2026-03-30;3;1;;Zaakceptowana');
    const [, own] = lines((await download(path, manager.token)).body);
    expect(own).toBe('Nr1;Osoba;Szpital;tak;2026-03-28;2026-03-30;3;1;;Zaakceptowana');
  });
});

describe('dictionaries', () => {
  const table = async (path: string) =>
    lines((await download(`${path}/list/export?format=csv`, worker.token)).body);

  test('every kind, with the columns that it has [EXP-01]', async () => {
    const heads = {
      taskType: 'Nazwa;Kolor',
      company: 'Nazwa;Kolor;Działy',
      department: 'Nazwa;Kolor;Spółki;Kierownik działu',
      position: 'Nazwa;Kolor',
      projectType: 'Nazwa;Kolor',
      documentType: 'Nazwa;Kolor',
      receptionType: 'Nazwa',
      knowledgeBaseType: 'Nazwa',
      tag: 'Nazwa',
      agreementType: 'Nazwa;Treść zgody',
      refusalReason: 'Nazwa',
    };
    for (const [kind, head] of Object.entries(heads)) {
      expect((await table(`/definition/${kind}`))[0], kind).toBe(head);
    }
    expect((await table('/calendar/types'))[0]).toBe(
      'Nazwa;Kolor;Urlop;Prywatny;Wymaga akceptacji;Przerywa urlop;Obniża wymiar urlopu;Limit roczny;Dni w roku',
    );
    expect((await download('/definition/tag/list/export')).statusCode).toBe(401);
    expect((await download('/definition/tag/list/export', worker.token)).statusCode).toBe(200);
  });

  test('colours, companies’ departments and the texts of consents [EXP-10]', async () => {
    await sql`with c as (insert into company (name, color) values ('Spółka A', '#0A0B0C') returning id),
        d as (insert into department (name, color) values ('Płace', '#112233'), ('BHP', '#112233')
          returning id)
      insert into "companyDepartment" (company, department) select c.id, d.id from c, d`.execute(
      it.db,
    );
    await sql`insert into "agreementType" (name, description)
      values ('E-mail', 'Zgadzam się; zawsze')`.execute(it.db);
    expect(await table('/definition/company')).toContain('Spółka A;#0A0B0C;"BHP; Płace"');
    expect(await table('/definition/department')).toContain('BHP;#112233;Spółka A;');
    expect(await table('/definition/agreementType')).toContain('E-mail;"Zgadzam się; zawsze"');
  });

  test('what the search and the switch show; archived ones say so [EXP-02]', async () => {
    await sql`insert into "calendarType" (name, color, "isVacation", "isPrivate", archived) values
      ('Żłobek', '#112233', true, true, false), ('Żłobek dawny', '#112233', true, false, true),
      ('Narada w żłobku', '#112233', false, false, false)`.execute(it.db);
    const path = '/calendar/types/list/export?format=csv&search=zlob';
    const found = async (more: string) =>
      lines((await download(`${path}${more}`, worker.token)).body).slice(1);
    expect(await found('')).toEqual([
      'Narada w żłobku;#112233;nie;nie;nie;nie;;nie;',
      'Żłobek;#112233;tak;tak;nie;nie;;nie;',
    ]);
    expect(await found('&isVacation=1')).toEqual(['Żłobek;#112233;tak;tak;nie;nie;;nie;']);
    expect(await found('&isVacation=1&archived=1')).toEqual([
      'Żłobek;#112233;tak;tak;nie;nie;;nie;;nie',
      'Żłobek dawny;#112233;tak;nie;nie;nie;;nie;;tak',
    ]);
    const other = '/definition/tag/list/export?isVacation=1';
    expect((await download(other, worker.token)).statusCode).toBe(400);
  });
});

test('one’s own notifications, as plain text [EXP-10]', async () => {
  await sql`insert into notification ("user", kind, content, status, created) values
    (${worker.id}, 'taskAssigned', 'Zadanie <a href="/task/1">Płace &amp; kadry</a>', 0,
      '2026-03-28T23:30:00Z'),
    (${worker.id}, 'taskAssigned', 'Dawne', 1, '2026-03-01T12:00:00Z'),
    (${manager.id}, 'taskAssigned', 'Cudze', 0, '2026-03-02T12:00:00Z')`.execute(it.db);
  const path = '/notification/list/export?format=csv';
  expect(lines((await download(path, worker.token)).body)).toEqual([
    'Treść;Dzień;Stan',
    'Zadanie Płace & kadry;2026-03-29;nieprzeczytane',
    'Dawne;2026-03-01;przeczytane',
  ]);
  const read = await download(`${path}&filter[status]=1`, worker.token);
  expect(lines(read.body)).toHaveLength(2);
  expect((await download(path)).statusCode).toBe(401);
});

describe('who may', () => {
  test('the same people as the list’s [EXP-07]', async () => {
    expect((await download('/project/list/export')).statusCode).toBe(401);
    expect((await download('/project/list/export', worker.token)).statusCode).toBe(403);
    expect((await download('/project/list/export', manager.token)).statusCode).toBe(200);
    const tasks = (person: number, token: string) =>
      download(`/project/task/assigned/${person}/export`, token);
    expect((await tasks(worker.id, worker.token)).statusCode).toBe(200);
    expect((await tasks(manager.id, worker.token)).statusCode).toBe(403);
    expect((await tasks(worker.id, manager.token)).statusCode).toBe(200);
    expect((await tasks(999_999, manager.token)).statusCode).toBe(404);
    expect(exportOf(listProjects).allow).toBe('manager');
    expect(exportOf(listAssignedTasks).path).toBe('/project/task/assigned/:user/export');
  });

  test('a ticket opens this one address, for its person, with the rights of now [EXP-08]', async () => {
    const sign = (as: Someone, path: string) => it.call(exportTicket, { as, body: { path } });
    const path = '/api/project/list/export?format=csv&filter[status]=1';
    const { data } = await sign(manager, path);
    expect(data.path.startsWith(`${path}&access-token=t.`)).toBe(true);
    const open = (url: string) => it.app.inject({ url });
    expect((await open(data.path)).statusCode).toBe(200);
    expect((await open(data.path.replace('csv', 'xlsx'))).statusCode).toBe(401);
    expect((await open(`${data.path.slice(0, -3)}abc`)).statusCode).toBe(401);
    expect((await open(data.path.replace('/export?', '?'))).statusCode).toBe(401);
    expect((await open((await sign(worker, path)).data.path)).statusCode).toBe(403);
    await it.db
      .updateTable('person')
      .set({ roles: ['ROLE_USER'] })
      .where('id', '=', manager.id)
      .execute();
    expect((await open(data.path)).statusCode).toBe(403);
    await it.db.updateTable('person').set({ active: false }).where('id', '=', manager.id).execute();
    expect((await open(data.path)).statusCode).toBe(401);
    await it.db
      .updateTable('person')
      .set({ active: true, roles: ['ROLE_MANAGER'] })
      .where('id', '=', manager.id)
      .execute();
  });

  test('nothing but downloads of lists is signed, and nothing unknown is taken [EXP-09]', async () => {
    for (const path of ['/api/client/list', 'http://zle.example/export?a', '/api/client/1']) {
      const answer = await it.call(exportTicket, { as: worker, body: { path } });
      expect(answer.errors).toEqual({ path: 'Nieprawidłowy adres' });
    }
    expect((await download('/client/list/export?format=pdf', worker.token)).statusCode).toBe(400);
    expect((await download('/client/list/export?sort=nic', worker.token)).statusCode).toBe(400);
  });
});
