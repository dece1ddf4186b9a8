import { strToU8, zipSync } from 'fflate';
import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { libreOffice } from '../../../test/peers/libreoffice.ts';
import type { HttpError } from '../http/calls/errors.ts';
import { type FileTable, readTable } from './table-file.ts';

const text = (content: string, encoding: BufferEncoding = 'utf8') => Buffer.from(content, encoding);
const cells = ({ header, rows }: FileTable) => [header, ...rows.map((row) => row.cells)];
function refusal(content: Buffer): string {
  try {
    readTable(content);
    return 'taken';
  } catch (error) {
    return (error as HttpError).errors?.file ?? String(error);
  }
}

describe('a text table', () => {
  test.each([
    ['semicolons', 'Nazwa;NIP\r\nŻółw;1\r\n'],
    ['commas', 'Nazwa,NIP\nŻółw,1'],
    ['tabs', 'Nazwa\tNIP\nŻółw\t1\n'],
    ['a mark of UTF-8', '\ufeffNazwa;NIP\nŻółw;1\n'],
    ['a line that names the separator', 'sep=,\nNazwa,NIP\nŻółw,1'],
    ['quotes around all', '"Nazwa";"NIP"\r\n"Żółw";"1"\r\n'],
  ])('with %s [EXP-11]', async (_, content) => {
    expect(cells(readTable(text(content)))).toEqual([
      ['Nazwa', 'NIP'],
      ['Żółw', '1'],
    ]);
  });

  test.each([
    ['windows-1250', 'Żółw'],
    ['windows-1250', 'Łódź, „Ściana” – 5 €'],
    ['iso-8859-2', 'Łódź, Ściana gęsi'],
    ['cp852', 'Łódź, Ściana gęsi'],
    ['windows-1250', 'Müller'],
    ['windows-1250', 'Škoda Auto Polska; Poznań'],
    ['windows-1250', 'Žďár, Šumperk, Łódź, Kraków'],
    ['windows-1250', 'Příliš žluťoučký kůň'],
    ['windows-1250', 'Szűcs Lőrinc • João'.replace('ã', 'ă')],
    ['windows-1250', 'tolerancja ±5 mm, Kraków'],
  ])('of %s: %s [EXP-11]', (charset, words) => {
    const bytes = iconv.encode(`Nazwa\n"${words}"`, charset);
    expect(cells(readTable(bytes))).toEqual([['Nazwa'], [words]]);
  });

  test.each([
    ['semicolons', 'Lista klientów, stan na 1.12, Kraków\n\nNazwa;NIP\nŻółw;1\n'],
    ['commas', 'Lista klientów; stan na 1.12\nBiuro\nNazwa,NIP\nŻółw,1\n'],
    ['separators beside the title', 'Lista klientów;\nNazwa;NIP\nŻółw;1\n'],
  ])('under titles, with %s [EXP-100]', (_, content) => {
    expect(cells(readTable(text(content)))).toEqual([
      ['Nazwa', 'NIP'],
      ['Żółw', '1'],
    ]);
  });

  test('with numbers that a mark keeps whole [EXP-101]', () => {
    expect(cells(readTable(text("KRS;Opis\n'0000028860;'0 zł\n")))[1]).toEqual([
      '0000028860',
      "'0 zł",
    ]);
  });

  test.each([
    ['\ufeffBEGIN:VCALENDAR\nEND:VCALENDAR', /kalendarz/],
    ['<!DOCTYPE html><table><tr><td>1;2</td></tr></table>', /strona albo plik XML/],
    ['[{"Nazwa":"A"}]', /JSON/],
  ])('%j is told for what it is [EXP-100]', (content, words) => {
    expect(refusal(text(content))).toMatch(words);
  });

  test('of UTF-16 [EXP-11]', async () => {
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), text('Nazwa;NIP\nŻółw;1', 'utf16le')]);
    expect(cells(readTable(wide))).toEqual([
      ['Nazwa', 'NIP'],
      ['Żółw', '1'],
    ]);
  });

  test.each(['utf-16le', 'utf-16be'])('of %s without a mark [EXP-11]', (charset) => {
    const bytes = iconv.encode('Nazwa;NIP\nŻółw;1\n', charset);
    expect(cells(readTable(bytes))).toEqual([
      ['Nazwa', 'NIP'],
      ['Żółw', '1'],
    ]);
  });

  test('with separators, quotes and line breaks inside of fields [EXP-11]', async () => {
    const table = readTable(
      text('Nazwa;Opis\n"A; ""B""";"raz\r\ndwa"\n\n;\nC;\'=1+1\nD;"nie zamknięte\n'),
    );
    expect(table.rows).toEqual([
      { number: 2, cells: ['A; "B"', 'raz\r\ndwa'] },
      { number: 5, cells: ['C', '=1+1'] },
      { number: 6, cells: ['D', 'nie zamknięte'] },
    ]);
  });

  test('without zero bytes, hard spaces and halves of letters [EXP-11]', async () => {
    const table = readTable(text('Nazwa\nA\u00a0\u0007B\n'));
    expect(table.rows[0]?.cells).toEqual(['A B']);
  });
});

