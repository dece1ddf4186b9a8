import { createRequire } from 'node:module';
import { join } from 'node:path';
import { read, utils } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../http.ts';
import { inPython } from '../peers/python.ts';

/*
 * A downloaded list read by programs that nobody here wrote. SheetJS always; ExcelJS and openpyxl, which are installed for
 * `npm run test:doors` alone, there. LibreOffice: src/kit/exports/export-opened.test.ts.
 */

let it: Awaited<ReturnType<typeof testApp>>;
let book: Buffer;
const header = ['Nazwa pliku', 'Typ', 'Klient', 'Opis', 'Status', 'Rozmiar (B)', 'Dodano'];

beforeAll(async () => {
  it = await testApp();
  const manager = await it.signIn('ROLE_MANAGER');
  const { id: type } = await it.db
    .insertInto('documentType')
    .values({ name: 'Umowa; "ramowa"', color: '#FF0000' })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [at, description] of ['Zażółć <gęślą> & jaźń', '=1+1', ' 007 '].entries()) {
    const file = await it.upload(manager);
    await it.db
      .insertInto('document')
      .values({
        ...{ filename: `d${at}.pdf`, type, description, file, createdBy: manager.id },
        created: '2026-03-28T23:30:00Z',
      })
      .execute();
  }
  const answer = await it.app.inject({
    url: '/api/document/list/export?format=xlsx&sort=filename&order=asc',
    headers: { 'access-token': manager.token },
  });
  book = answer.rawPayload;
});
afterAll(() => it.close());

/** By Warsaw's clock. */
const added = '29.03.2026 00:30';

test('SheetJS reads a download: texts, numbers, dates, its title, no formula [EXP-210]', () => {
  const opened = read(book, { cellFormula: true, cellStyles: true });
  expect(opened.SheetNames).toEqual(['Dokumenty']);
  const sheet = opened.Sheets.Dokumenty ?? {};
  expect(sheet['!ref']).toBe('A1:J4');
  const [first = [], ...rows] = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true });
  expect(first.slice(0, header.length)).toEqual(header);
  expect(rows.map((row) => row[3])).toEqual(['Zażółć <gęślą> & jaźń', '=1+1', ' 007 ']);
  expect(typeof rows[0]?.[5]).toBe('number');
  expect(sheet.G2).toMatchObject({ w: added });
  expect(sheet.D3?.f).toBeUndefined();
  expect(opened.Props).toMatchObject({ Title: 'Dokumenty', CreatedDate: expect.any(Date) });
});

describe.runIf(process.env.LONG === '1')('programs of others', () => {
  test('ExcelJS reads a download, writes it again, and it is the same [EXP-210]', async () => {
    const { Workbook } = createRequire(join(import.meta.dirname, 'foreign/package.json'))(
      'exceljs',
    );
    const opened = new Workbook();
    await opened.xlsx.load(book);
    const again = new Workbook();
    await again.xlsx.load(await opened.xlsx.writeBuffer());
    for (const { title, worksheets } of [opened, again]) {
      const [sheet] = worksheets;
      expect([title, sheet.name, sheet.rowCount]).toEqual(['Dokumenty', 'Dokumenty', 4]);
      expect(sheet.getRow(1).values.slice(1, header.length + 1)).toEqual(header);
      expect(sheet.getCell('D2').value).toBe('Zażółć <gęślą> & jaźń');
      expect(sheet.getCell('D3').value).toBe('=1+1');
      expect(sheet.getCell('G2').value.toISOString()).toBe('2026-03-29T00:30:00.000Z');
      expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
    }
  });

  test('openpyxl reads a download without a warning [EXP-210]', async () => {
    const told = await inPython(
      `
import io, json, sys, warnings
warnings.simplefilter('error')
import openpyxl
book = openpyxl.load_workbook(io.BytesIO(sys.stdin.buffer.read()))
sheet = book.active
print(json.dumps({
  'title': [book.properties.title, sheet.title, sheet.dimensions],
  'header': [cell.value for cell in sheet[1]],
  'texts': [sheet['D%d' % row].value for row in (2, 3, 4)],
  'kinds': [sheet[cell].data_type for cell in ('D3', 'F2', 'G2')],
  'added': sheet['G2'].value.isoformat(),
}))`,
      book,
    );
    expect(told).toMatchObject({
      title: ['Dokumenty', 'Dokumenty', 'A1:J4'],
      header: expect.arrayContaining(header),
      texts: ['Zażółć <gęślą> & jaźń', '=1+1', ' 007 '],
      kinds: ['s', 'n', 'd'],
      added: '2026-03-29T00:30:00',
    });
  });
});
