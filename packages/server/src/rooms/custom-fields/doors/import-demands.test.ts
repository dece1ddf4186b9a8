import { issueStatus, issueTypes } from '@zaplecze/contract/rooms/issues/lists';
import { afterAll, expect, test } from 'vitest';
import { importsApp } from '../../imports/imports.fixture.ts';
import { fieldsOn } from '../custom-fields.fixture.ts';

/* What own fields demand of some records alone, in files of records; of clients in import-clients.test.ts. */

const { it, admin, imported, problemsOf } = await importsApp();
afterAll(() => it.close());
const { field } = fieldsOn(it, admin);

test('what a type or a status demands of an issue is told on each row of the check, however many there are [CUS-320]', async () => {
  const type = issueTypes.find(({ name }) => name === 'Umowy');
  const of = { required: true, only: { issueType: [type?.id] } };
  const number = await field('text', { label: 'Numer umowy', ...of }, 'issue');
  const done = await field(
    'text',
    { label: 'Rozwiązanie', requiredFrom: issueStatus.done },
    'issue',
  );
  const row = (at: number, more: string) => `Sprawa ${at};Anna Żądło;${more}`;
  const good = Array.from({ length: 60 }, (_, at) => row(at, 'Umowy;;U-1;'));
  const lines = [
    'Nazwa;Wykonawcy;Typ;Status;Numer umowy;Rozwiązanie',
    ...good,
    row(61, 'Umowy;;;'),
    row(62, 'Umowy;Zrealizowane;U-2;'),
  ];
  expect(await problemsOf('issue', lines)).toEqual([
    [62, `custom.${number.key}`, 'Numer umowy: wypełnij to pole'],
    [63, `custom.${done.key}`, 'Rozwiązanie: wypełnij to pole'],
  ]);
  await number.change({ required: false });
  await done.change({ requiredFrom: null });
});

test('of a project that a file names no type of the type of its service demands fields [CUS-320]', async () => {
  const { id: type } = await it.db
    .insertInto('projectType')
    .values({ name: 'Księgi z pliku', color: '#112233' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await it.db.updateTable('serviceDefinition').set({ type }).execute();
  const of = { required: true, only: { projectType: [type] } };
  const book = await field('text', { label: 'Numer księgi', ...of }, 'project');
  const row = 'Gęśla Jaźń sp. z o.o.;Pełna księgowość;Anna Żądło';
  const lines = [
    'Klient;Usługa;Odpowiedzialny;Nazwa;Numer księgi',
    `${row};Z księgą;K-1`,
    `${row};Bez księgi;`,
  ];
  expect(await problemsOf('project', lines)).toEqual([
    [3, `custom.${book.key}`, 'Numer księgi: wypełnij to pole'],
  ]);
  const came = await imported('project', lines, { skipFaulty: true });
  expect([came.state, came.imported, came.skipped]).toEqual(['done', 1, 1]);
  await book.change({ required: false });
});
