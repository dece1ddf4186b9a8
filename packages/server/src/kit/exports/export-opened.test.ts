import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertClient } from '../../../test/client.ts';
import { type Someone, type TestApp, testApp } from '../../../test/http.ts';
import { libreOffice } from '../../../test/peers/libreoffice.ts';

let it: TestApp;
let manager: Someone;
let worker: Someone;

beforeAll(async () => {
  it = await testApp();
  [manager, worker] = await Promise.all([it.signIn('ROLE_MANAGER'), it.signIn()]);
});
afterAll(() => it.close());

const download = (path: string, token?: string) =>
  it.app.inject({ url: `/api${path}`, headers: token ? { 'access-token': token } : {} });

describe('opened in LibreOffice', () => {
  const dangerous = [
    '=1+1',
    '+48 600',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '=HYPERLINK("http://zle.example";"a")',
  ];

  beforeAll(async () => {
    const type = (
      await sql<{
        id: number;
      }>`insert into "documentType" (name, color) values ('Umowa; "ramowa"', '#FF0000') returning id`.execute(
        it.db,
      )
    ).rows[0]?.id;
    for (const [at, description] of ['Zażółć gęślą jaźń', ...dangerous].entries()) {
      const file = await it.upload(manager);
      await sql`insert into document (filename, type, description, file, "createdBy", created)
        values (${`d${at}.pdf`}, ${type}, ${description}, ${file}, ${manager.id}, '2026-03-28T23:30:00Z')`.execute(
        it.db,
      );
    }
  });

  test.each(['xlsx', 'csv'] as const)(
    '%s: REGON and KRS have all their zeros [EXP-101]',
    async (format) => {
      const name = `Zera ${format}`;
      await insertClient(it.db, { name, regon: '012345678', krs: '0000028860' });
      const path = `/client/list/export?format=${format}&search=${encodeURIComponent(name)}`;
      const answer = await download(path, worker.token);
      const opened = (await libreOffice(answer.rawPayload, format, 'csv')).toString();
      expect(opened).toMatch(/'?012345678"/);
      expect(opened).toMatch(/'?0000028860"/);
    },
    60_000,
  );

  test.each(['xlsx', 'csv'] as const)(
    '%s: Polish letters, dates of Warsaw, numbers, no formulas [EXP-04, EXP-05, EXP-06]',
    async (format) => {
      const answer = await download(
        `/document/list/export?format=${format}&sort=filename&order=asc`,
        worker.token,
      );
      expect(answer.statusCode).toBe(200);
      const opened = (await libreOffice(answer.rawPayload, format, 'csv')).toString();
      const [header, first, ...rest] = opened.trimEnd().split('\n');
      expect(header).toBe(
        '"Nazwa pliku";"Typ";"Klient";"Opis";"Status";"Rozmiar (B)";"Dodano";"Dodał(a)";"Data aktualizacji";"Przez kogo"',
      );
      // 29 March 2026 00:30 in Warsaw, in LibreOffice's own way; bare, hence a date and no text.
      const when =
        format === 'xlsx' ? /29\.03\.2026 00:30/ : /(2026-03-29|29\.03\.2026) 00:30(:00)?/;
      expect(first).toMatch(
        new RegExp(
          `^"umowa.pdf";"Umowa; ""ramowa""";;"Zażółć gęślą jaźń";"Aktualny";16;${when.source};"Osoba Nr1";`,
        ),
      );
      // Still the texts that they are, not what a formula would have made of them.
      const text = rest.join('\n');
      expect(text).toMatch(/;"'?=1\+1";/);
      expect(text).toMatch(/;"'?=HYPERLINK/);
      expect(text).toMatch(/;"'?-1";/);
      expect(text).toMatch(/;"'?\+48 600";/);
    },
  );

  test('the workbook’s texts are strings, its dates and numbers are values [EXP-05]', async () => {
    const answer = await download('/document/list/export?sort=filename&order=asc', worker.token);
    expect(answer.headers['content-type']).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    const xml = strFromU8(
      unzipSync(answer.rawPayload)['xl/worksheets/sheet1.xml'] ?? new Uint8Array(),
    );
    expect(xml).not.toContain('<f>');
    expect(xml).toContain(' t="inlineStr" s="1"><is><t xml:space="preserve">=1+1</t></is></c>');
    expect(xml).toContain(' s="5"><v>46110.0208333');
  });

  test('the table of texts puts an apostrophe before what would be a formula [EXP-06]', async () => {
    const answer = await download(
      '/document/list/export?format=csv&sort=filename&order=asc',
      worker.token,
    );
    for (const text of dangerous.slice(0, 4)) expect(answer.body).toContain(`;'${text};`);
    expect(answer.body).not.toMatch(/[;\n]"?[=@\t]/);
  });
});
