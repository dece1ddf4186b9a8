import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { FileWords } from '@zaplecze/contract/rooms/files/words';
import { updatePerson } from '@zaplecze/contract/rooms/people/calls';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Someone, type TestApp, testApp } from '../../../../test/http.ts';
import { pdfWords } from '../../../../test/pdf-text.ts';
import { type Cell, xlsxStream } from '../../../kit/exports/xlsx.ts';
import { docx, invoice, paragraph, reachingDocx } from './preview.fixture.ts';

let it: TestApp;
let owner: Someone;
beforeAll(async () => {
  it = await testApp();
  owner = await it.signIn();
});
afterAll(() => it.close());

async function preview(name: string, content: Buffer | string) {
  const id = await it.upload(owner, name, Buffer.from(content));
  const url = `/api/media/preview/id/${id}`;
  return await it.app.inject({ url, headers: { 'access-token': owner.token } });
}
const words = async (name: string, content: Buffer | string): Promise<FileWords> => {
  const answer = await preview(name, content);
  expect(answer.headers['content-type']).toBe('application/json');
  return answer.json();
};
const facts = (told: FileWords) =>
  Object.fromEntries(told.facts.map(({ label, value }) => [label, value]));

const photo = readFileSync(join(import.meta.dirname, 'samples/photo.heic'));

/** Its width and height, whether it is blue in its upper corner and red in the lower one. */
async function look(picture: Buffer) {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [first = 0, , blue = 0] = data;
  const [red = 0, , last = 0] = data.subarray(-3);
  return [info.width, info.height, blue > first + 90, red > last + 90];
}

test.each(['zdjecie.heic', 'IMG_0001.JPG'])(
  'a photograph of an iPhone is shown, called %s [FIL-180]',
  async (name) => {
    const answer = await preview(name, photo);
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(await look(answer.rawPayload)).toEqual([60, 40, true, true]);
  },
);

test('a portrait may be a photograph of an iPhone [FIL-180]', async () => {
  const admin = await it.signIn('ROLE_ADMIN');
  const picture = await it.upload(admin, 'zdjecie.heic', photo);
  const answer = await it.call(updatePerson, {
    as: admin,
    params: { id: owner.id },
    body: { picture },
  });
  expect([answer.status, answer.message]).toEqual([200, undefined]);
});

test('the first sheet of a scan is shown [FIL-180]', async () => {
  const scan = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#00f' } })
    .tiff({ compression: 'lzw' })
    .toBuffer();
  const answer = await preview('skan.tif', scan);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
});

test('a photograph that breaks off, and one of other bytes, are only downloaded or refused [FIL-180, FIL-04]', async () => {
  expect((await preview('a.heic', photo.subarray(0, 500))).statusCode).toBe(415);
  expect((await it.tryUpload(owner, 'a.heic', Buffer.from('nie zdjęcie'))).status).toBe(400);
});

test('a letter is shown in words, with the names of its files [FIL-181]', async () => {
  const letter = [
    'From: =?UTF-8?Q?Anna_=C5=BB=C4=85d=C5=82o?= <anna@kos.pl>',
    'To: biuro@firma.pl',
    'Date: Fri, 27 Nov 2026 06:30:00 +0000',
    'Subject: =?UTF-8?Q?Umowa_na_=C5=9Brod=C4=99?=',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p>Dzień dobry,<script>alert(1)</script> w załączniku umowa.</p>',
    '--b',
    'Content-Type: application/pdf; name=umowa.pdf',
    '',
    '%PDF-1.4',
    '--b--',
    '',
  ].join('\r\n');
  const told = await words('list.eml', letter);
  expect(told).toMatchObject({ title: 'Umowa na środę', tables: [] });
  expect(facts(told)).toEqual({
    Od: 'Anna Żądło <anna@kos.pl>',
    Do: 'biuro@firma.pl',
    Wysłano: '27.11.2026, 07:30',
    Załączniki: 'umowa.pdf',
  });
  expect(told.text).toContain('w załączniku umowa.');
  expect(told.text).not.toContain('alert');
});