/** The smallest workbook of one sheet; `parts` replace or add its files. */
function workbook(sheet: string, parts: Record<string, string> = {}): Buffer {
  const files = {
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="Arkusz" sheetId="1" r:id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="a" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    ...parts,
  };
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)]))),
  );
}

describe('a workbook', () => {
  test('of LibreOffice: texts, numbers, dates, empty cells and rows in their places [EXP-12]', async () => {
    const made = await libreOffice(
      '"Nazwa";"NIP";"Od";"Kwota"\n"Zażółć gęślą jaźń";5260250274;2026-03-29;1234,5\n\n"Tylko nazwa";;;7\n',
      'csv',
      'xlsx',
    );
    const table = readTable(made);
    expect(table.header).toEqual(['Nazwa', 'NIP', 'Od', 'Kwota']);
    expect(table.rows).toEqual([
      { number: 2, cells: ['Zażółć gęślą jaźń', '5260250274', '2026-03-29', '1234,5'] },
      { number: 4, cells: ['Tylko nazwa', '', '', '7'] },
    ]);
  });

  test('with rich texts, phonetics, booleans, cells without addresses, results of formulas [EXP-12]', async () => {
    const table = readTable(
      workbook(
        `<row><c t="inlineStr"><is><t>A</t></is></c><c t="s"><v>0</v></c></row>
         <row r="7"><c r="A7" t="str"><f>1+1</f><v>x_x005F_y</v></c><c r="C7" t="b"><v>1</v></c>
         <c r="D7" s="1"><v>12345</v></c><c r="E7" s="2"><v>46110.0208333</v></c><c r="F7"><v>5.26E+9</v></c></row>`,
        {
          'xl/sharedStrings.xml':
            '<sst><si><r><t>Bo</t></r><r><t>gaty</t></r><rPh><t>nie</t></rPh></si></sst>',
          'xl/styles.xml':
            '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="00\\-000"/><numFmt numFmtId="165" formatCode="[$-415]dd.mm.yyyy\\ hh:mm"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>',
        },
      ),
    );
    expect(table.sheet).toBe('Arkusz');
    expect(table.header).toEqual(['A', 'Bogaty', '', '', '', '']);
    expect(table.rows).toEqual([
      { number: 7, cells: ['x_y', '', 'tak', '12-345', '2026-03-29 00:30', '5260000000'] },
    ]);
  });

  test('that names things outside of itself resolves none [EXP-13]', async () => {
    const table = readTable(
      workbook(
        '<row><c t="inlineStr"><is><t>A</t></is></c></row><row><c t="inlineStr"><is><t>&zle;</t></is></c></row>',
        {
          'xl/sharedStrings.xml':
            '<!DOCTYPE sst [<!ENTITY zle SYSTEM "file:///etc/passwd">]><sst></sst>',
        },
      ),
    );
    expect(JSON.stringify(table)).not.toContain('root');
  });
});

