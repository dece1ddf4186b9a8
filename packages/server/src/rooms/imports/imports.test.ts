import { listDocuments } from '@zaplecze/contract/rooms/documents/calls';
import * as contract from '@zaplecze/contract/rooms/imports/calls';
import { getIssue } from '@zaplecze/contract/rooms/issues/calls';
import { getProject } from '@zaplecze/contract/rooms/projects/calls';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { waitingJobs } from '../../../test/waiting-jobs.ts';
import { importsApp } from './imports.fixture.ts';

const {
  it,
  admin,
  manager,
  worker,
  anna,
  house,
  client,
  send,
  shown,
  given,
  check,
  run,
  imported,
  problemsOf,
} = await importsApp();
afterAll(() => it.close());

const contacts = () =>
  it.db
    .selectFrom('clientPerson')
    .select(['firstName', 'lastName', 'email', 'phone', 'client', 'description'])
    .orderBy('id')
    .execute();
const projects = () => it.db.selectFrom('project').select(['id', 'name']).orderBy('id').execute();
const issues = () =>
  it.db.selectFrom('issue').select(['id', 'name', 'status']).orderBy('id').execute();
const count = async (table: 'clientPerson' | 'project' | 'issue' | 'document' | 'person') =>
  (
    await it.db
      .selectFrom(table)
      .select(sql<number>`count(*)`.as('count'))
      .executeTakeFirstOrThrow()
  ).count;

describe('contact persons', () => {
  const header = 'NIP klienta;Klient;Imię;Nazwisko;Telefon;E-mail';

  test('come in to the clients that their NIP or name says, in the words of the form [EXP-16, EXP-19]', async () => {
    const rows = [
      header,
      '701-000-00-11;;Ewa;Lis;600 100 200;ewa@gesla.example',
      ';gesla jazn sp. z o.o.;Jan;Lis;;jan@gesla.example',
    ];
    expect(
      await problemsOf('contact', [
        ...rows,
        ';Nikt taki;Ola;Lis;600 100 200;',
        ';Gęśla Jaźń sp. z o.o.;;Lis;12;x@',
        '7010000011;;Ela;Lis;;',
      ]),
    ).toEqual([
      [4, 'client', 'Nie ma takiego klienta: Nikt taki'],
      [5, 'firstName', 'Imię jest wymagane'],
      [5, 'phone', 'Telefon musi mieć przynajmniej 9 cyfr'],
      [5, 'email', 'Nieprawidłowy adres e-mail'],
      [6, 'phone', 'Podaj telefon albo adres e-mail'],
    ]);
    const done = await imported('contact', rows);
    expect(done).toMatchObject({ state: 'done', imported: 2, skipped: 0 });
    expect(await contacts()).toMatchObject([
      { firstName: 'Ewa', client, phone: '600 100 200' },
      { firstName: 'Jan', client, email: 'jan@gesla.example' },
    ]);
    const { rows: history } = await sql<{ who: number }>`
      select who from history where entity = 'clientPerson'`.execute(it.db);
    expect(history.map(({ who }) => who)).toEqual([manager.id, manager.id]);
  });

  test('with something wrong in a cell hold the file until they are left out [EXP-70]', async () => {
    const rows = [
      header,
      '7010000011;;Iga;Dobra;tel. 22 111 22 33 w. 12;iga@gesla.example',
      '7010000011;;Ola;Zła;600 100 200 po 16;ola@gesla.example',
    ];
    const { id, settings } = await given('contact', rows);
    const { data } = await check(id, settings);
    expect(data.problems).toMatchObject([
      { row: 3, field: 'phone', message: expect.stringContaining('numer wewnętrzny') },
    ]);
    expect(await run(id, settings)).toMatchObject({ state: 'ready', imported: 0 });
    expect(await run(id, { ...settings, skipFaulty: true })).toMatchObject({
      ...{ state: 'done', imported: 1, skipped: 1 },
    });
    expect(
      (await contacts()).filter(({ lastName }) => /^(Dobra|Zła)$/.test(lastName)),
    ).toMatchObject([{ lastName: 'Dobra', phone: '22 111 22 33 wew. 12' }]);
    await sql`delete from "clientPerson" where "lastName" = 'Dobra'`.execute(it.db);
  });

  test('that are there already are left out, changed or added, as was chosen [EXP-20]', async () => {
    const rows = [
      header,
      '7010000011;;Ewa;Lis;700 100 200;EWA@gesla.example',
      '7010000011;;Adam;Nowy;;a@gesla.example',
    ];
    const { id, settings } = await given('contact', rows);
    const { data } = await check(id, settings);
    expect(data).toMatchObject({
      ...{ made: 1, changed: 0, duplicateCount: 1 },
      duplicates: [{ row: 2, name: 'Ewa Lis', record: 'Ewa Lis', earlier: null }],
    });
    expect((await check(id, { ...settings, duplicates: 'update' })).data).toMatchObject({
      ...{ made: 1, changed: 1 },
    });
    expect(await run(id, { ...settings, duplicates: 'update' })).toMatchObject({ imported: 2 });
    const found = await contacts();
    expect(found.filter(({ lastName }) => lastName === 'Lis')).toHaveLength(2);
    expect(found[0]).toMatchObject({ firstName: 'Ewa', phone: '700 100 200' });
    expect(await imported('contact', rows, { duplicates: 'import' })).toMatchObject({
      imported: 2,
    });
    expect(await count('clientPerson')).toBe(5);
  });
});

