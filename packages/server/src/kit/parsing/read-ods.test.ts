import { buffer } from 'node:stream/consumers';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { libreOffice } from '../../../test/peers/libreoffice.ts';
import { type Cell, xlsxStream } from '../exports/xlsx.ts';
import type { HttpError } from '../http/calls/errors.ts';
import { readTable } from './table-file.ts';

const mimetype = 'application/vnd.oasis.opendocument.spreadsheet';

/** The smallest workbook of such sheets. */
const ods = (tables: string, parts: Record<string, string> = {}) =>
  Buffer.from(
    zipSync({
      mimetype: [strToU8(mimetype), { level: 0 }],
      'content.xml': strToU8(
        `<office:document-content><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
      ),
      ...Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])),
    }),
  );
const cell = (text: string, more = '') =>
  `<table:table-cell ${more}><text:p>${text}</text:p></table:table-cell>`;
const row = (cells: string, more = '') => `<table:table-row ${more}>${cells}</table:table-row>`;
const sheet = (name: string, rows: string) =>
  `<table:table table:name="${name}">${rows}</table:table>`;
const refusal = (content: Buffer): string => {
  try {
    readTable(content);
    return 'taken';
  } catch (error) {
    return (error as HttpError).errors?.file ?? String(error);
  }
};

describe('a workbook of LibreOffice', () => {
  test('is read as people see it: texts, zeros, numbers, days, moments, formulas, empty cells [EXP-215]', async () => {
    const width = 12;
    const headers = ['Nazwa', 'KRS', 'Cena', 'Data', 'Chwila', 'Liczba', 'Suma'];
    async function* batches(): AsyncGenerator<Cell[][]> {
      yield [
        [
          ...['Gęśla; "Jaźń"', '0000028860', { money: 1234.5 }, { day: '2026-03-29' }],
          ...[{ moment: '2026-03-28T23:30:00Z' }, { number: 1234563218 }, '=1+1'],
        ],
        ['Żółw'],
        [null, null, null, null, null, null, '3'],
      ];
    }
    const columns = headers.map((header) => ({ header, width }));
    const written = await buffer(xlsxStream({ name: 'Klienci', columns, rows: batches() }));
    const { sheet, header, rows } = readTable(await libreOffice(written, 'xlsx', 'ods'));
    expect([sheet, header]).toEqual(['Klienci', headers]);
    expect(rows.map(({ number, cells }) => [number, ...cells])).toEqual([
      [
        ...[2, 'Gęśla; "Jaźń"', '0000028860', '1234,5', '2026-03-29', '2026-03-29 00:30'],
        ...['1234563218', '=1+1'],
      ],
      [3, 'Żółw'],
      [4, '', '', '', '', '', '', '3'],
    ]);
  });

  test('of several sheets that with the known headings is chosen, and another may be [EXP-215, EXP-40]', async () => {
    const rowsOf = (rows: string[][]) =>
      rows.map((cells) => row(cells.map((one) => cell(one)).join(''))).join('');
    const made = ods(
      sheet(
        'Okładka',
        rowsOf([
          ['Baza', 'wersja 2'],
          ['a', 'b'],
        ]),
      ) +
        sheet('Pusty', '') +
        sheet('Klienci', rowsOf([['Lista klientów'], ['Nazwa', 'NIP'], ['Żółw', '1']])),
    );
    const found = readTable(made, { known: ['Nazwa', 'NIP'] });
    expect([found.sheet, found.header, found.reading.heading]).toEqual([
      'Klienci',
      ['Nazwa', 'NIP'],
      2,
    ]);
    expect(found.reading.sheets).toEqual([
      { name: 'Okładka', rows: 2 },
      { name: 'Klienci', rows: 3 },
    ]);
    expect(readTable(made, { known: ['Nazwa', 'NIP'], sheet: 0 }).header).toEqual([
      'Baza',
      'wersja 2',
    ]);
  });
});

test('notes of cells are no part of them; spaces, breaks and paragraphs are [EXP-215]', () => {
  const noted = `<table:table-cell><office:annotation><text:p>uwaga</text:p></office:annotation><text:p>A<text:s text:c="2"/>B</text:p><text:p>C<text:line-break/>D</text:p></table:table-cell>`;
  const { rows } = readTable(ods(sheet('A', row(cell('Nazwa')) + row(noted))));
  expect(rows[0]?.cells).toEqual(['A  B\nC\nD']);
});

test('numbers come by their value, codes as their mask shows them [EXP-215]', () => {
  const number = (value: string, text: string) =>
    cell(text, `office:value-type="float" office:value="${value}"`);
  const shown =
    number('950', '00-950') + number('1234.5', '1,234.50') + number('28860', '0000028860');
  const others = number('1234563218', '1,23E+09') + number('7', '###');
  const { rows } = readTable(
    ods(sheet('A', row(cell('Nazwa') + cell('NIP')) + row(shown + others))),
  );
  expect(rows[0]?.cells).toEqual(['00-950', '1234,5', '0000028860', '1234563218', '7']);
});

test('cells and rows that are said to stand a million times cost what a table may have [EXP-215, EXP-15]', () => {
  const head = row(cell('Nazwa') + cell('NIP'));
  const far = row(cell('x', 'table:number-columns-repeated="16384"'));
  expect(refusal(ods(sheet('A', head + far)))).toMatch(/więcej niż 100 kolumn/);
  const deep = row(cell('x'), 'table:number-rows-repeated="1048576"');
  expect(refusal(ods(sheet('A', head + deep)))).toMatch(/więcej niż 20/);
  const wide = row(
    cell('x'.repeat(5000), 'table:number-columns-repeated="90"'),
    'table:number-rows-repeated="1000000"',
  );
  expect(refusal(ods(sheet('A', head + wide)))).toMatch(/za duż/);
  const empty = row(
    '<table:table-cell table:number-columns-repeated="16384"/>',
    'table:number-rows-repeated="1048000"',
  );
  expect(readTable(ods(sheet('A', head + row(cell('a') + cell('1')) + empty))).rows).toHaveLength(
    1,
  );
});

test('one that is broken or locked is refused in words [EXP-215, EXP-14]', () => {
  const broken = '<office:document-content><table:table>';
  expect(refusal(ods('', { 'content.xml': broken }))).toMatch(/ODS/);
  expect(refusal(ods('').subarray(0, 150))).toMatch(/ODS/);
});