test.each([
  ['FA (2)', 'http://crd.gov.pl/wzor/2023/06/29/12648/'],
  ['FA (3)', 'http://crd.gov.pl/wzor/2025/06/25/13775/'],
])('a structured invoice %s is shown in words [FIL-182]', async (form, namespace) => {
  const told = await words('faktura.xml', invoice(form, namespace));
  expect(told.title).toBe('Faktura FV/1/2026');
  expect(facts(told)).toEqual({
    Wystawiona: '05.11.2026',
    Sprzedaż: '31.10.2026',
    Sprzedawca: 'Biuro Pod Kasztanem sp. z o.o., NIP 9999999999, ul. Zmyślona 12, 00-000 Nigdzie',
    Nabywca: 'Piekarnia & Córki, NIP 1111111111',
    'Do zapłaty': '1\u00a0537,50 PLN',
    'Termin płatności': '19.11.2026',
    'Sposób płatności': 'przelew',
    Rachunek: '12345678901234567890123456',
  });
  expect(told.tables.map(({ rows }) => rows)).toEqual([
    [['1', 'Obsługa księgowa', '2,5 godz.', '500,00', '1\u00a0250,00', '23%']],
    [['23% lub 22%', '1\u00a0250,00', '287,50']],
  ]);
});

const published = '/work/shared/fa3/example.xml';
test.runIf(existsSync(published))(
  'an invoice after the published schema is shown in words [FIL-182]',
  async () => {
    const told = await words('faktura.xml', readFileSync(published));
    expect(told.title).toBe('Faktura FV/BK/2026/11/0001');
    expect(facts(told)['Do zapłaty']).toBe('3\u00a0442,65 PLN');
  },
);

test('XML that is no invoice, nests without end or asks for other files is only downloaded [FIL-182, FIL-183]', async () => {
  const entity = '<!DOCTYPE Faktura [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
  const asking = invoice('FA (3)', 'x')
    .replace('<tns:Faktura', `${entity}<tns:Faktura`)
    .replace('FV/1/2026', '&x;');
  const many = ['<a/>', '<Faktura>'.repeat(5_000), `<Faktura>${'<a/>'.repeat(300_000)}</Faktura>`];
  for (const xml of many) expect((await preview('a.xml', xml)).statusCode).toBe(415);
  expect(JSON.stringify(await words('a.xml', asking))).not.toContain('root:');
});

describe('with LibreOffice', () => {
  async function* rows(): AsyncGenerator<Cell[][]> {
    yield [['Gęśla', { money: 12.5 }]];
  }

  test('DOCX and XLSX are shown as their pages [FIL-184]', async () => {
    const columns = [
      { header: 'Nazwa', width: 12 },
      { header: 'Kwota', width: 12 },
    ];
    const sheet = await buffer(xlsxStream({ name: 'Arkusz', columns, rows: rows() }));
    for (const [name, content, said] of [
      ['umowa.docx', docx(paragraph('Zażółć gęślą jaźń')), 'Zażółć gęślą jaźń'],
      ['lista.xlsx', sheet, 'Gęśla'],
    ] as const) {
      const answer = await preview(name, content);
      expect([name, answer.headers['content-type']]).toEqual([name, 'application/pdf']);
      expect(await pdfWords(answer.rawPayload)).toContain(said);
    }
  }, 120_000);

  test('a document that reaches for things elsewhere gets none of them [FIL-184, FIL-183]', async () => {
    const asked: (string | undefined)[] = [];
    const server = createServer((request, answer) => {
      asked.push(request.url);
      answer.end();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const answer = await preview('umowa.docx', reachingDocx(`http://127.0.0.1:${port}`));
    server.close();
    expect(answer.statusCode).toBe(200);
    expect(await pdfWords(answer.rawPayload)).toContain('Umowa');
    expect(asked).toEqual([]);
  }, 120_000);

  test('one that is damaged or unpacks without end is only downloaded [FIL-184, FIL-183]', async () => {
    const large = docx('', '', { 'word/large.xml': 'a'.repeat(90_000_000) });
    for (const content of [docx('').subarray(0, -40), large]) {
      const id = await it.upload(owner, 'a.docx', content).catch(() => null);
      if (id === null) continue;
      const url = `/api/media/preview/id/${id}`;
      const answer = await it.app.inject({ url, headers: { 'access-token': owner.token } });
      expect(answer.statusCode).toBe(415);
    }
  });

  test('without it they are only downloaded, and nothing else is said [FIL-184]', async () => {
    vi.stubEnv('PATH', '/nowhere');
    try {
      const answer = await preview('umowa.docx', docx(paragraph('x')));
      expect([answer.statusCode, answer.json().message]).toEqual([
        415,
        'Tego pliku nie można tu pokazać. Pobierz go.',
      ]);
    } finally {
      vi.unstubAllEnvs();
    }
  });
});
