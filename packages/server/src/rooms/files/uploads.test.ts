import { readdirSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Someone, type TestApp, testApp } from '../../../test/http.ts';
import { waitingJobs } from '../../../test/waiting-jobs.ts';
import type { TaskHandler } from '../../kit/jobs/jobs.ts';
import { createLog } from '../../kit/operations/log.ts';
import { filesTasks } from './files.jobs.ts';
import { unattachedTasks } from './unattached.jobs.ts';
import { mostUnattached } from './unattached.queries.ts';

let it: TestApp;
let person: Someone;

beforeAll(async () => {
  it = await testApp();
  person = await it.signIn();
});
afterAll(() => it.close());

const picture = await sharp({
  create: { width: 200, height: 200, channels: 3, background: '#0b6e75' },
})
  .png()
  .toBuffer();
const archive = (...names: string[]) =>
  Buffer.from(zipSync(Object.fromEntries(names.map((name) => [name, strToU8('treść')]))));
const sheet = archive('[Content_Types].xml', 'xl/workbook.xml');
const binary = (text: string) => Buffer.from(text, 'latin1');

const folder = () =>
  readdirSync(it.services.config.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

const empty = 'Plik jest pusty';
const misnamed =
  'Zawartość pliku nie zgadza się z jego nazwą. Zapisz go jeszcze raz we właściwym formacie.';
const damaged = 'Plik jest uszkodzony i nie da się go otworzyć. Zapisz go jeszcze raz.';

test.each<[string, Buffer | string, string]>([
  ['pusty.pdf', '', empty],
  ['pusty', '', empty],
  ['umowa.pdf', 'Umowa', misnamed],
  ['umowa.pdf', picture, misnamed],
  ['obraz.jpg', '%PDF-1.4', misnamed],
  ['OBRAZ.PNG', '<html></html>', misnamed],
  ['arkusz.xlsx', 'a;b', misnamed],
  ['pismo.docx', '%PDF-1.4', misnamed],
  ['pismo.doc', picture, misnamed],
  ['notatka.txt', picture, misnamed],
  ['strona.html', binary('GIF89a/*'), misnamed],
  ['obraz.png', picture.subarray(0, picture.length / 2), damaged],
  ['obraz.gif', binary('GIF89a/*\u0001*/=1;alert(1)'), damaged],
  ['obraz.jpg', binary('\u00ff\u00d8\u00ff'), damaged],
  ['arkusz.xlsx', sheet.subarray(0, sheet.length - 30), damaged],
  ['arkusz.xlsx', archive('inny.txt'), damaged],
  ['pismo.odt', sheet, damaged],
  ['paczka.zip', 'PK\u0003\u0004 nic', damaged],
])(
  '%s that is not what it should be is refused, and nothing is kept [FIL-04]',
  async (name, content, message) => {
    const before = folder();
    const { status, json } = await it.tryUpload(person, name, content);
    expect([status, json.errors]).toEqual([400, { file: message }]);
    expect(folder()).toEqual(before);
  },
);

test.each<[string, Buffer | string]>([
  ['umowa.pdf', '\n%PDF-1.4'],
  ['obraz.PNG', picture],
  ['obraz.jpg', picture],
  ['arkusz.xlsx', sheet],
  ['pismo.odt', archive('mimetype', 'content.xml')],
  ['paczka.zip', archive('a.txt')],
  ['paczka.zip', archive()],
  ['pismo.doc', binary('\u00d0\u00cf\u0011\u00e0')],
  ['pismo.doc', '{\\rtf1}'],
  ['notatka.txt', 'Opis formatu: %PDF-1.4'],
  ['rysunek.dwg', 'AC1032'],
  ['bez-nazwy', picture],
])('%s that is what it should be is taken [FIL-04]', async (name, content) => {
  expect((await it.tryUpload(person, name, content)).status).toBe(200);
});

const program =
  'Programów nie można dołączać: ktoś mógłby je uruchomić. Jeśli plik jest potrzebny, spakuj go do ZIP.';

test.each<[string, string | Buffer]>([
  ['faktura.pdf.exe', 'MZ'],
  ['Faktura.EXE', '%PDF-1.4'],
  ['skrypt.bat', 'del *'],
  ['skrot.lnk', 'L'],
  ['bez-nazwy', binary('MZ\u0090\u0000This program cannot be run in DOS mode')],
  ['narzedzie', binary('\u007fELF\u0002')],
])(
  '%s, a program, is refused by name or content, and nothing is kept [FIL-40]',
  async (name, content) => {
    const before = folder();
    const { status, json } = await it.tryUpload(person, name, content);
    expect([status, json.errors]).toEqual([400, { file: program }]);
    expect(folder()).toEqual(before);
  },
);

test.each([
  ['s3', 200],
  ['local', 400],
])('a file for the storage %s is answered with %i [FIL-41]', async (storage, wanted) => {
  const form = new FormData();
  form.append('storage', storage);
  form.append('file', new Blob(['treść']), 'notatka.txt');
  const encoded = new Response(form);
  const { statusCode, body } = await it.app.inject({
    method: 'POST',
    url: '/api/media/upload',
    headers: {
      'access-token': person.token,
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  expect(statusCode).toBe(wanted);
  if (wanted === 400) expect(JSON.parse(body).errors).toHaveProperty('storage');
});

describe('files that hang nowhere', () => {
  const run = async (tasks: TaskHandler[], payload: unknown = {}) => {
    const context = { attempt: 1, signal: new AbortController().signal, log: createLog('silent') };
    for (const task of tasks) await task.run(payload, context);
  };
  const age = (id: number, hours: number) =>
    sql`update file set created = now() - make_interval(hours => ${hours}) where id = ${id}`.execute(
      it.db,
    );
  const files = async () =>
    (await it.db.selectFrom('file').select('id').execute()).map(({ id }) => id);

  test('go after 24 hours, with their contents; attached and younger ones stay [FIL-08]', async () => {
    const [old, young, attached] = [
      await it.upload(person),
      await it.upload(person),
      await it.upload(person),
    ];
    await it.db
      .updateTable('file')
      .set({ attachedTo: 'document', attachedId: 1 })
      .where('id', '=', attached)
      .execute();
    await age(old, 25);
    await age(attached, 25);
    await age(young, 23);
    const { storageKey } = await it.db
      .selectFrom('file')
      .select('storageKey')
      .where('id', '=', old)
      .executeTakeFirstOrThrow();
    expect(folder()).toContain(storageKey);
    await run(unattachedTasks(it.db));
    const left = await files();
    expect([old, young, attached].map((id) => left.includes(id))).toEqual([false, true, true]);
    const jobs = (await waitingJobs(it.db)).filter(({ task }) => task === 'files.removeContents');
    expect(jobs.flatMap(({ payload }) => payload)).toContain(storageKey);
    for (const { payload } of jobs) await run(filesTasks(it.services), payload);
    expect(folder()).not.toContain(storageKey);
  });

  test('leave their contents for as long as a moment that has them can be restored [OPE-119]', async () => {
    const old = await it.upload(person);
    await age(old, 25);
    const { storageKey } = await it.db
      .selectFrom('file')
      .select('storageKey')
      .where('id', '=', old)
      .executeTakeFirstOrThrow();
    const archive = { kind: 'folder', folder: '/x', keepDays: 14, everySeconds: 60 } as const;
    const tasks = filesTasks({ ...it.services, config: { archive } });
    const began = Date.now();
    await run(tasks, [storageKey]);
    expect(folder()).toContain(storageKey);
    const later = (await waitingJobs(it.db)).find(
      ({ payload, runAt }) =>
        JSON.stringify(payload) === JSON.stringify({ due: [storageKey] }) &&
        Date.parse(runAt) >= began + 14 * 86_400_000,
    );
    expect(later?.task).toBe('files.removeContents');
    await run(tasks, later?.payload);
    expect(folder()).not.toContain(storageKey);
  });

  test('are limited in number and bytes for each person, with words that say what to do [FIL-09]', async () => {
    const [much, many, other] = [await it.signIn(), await it.signIn(), await it.signIn()];
    const row = (as: Someone, key: string, size: number) => ({
      ...{ fileName: 'a.pdf', contentType: 'application/pdf', sha256: '', createdBy: as.id },
      ...{ storageKey: key, size },
    });
    await it.db
      .insertInto('file')
      .values(row(much, 'x', mostUnattached.bytes))
      .execute();
    await it.db
      .insertInto('file')
      .values(Array.from({ length: mostUnattached.files - 2 }, (_, at) => row(many, `y${at}`, 1)))
      .execute();
    const refused = await it.tryUpload(much, 'a.pdf', '%PDF-1.4');
    expect(refused.status).toBe(413);
    expect(refused.json.errors.file).toMatch(/^Masz za dużo przesłanych plików.*Zapisz wpisy/);
    // At once, too: two more may be taken, never three; each that is refused leaves nothing.
    const before = folder().length;
    const sent = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) => it.tryUpload(many, `${name}.pdf`, '%PDF-1.4')),
    );
    const taken = sent.filter(({ status }) => status === 200).length;
    expect(taken).toBeLessThanOrEqual(2);
    expect(folder().length).toBe(before + taken);
    expect((await it.tryUpload(other, 'a.pdf', '%PDF-1.4')).status).toBe(200);
    // What hangs on a record counts no more.
    await it.db
      .updateTable('file')
      .set({ attachedTo: 'document', attachedId: 1 })
      .where('createdBy', '=', much.id)
      .execute();
    expect((await it.tryUpload(much, 'a.pdf', '%PDF-1.4')).status).toBe(200);
  });
});
