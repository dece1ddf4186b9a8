import { listDocuments } from '@zaplecze/contract/rooms/documents/calls';
import { getIssue } from '@zaplecze/contract/rooms/issues/calls';
import { getProject } from '@zaplecze/contract/rooms/projects/calls';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { waitingJobs } from '../../../test/waiting-jobs.ts';
import { importsApp } from './imports.fixture.ts';

/* Projects, issues and documents from a file. */

const { it, manager, worker, anna, house, client, ...ways } = await importsApp();
const { shown, given, check, run, imported, problemsOf } = ways;
afterAll(() => it.close());

/** The newest records of a kind, as they came. */
const newest = async (table: 'project' | 'issue', count: number): Promise<number[]> => {
  const rows = it.db.selectFrom(table).select('id').orderBy('id', 'desc').limit(count);
  return (await rows.execute()).map(({ id }) => id).reverse();
};
const projectCount = async () =>
  (await sql<{ count: number }>`select count(*) as count from project`.execute(it.db)).rows[0]
    ?.count;

describe('projects', () => {
  const header = 'Klient;Usługa;Nazwa;Odpowiedzialny;Start;Powtarzanie;Kwota';

  test('come in with the tasks of their service, given to whom the row names [EXP-22]', async () => {
    const done = await imported('project', [
      header,
      'Gęśla Jaźń sp. z o.o.;Pełna księgowość;Rok 2027;Anna Żądło;2.01.2027;kwartalnie;1 200,50 zł',
    ]);
    expect(done).toMatchObject({ state: 'done', imported: 1 });
    const [id = 0] = await newest('project', 1);
    const { data } = await it.call(getProject, { as: manager, params: { id } });
    expect(data.project).toMatchObject({
      ...{ name: 'Rok 2027', recurrentFrom: '2027-01-02', recurrent: 4, unitValue: 1200.5 },
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
    const jobs = async () =>
      (await waitingJobs(it.db)).filter(({ task }) => task !== 'imports:run');
    const before = await projectCount();
    const jobsBefore = await jobs();
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
    expect(await projectCount()).toBe(before);
    const { id, settings } = await given('project', [...lines, bad]);
    expect((await check(id, settings)).data).toMatchObject({ made: 61, problemCount: 0 });
    const failed = await run(id, settings);
    expect(failed).toMatchObject({
      state: 'ready',
      failure: expect.stringContaining('Niczego nie zapisano'),
      refused: [{ row: 62, field: 'recurrentTo', message: 'Koniec nie może być przed początkiem' }],
    });
    expect(await projectCount()).toBe(before);
    expect(await jobs()).toEqual(jobsBefore);
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
    const [old = 0, fresh = 0] = await newest('issue', 2);
    const read = async (id: number) =>
      (await it.call(getIssue, { as: manager, params: { id } })).data.issue;
    expect((await read(fresh)).status.id).toBe(1);
    const issue = await read(old);
    expect(issue).toMatchObject({ status: { id: 30 }, type: { id: 6 }, client: { id: client } });
    expect(issue.users.map(({ id }: { id: number }) => id).sort()).toEqual(
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
