import { csvRows, decodeText } from './read-csv.ts';
import { xlsxRows } from './read-xlsx.ts';
import { type NumberedRow, tableLimits, wrongFile } from './table-limits.ts';

/** A table as a file has it: texts only, without empty rows and what stands outside of the table. */
export type FileTable = {
  /** The name of the workbook's sheet. */
  sheet: string | null;
  header: string[];
  rows: NumberedRow[];
};

const unreadable = 'To nie jest plik XLSX ani CSV. Zapisz arkusz w jednej z tych postaci.';
const old = 'To jest dawny plik XLS albo plik z hasłem. Zapisz arkusz jako XLSX bez hasła.';
/** Other files of text that are sent for a table, by how they begin. */
const others: [RegExp, string][] = [
  [
    /^BEGIN:VCARD/i,
    'To są wizytówki (VCF). W programie z kontaktami wybierz eksport do CSV i wczytaj tamten plik.',
  ],
  [/^BEGIN:VCALENDAR/i, 'To jest kalendarz (ICS), a nie tabela. Zapisz dane jako XLSX albo CSV.'],
  [
    /^(?:<!doctype|<html|<\?xml|<table)/i,
    'To jest strona albo plik XML, a nie tabela. Otwórz go w arkuszu i zapisz jako XLSX albo CSV.',
  ],
  [/^[{[]\s*["{[]/, 'To jest plik JSON, a nie tabela. Zapisz dane jako XLSX albo CSV.'],
];
const empty = 'W pliku nie ma żadnych danych';
const tooMuch = 'W pliku jest za dużo treści. Podziel go na mniejsze.';
const onlyHeader = 'W pliku są tylko nagłówki kolumn, bez wierszy z danymi';

/**
 * Without what databases and people cannot use: control characters, hard spaces, halves of letters,
 * and the apostrophe that keeps a text from being a formula or a number (see csv.ts).
 */
const clean = (cell: string) =>
  cell
    .slice(0, tableLimits.cell)
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is meant
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff]/g, '')
    .replace(/[\u00a0\u202f]/g, ' ')
    .trim()
    .replace(/^'(?=[=+\-@]|0\d+$)/, '');

/**
 * Reads a file of a spreadsheet: a workbook's first sheet that has something in it, or a text
 * table. The heading is the first row with more than a title in it. For a thread of its own: parsing.ts.
 *
 * @throws HttpError 400 on `file`, with words for the person
 */
export function readTable(content: Buffer): FileTable {
  if (content.length === 0) throw wrongFile(empty);
  if (content.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))) throw wrongFile(old);
  const zipped = content.subarray(0, 2).toString('latin1') === 'PK';
  if (!zipped && !isText(content)) throw wrongFile(unreadable);
  if (!zipped) refuseOthers(content);
  const source = zipped ? xlsxRows(content) : { sheet: null, rows: csvRows(content) };
  const rows: NumberedRow[] = [];
  let room = tableLimits.characters;
  for (const { number, cells } of source.rows) {
    const cleaned = cells.map(clean);
    while (cleaned.length > 0 && cleaned.at(-1) === '') cleaned.pop();
    if (cleaned.length === 0) continue;
    if (cleaned.length > tableLimits.columns) {
      throw wrongFile(`Wiersz ${number} ma więcej niż ${tableLimits.columns} kolumn`);
    }
    // One shared text may stand in a million cells.
    for (const cell of cleaned) room -= cell.length + 1;
    if (room < 0) throw wrongFile(tooMuch);
    rows.push({ number, cells: cleaned });
    if (rows.length > tableLimits.rows + 1) {
      throw wrongFile(
        `Plik ma więcej niż ${tableLimits.rows.toLocaleString('pl')} wierszy. Podziel go na mniejsze.`,
      );
    }
  }
  const [header, ...data] = rows.slice(titleRows(rows));
  if (!header) throw wrongFile(empty);
  if (data.length === 0) throw wrongFile(onlyHeader);
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  return {
    sheet: source.sheet,
    header: Array.from({ length: width }, (_, at) => header.cells[at] ?? ''),
    rows: data,
  };
}

/** What is read as text and is another kind of file. */
function refuseOthers(content: Buffer): void {
  const start = decodeText(content.subarray(0, 200))
    .replace(/^\ufeff/, '')
    .trimStart();
  const other = others.find(([beginning]) => beginning.test(start));
  if (other) throw wrongFile(other[1]);
}

const mostTitleRows = 10;
const filled = ({ cells }: NumberedRow) => cells.filter((cell) => cell !== '').length;

/** How many rows stand above the heading: each with one text alone, such as 'Lista klientów, stan na 1.12'. */
function titleRows(rows: NumberedRow[]): number {
  const heading = rows.slice(0, mostTitleRows + 1).findIndex((row) => filled(row) > 1);
  return Math.max(heading, 0);
}

/** Pictures, PDFs and programs have zero bytes near their start; texts do not, but for UTF-16. */
function isText(content: Buffer): boolean {
  const start = content.subarray(0, 4096);
  const wide = (start[0] === 0xff && start[1] === 0xfe) || (start[0] === 0xfe && start[1] === 0xff);
  return wide || !(start.includes(0) || start.subarray(0, 5).toString('latin1') === '%PDF-');
}