describe('projects', () => {
  const header = 'Klient;Usługa;Nazwa;Odpowiedzialny;Start;Powtarzanie;Kwota';

  test('come in with the tasks of their service, given to whom the row names [EXP-22]', async () => {
    const done = await imported('project', [
      header,
      'Gęśla Jaźń sp. z o.o.;Pełna księgowość;Rok 2027;Anna Żądło;2.01.2027;kwartalnie;1 200,50 zł',
    ]);
    expect(done).toMatchObject({ state: 'done', imported: 1 });
    const [project] = await projects();
    const { data } = await it.call(getProject, { as: manager, params: { id: project?.id ?? 0 } });
    expect(data.project).toMatchObject({
      ...{ name: 'Rok 2027', startDate: '2027-01-02', recurrent: 4, unitValue: 1200.5 },
      client: { id: client },
    });
    const [{ procedures }] = data.project.services;
    expect(procedures[0].tasks.map(({ user }: { user: { id: number } }) => user.id)).toEqual([
      anna.id,
      anna.id,
    ]);
    expect(house.service).toBe(data.project.services[0].id);
  });

  test('that their rules refuse leave nothing of the whole file; the rows are told [EXP-21]', async () => {
    const before = await count('project');
    const good = Array.from(
      { length: 60 },
      (_, at) => `Gęśla Jaźń sp. z o.o.;Pełna księgowość;Dobry ${at};;;;`,
    );
    const lines = [`${header};Powtarzanie od;Powtarzanie do`, ...good];
    const bad = 'Gęśla Jaźń sp. z o.o.;Pełna księgowość;Zły;;;Co miesiąc;;2027-05-01;2027-02-01';
    // Among the first, the trial finds it; nothing is written by that.
    expect(await problemsOf('project', [lines[0] ?? '', bad, ...good])).toEqual([
      [2, 'recurrentTo', 'Koniec nie może być przed początkiem'],
    ]);
    expect(await count('project')).toBe(before);
    const { id, settings } = await given('project', [...lines, bad]);
    expect((await check(id, settings)).data).toMatchObject({ made: 61, problemCount: 0 });
    const failed = await run(id, settings);
    expect(failed).toMatchObject({
      state: 'ready',
      failure: expect.stringContaining('Niczego nie zapisano'),
      refused: [{ row: 62, field: 'recurrentTo', message: 'Koniec nie może być przed początkiem' }],
    });
    expect(await count('project')).toBe(before);
    expect((await waitingJobs(it.db)).filter(({ task }) => task !== 'imports:run')).toEqual([]);
  });
});

describe('issues', () => {
  const header = 'Nazwa;Wykonawcy;Typ;Opis;Klient;Status;Termin';

  test('come in with their people and go to their status by the steps of an issue [EXP-23]', async () => {
    const done = await imported('issue', [
      header,
      'Stara sprawa;Anna Żądło, Wilk Piotr;Umowy;Dawno zamknięta;7010000011;Closed;2026-11-25',
      'Nowa sprawa;Piotr Wilk;Inne;Do zrobienia;;;',
    ]);
    expect(done).toMatchObject({ state: 'done', imported: 2 });
    const [old, fresh] = await issues();
    expect([old?.status, fresh?.status]).toEqual([30, 1]);
    const { data } = await it.call(getIssue, { as: manager, params: { id: old?.id ?? 0 } });
    expect(data.issue).toMatchObject({ type: { id: 6 }, client: { id: client } });
    expect(data.issue.users.map(({ id }: { id: number }) => id).sort()).toEqual(
      [anna.id, worker.id].sort(),
    );
    // However many there are, each person hears of them once.
    const { rows } = await sql<{ count: number }>`select count(*) as count from notification
      where "user" = ${worker.id} and kind = 'issueAssigned'`.execute(it.db);
    expect(rows[0]?.count).toBe(1);
  });

  test('take from the choice for the whole file what the rows do not say [EXP-16]', async () => {
    const { id, settings } = await given('issue', ['Tytuł;Opis', 'Bez typu;Coś']);
    const { data } = await check(id, settings);
    expect(data.missing).toEqual(['users', 'type']);
    const wrong = await check(id, { ...settings, instead: { users: [999_999], type: [77] } });
    expect(wrong.errors).toEqual({
      'instead.users': 'Nie ma takiej osoby',
      'instead.type': 'Nie ma takiego typu zgłoszenia',
    });
    const instead = { users: [anna.id], type: [0] };
    expect(await run(id, { ...settings, instead })).toMatchObject({ imported: 1 });
  });
});

