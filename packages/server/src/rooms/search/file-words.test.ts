import { createDocument } from '@zaplecze/contract/rooms/documents/calls';
import type { FoundGroup, SearchResult } from '@zaplecze/contract/rooms/search/calls';
import { search } from '@zaplecze/contract/rooms/search/calls';
import { strToU8, zipSync } from 'fflate';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Someone, type TestApp, testApp } from '../../../test/http.ts';
import { waitingJobs } from '../../../test/waiting-jobs.ts';
import { wordsTasks } from '../files/index.ts';

let it: TestApp;
let worker: Someone;
beforeAll(async () => {
  it = await testApp();
  worker = await it.signIn();
});
afterAll(() => it.close());

async function find(q: string, as = worker, kind?: string): Promise<SearchResult[]> {
  const { status, data } = await it.call(search, { as, query: { q, ...(kind && { kind }) } });
  expect([q, status]).toEqual([q, 200]);
  return data.groups.flatMap((group: FoundGroup) => group.rows);
}
const titles = async (q: string, kind: string, as = worker) =>
  (await find(q, as, kind)).map(({ title }) => title);

const docx = (text: string) =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8('<Types/>'),
      'word/document.xml': strToU8(
        `<?xml version="1.0"?><w:document xmlns:w="x"><w:body><w:p><w:r><w:t>${text.slice(0, 4)}</w:t></w:r><w:r><w:t>${text.slice(4)}</w:t></w:r></w:p></w:body></w:document>`,
      ),
    }),
  );

async function pdf(text: string): Promise<Buffer> {
  const drawing = new PDFDocument();
  const parts: Buffer[] = [];
  drawing.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise((resolve) => drawing.on('end', resolve));
  drawing.text(text);
  drawing.end();
  await done;
  return Buffer.concat(parts);
}

/** Does what the queue would: reads the files that were hung on records. */
async function readFiles(): Promise<string[]> {
  const told: string[] = [];
  const log = { ...it.services.log, info: (_about: object, text: string) => told.push(text) };
  const [reading] = wordsTasks(it.db, it.services.storage);
  for (const { task, payload } of await waitingJobs(it.db)) {
    if (task !== reading?.name) continue;
    await reading.run(payload, {
      attempt: 1,
      signal: AbortSignal.timeout(60_000),
      log: log as never,
    });
  }
  return told;
}

test('a document is found by the words in its PDF or DOCX, and one that cannot be read does no harm [SEA-08]', async () => {
  const { id: type } = await it.db
    .insertInto('documentType')
    .values({ name: 'Umowa' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const document = async (name: string, content: Buffer) => {
    const file = await it.upload(worker, name, content);
    const body = { type, client: null, description: '', file };
    const { status } = await it.call(createDocument, { as: worker, body });
    expect([name, status]).toEqual([name, 200]);
  };
  await document('pierwsza.pdf', await pdf('Przedmiotem jest heliotropizm stosowany'));
  await document('druga.docx', docx('Gżegżółka wieczorna'));
  await document('zla.pdf', Buffer.from('%PDF-1.4 to nie jest plik'));
  const parts = {
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': new Uint8Array(120 * 1024 * 1024),
  };
  const bomb = zipSync(parts, { level: 9 });
  await document('bomba.docx', Buffer.from(bomb));
  expect(await titles('heliotropizm', 'document')).toEqual([]);
  expect(await readFiles()).toHaveLength(2);
  expect(await find('heliotrop stosow', worker, 'document')).toMatchObject([
    { title: 'pierwsza.pdf', notes: ['Umowa', 'w treści pliku'] },
  ]);
  expect(await titles('gzegzolka', 'document')).toEqual(['druga.docx']);
  expect(await titles('bomba', 'document')).toEqual(['bomba.docx']);
});