describe('is refused in words', () => {
  test('what is no table [EXP-14]', async () => {
    const none = 'To nie jest plik XLSX, ODS, CSV ani VCF. Zapisz arkusz w jednej z tych postaci.';
    const broken = 'Nie można odczytać tego pliku XLSX. Otwórz go w arkuszu i zapisz jeszcze raz.';
    expect(refusal(text('%PDF-1.7'))).toBe(none);
    expect(refusal(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1]))).toBe(none);
    expect(refusal(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1]))).toBe(
      'To jest dawny plik XLS albo plik z hasłem. Zapisz arkusz jako XLSX bez hasła.',
    );
    expect(refusal(text('PK\u0003\u0004 nic'))).toBe(broken);
    expect(refusal(Buffer.from(zipSync({ 'a.txt': strToU8('a') })))).toBe(broken);
    expect(refusal(text(''))).toBe('W pliku nie ma żadnych danych');
    expect(refusal(text(';;\n\n'))).toBe('W pliku nie ma żadnych danych');
    expect(refusal(text('Nazwa;NIP\n'))).toBe(
      'W pliku są tylko nagłówki kolumn, bez wierszy z danymi',
    );
  });

  test('a damaged workbook, wherever it is damaged [EXP-14]', async () => {
    const words = 'Nie można odczytać tego pliku XLSX. Otwórz go w arkuszu i zapisz jeszcze raz.';
    const row = '<row><c t="inlineStr"><is><t>Nazwa</t></is></c></row>';
    const good = workbook(row.repeat(50));
    expect(refusal(good)).toBe('taken');
    for (const part of [0.2, 0.5, 0.9, 0.99]) {
      expect(refusal(good.subarray(0, good.length * part))).toBe(words);
    }
    for (const sheet of ['nic', `<worksheet><sheetData>${row}<row><c t="inlineStr"><is><t>Urw`]) {
      expect(refusal(workbook('', { 'xl/worksheets/sheet1.xml': sheet }))).toBe(words);
    }
    expect(refusal(workbook('', { 'xl/_rels/workbook.xml.rels': '<Relationships>' }))).toBe(words);
    // A byte that changed is seen, or what it says is read: nothing else happens.
    for (let at = 3; at < good.length; at += 7) {
      const flipped = Buffer.from(good);
      flipped[at] = 255 - (flipped[at] ?? 0);
      expect([words, 'taken']).toContain(refusal(flipped));
    }
  });

  test('what has too many rows or columns [EXP-14]', async () => {
    const rows = `Nazwa\n${'a\n'.repeat(20_001)}`;
    const words = 'Plik ma więcej niż 20 000 wierszy. Podziel go na mniejsze.';
    expect(refusal(text(rows)).replace(/\s/g, ' ')).toBe(words);
    const sheet = '<row><c t="inlineStr"><is><t>a</t></is></c></row>'.repeat(20_002);
    expect(refusal(workbook(sheet)).replace(/\s/g, ' ')).toBe(words);
    expect(refusal(text(`a\n${';'.repeat(100)}x`))).toBe('Wiersz 2 ma więcej niż 100 kolumn');
    const far = '<row><c r="A1"><v>1</v></c></row><row r="2"><c r="XFD2"><v>1</v></c></row>';
    expect(refusal(workbook(far))).toBe('Wiersz 2 ma więcej niż 100 kolumn');
  });

  test('a small file that would unpack to something huge [EXP-14]', async () => {
    const bomb = workbook('', { 'xl/sharedStrings.xml': ' '.repeat(90 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(200_000);
    const words = 'Plik po rozpakowaniu jest za duży. Zostaw w nim jeden arkusz z samymi danymi.';
    expect(refusal(bomb)).toBe(words);
    // One that lies about its size gets the room it told of, and no more.
    const liar = Buffer.from(bomb);
    const size = Buffer.alloc(4);
    size.writeUInt32LE(90 * 1024 * 1024);
    for (let at = liar.indexOf(size); at >= 0; at = liar.indexOf(size, at))
      liar.writeUInt32LE(10, at);
    expect(refusal(liar)).toMatch(/^Nie można odczytać/);
  });
});