describe('documents', () => {
  test('take the files that were uploaded beside their list, by their names [EXP-24]', async () => {
    await it.db.insertInto('documentType').values({ name: 'Umowa' }).execute();
    const file = await it.upload(manager, 'umowa żółta.txt', 'treść umowy');
    const foreign = await it.upload(anna, 'cudza.txt', 'nie Twoje');
    const header = 'Plik;Typ;Klient;Opis;Status';
    const row = 'umowa zolta.txt;Umowa;7010000011;Najem;Archiwalny';
    expect(
      await problemsOf('document', [header, row, 'cudza.txt;Umowa;;;', ';Umowa;;;'], {
        files: [file, foreign],
      }),
    ).toEqual([
      [3, 'file', 'Nie dodano pliku: cudza.txt'],
      [4, 'file', 'Plik jest wymagany'],
    ]);
    const { id, settings } = await given('document', [header, row], { files: [file] });
    await check(id, settings);
    expect((await shown(id)).files).toMatchObject([{ id: file, fileName: 'umowa żółta.txt' }]);
    expect(await run(id, settings)).toMatchObject({ state: 'done', imported: 1 });
    const { data } = await it.call(listDocuments, { as: manager, query: {} });
    expect(data.list.list).toMatchObject([
      { file: { id: file }, client: { id: client }, status: { id: 0 }, description: 'Najem' },
    ]);
  });
});

describe('staff', () => {
  const rows = [
    'Pracownik;E-mail;Rola',
    'Zofia Maria Ul;zofia@firma.example;Kierownik',
    'Jan Mak;jan@firma.example;',
  ];

  test('are told nothing, or are invited once everybody is in, as was chosen [EXP-25]', async () => {
    expect(await imported('person', rows, {}, admin)).toMatchObject({ imported: 2 });
    const { rows: told } = await sql<{ firstName: string; roles: string[]; invited: boolean }>`
      select "firstName", roles, exists (select from "passwordReset" r where r.person = p.id) as invited
      from person p where email like '%@firma.example' order by id`.execute(it.db);
    expect(told).toEqual([
      { firstName: 'Zofia Maria', roles: ['ROLE_MANAGER'], invited: false },
      { firstName: 'Jan', roles: ['ROLE_USER'], invited: false },
    ]);
    const more = [rows[0] ?? '', 'Ula Sad;ula@firma.example;', ...rows.slice(1)];
    expect(await imported('person', more, { invite: true }, admin)).toMatchObject({
      imported: 1,
      skipped: 2,
    });
    const { rows: invited } = await sql<{ email: string }>`select p.email from person p
      join "passwordReset" r on r.person = p.id`.execute(it.db);
    expect(invited).toEqual([{ email: 'ula@firma.example' }]);
    expect((await waitingJobs(it.db)).some(({ task }) => task.includes('mail'))).toBe(true);
  });
});

describe('who may', () => {
  test('managers all but staff, administrators everything, each their own files [EXP-17]', async () => {
    const line = 'Imię;Nazwisko\r\nA;B';
    expect((await send('contact', line, worker)).status).toBe(403);
    expect((await send('person', line, manager)).status).toBe(403);
    expect((await send('person', line, admin)).status).toBe(200);
    const { json } = await send('contact', line, manager);
    const { id } = json.data;
    const { settings } = await shown(id);
    for (const [endpoint, body] of [
      [contract.getRecords, undefined],
      [contract.checkRecords, settings],
      [contract.runRecords, settings],
      [contract.removeRecords, undefined],
    ] as const) {
      expect((await it.call(endpoint, { as: admin, params: { id }, body })).status).toBe(403);
    }
    expect((await it.call(contract.removeRecords, { as: manager, params: { id } })).status).toBe(
      200,
    );
    expect((await it.call(contract.getRecords, { as: manager, params: { id } })).status).toBe(404);
  });

  test('nobody once they have lost the right meanwhile [EXP-21]', async () => {
    const leaving = await it.signIn('ROLE_MANAGER');
    const before = await count('clientPerson');
    const rows = ['Klient;Imię;Nazwisko;E-mail', '7010000011;Po;Odejściu;po@gesla.example'];
    const { id, settings } = await given('contact', rows, {}, leaving);
    await it.call(contract.runRecords, { as: leaving, params: { id }, body: settings });
    await it.db
      .updateTable('person')
      .set({ roles: ['ROLE_USER'] })
      .where('id', '=', leaving.id)
      .execute();
    const { runRecords } = await import('./imports.jobs.ts');
    const { importing } = await import('../routes.ts');
    await runRecords(it.services, importing, id);
    expect(await count('clientPerson')).toBe(before);
  });
});
