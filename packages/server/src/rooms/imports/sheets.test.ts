import * as contract from '@zaplecze/contract/rooms/imports/calls';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { workbookOf } from '../../../test/workbook.ts';
import { newNip } from '../clients/import/import.fixture.ts';
import { importsApp } from './imports.fixture.ts';

const { it, manager, worker, makeClient, send, shown, check, run } = await importsApp();
afterAll(() => it.close());

const nip = newNip();
await makeClient({ name: `Zeszyt ${nip}`, nip });
const header = ['NIP klienta', 'Imię', 'Nazwisko', 'E-mail'];
const sheets = {
  Okładka: [['Baza kontaktów', 'wersja 2']],
  Kontakty: [
    ['Kontakty klientów', 'stan na 1.12'],
    ['Opracowała:', 'A. Nowak'],
    [],
    header,
    [nip, 'Ewa', 'Lis', 'ewa@zeszyt.example'],
    [nip, 'Jan', 'Lis', 'jan@zeszyt.example'],
  ],
  Pusty: [],
  Dawne: [header, [nip, 'Ola', 'Kot', 'ola@zeszyt.example']],
};

async function sent(): Promise<number> {
  const { status, json } = await send('contact', workbookOf(sheets));
  expect([status, json.message]).toEqual([200, undefined]);
  return json.data.id;
}
const choose = (id: number, sheet: number | null, heading: number | null, as = manager) =>
  it.call(contract.rereadRecords, { as, params: { id }, body: { sheet, heading } });

test('of a workbook with several sheets the import asks which is meant, and begins with the one whose headings it knows [EXP-40]', async () => {
  const file = await shown(await sent());
  expect(file).toMatchObject({ sheet: 'Kontakty', rows: 2 });
  expect(file.reading).toMatchObject({
    asks: true,
    sheet: 1,
    sheets: [
      { name: 'Okładka', rows: 1 },
      { name: 'Kontakty', rows: 5 },
      { name: 'Dawne', rows: 2 },
    ],
  });
  expect(file.settings.columns).toEqual(['nip', 'firstName', 'lastName', 'email']);
});

test('the headings are found under titles of several cells, and what stands above them is told [EXP-41]', async () => {
  const { reading } = await shown(await sent());
  expect(reading?.heading).toBe(4);
  const above = reading?.first.filter(({ number }) => number < 4).map(({ cells }) => cells);
  expect(above).toEqual([
    ['Kontakty klientów', 'stan na 1.12'],
    ['Opracowała:', 'A. Nowak'],
  ]);
});

test('another sheet and another row of headings may be chosen; the choices for the whole file stay [EXP-40, EXP-41]', async () => {
  const id = await sent();
  const before = (await shown(id)).settings;
  await check(id, { ...before, duplicates: 'import' });
  expect((await choose(id, 2, null)).status).toBe(200);
  expect(await shown(id)).toMatchObject({
    ...{ sheet: 'Dawne', rows: 1, reading: { asks: false, sheet: 2, heading: 1 } },
    settings: { duplicates: 'import', columns: ['nip', 'firstName', 'lastName', 'email'] },
  });
  await choose(id, 1, 2);
  const file = await shown(id);
  expect(file.columns.map((column) => column.header).slice(0, 2)).toEqual([
    'Opracowała:',
    'A. Nowak',
  ]);
  expect(file.rows).toBe(3);
  const refused = await choose(id, 1, 900);
  expect([refused.status, refused.errors]).toEqual([
    400,
    { file: 'W tym wierszu nie ma nagłówków' },
  ]);
  expect((await choose(id, 2, null, worker)).status).toBe(403);
});

test('what was sent is forgotten once it is in, and is read anew no more [EXP-42]', async () => {
  const id = await sent();
  await choose(id, 2, null);
  expect(await run(id, (await shown(id)).settings)).toMatchObject({
    ...{ state: 'done', imported: 1, reading: null },
  });
  expect((await choose(id, 1, null)).status).toBe(409);
  const { rows } =
    await sql`select from "clientImport" where id = ${id} and source is null`.execute(it.db);
  expect(rows).toHaveLength(1);
});

test('a table of texts and a workbook of one sheet ask nothing [EXP-40]', async () => {
  const { json } = await send('contact', workbookOf({ Kontakty: sheets.Kontakty }));
  expect((await shown(json.data.id)).reading).toMatchObject({ asks: false, sheets: [{}] });
  const text = await send('contact', 'NIP klienta;Imię\n1;Ewa\n');
  expect((await shown(text.json.data.id)).reading).toMatchObject({ asks: false, sheets: [] });
});
