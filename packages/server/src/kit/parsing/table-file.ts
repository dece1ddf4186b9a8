import { plainHeader } from './columns.ts';
import { csvRows, decodeText, isWide } from './read-csv.ts';
import { isOds, odsRows } from './read-ods.ts';
import { vcardRows } from './read-vcard.ts';
import { type Sheet, xlsxRows } from './read-xlsx.ts';
import { type NumberedRow, tableLimits, wrongFile } from './table-limits.ts';

/** A table as a file has it: texts only, without empty rows and what stands outside of the table. */
export type FileTable = {
  /** The name of the workbook's sheet. */
  sheet: string | null;
  header: string[];
  rows: NumberedRow[];
  reading: FileReading;
};

/** What else a file could have been read as. */
export type FileReading = {
  /** Sheets with anything in them, in the order of their tabs; none in a text table. */
  sheets: Sheet[];
  /** The place of the one that was read among them. */
  sheet: number;
  /** The row of the headings, as the spreadsheet numbers it. */
  heading: number;
  /** The first rows, of which any may be the headings; cells shortened. */
  first: NumberedRow[];
};

/** How a file is to be read; what is not said is found. */
export type HowToRead = {
  /** Headings that the table is likely to have: they tell the sheet, and the row of its headings. */
  known?: readonly string[];
  sheet?: number | undefined;
  heading?: number | undefined;
};

const unreadable =
  'To nie jest plik XLSX, ODS, CSV ani VCF. Zapisz arkusz w jednej z tych postaci.';
const old = 'To jest dawny plik XLS albo plik z hasłem. Zapisz arkusz jako XLSX bez hasła.';
/** Other files of text that are sent for a table, by how they begin. */
const others: [RegExp, string][] = [
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
 * Reads a file of a spreadsheet: of a workbook the sheet whose headings are known best, else the first that has
 * something in it, or a text table. For a thread of its own: parsing.ts.
 *
 * @throws HttpError 400 on `file`, with words for the person
 */
export function readTable(content: Buffer, how: HowToRead = {}): FileTable {
  if (content.length === 0) throw wrongFile(empty);
  if (content.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))) throw wrongFile(old);
  const zipped = content.subarray(0, 2).toString('latin1') === 'PK';
  if (!zipped && !isText(content)) throw wrongFile(unreadable);
  if (!zipped) refuseOthers(content);
  const headings = new Set(how.known?.map(plainHeader));
  const choice = {
    ...(how.sheet !== undefined && { wanted: how.sheet }),
    worth: (all: NumberedRow[]) => Math.max(...all.slice(0, mostTitleRows).map(knownIn(headings))),
  };
  const source = zipped
    ? (isOds(content) ? odsRows : xlsxRows)(content, choice)
    : { sheets: [], sheet: 0, rows: textRows(content) };
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
  const [header, ...data] = rows.slice(headingOf(rows, headings, how.heading));
  if (!header) throw wrongFile(empty);
  if (data.length === 0) throw wrongFile(onlyHeader);
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  return {
    sheet: source.sheets[source.sheet]?.name ?? null,
    reading: {
      ...{ sheets: source.sheets, sheet: source.sheet, heading: header.number },
      first: rows.slice(0, mostTitleRows).map(({ number, cells }) => ({
        number,
        cells: cells.slice(0, 8).map((cell) => cell.slice(0, 40)),
      })),
    },
    header: Array.from({ length: width }, (_, at) => header.cells[at] ?? ''),
    rows: data,
  };
}

const vcardMark = /^\s*BEGIN:VCARD/i;

/** Rows of a table of texts, or of business cards. */
function textRows(content: Buffer): NumberedRow[] {
  const text = decodeText(content).replace(/^\ufeff/, '');
  return vcardMark.test(text.slice(0, 200)) ? vcardRows(text) : csvRows(text);
}

/** What is read as text and is another kind of file. */
function refuseOthers(content: Buffer): void {
  const start = decodeText(content.subarray(0, 200))
    .replace(/^\ufeff/, '')
    .trimStart();
  const other = others.find(([beginning]) => beginning.test(start));
  if (other) throw wrongFile(other[1]);
}

/** Rows that may be the headings. */
const mostTitleRows = 15;
const filled = ({ cells }: NumberedRow) => cells.filter((cell) => cell !== '').length;
const knownIn =
  (headings: ReadonlySet<string>) =>
  ({ cells }: NumberedRow): number =>
    new Set(cells.map(plainHeader).filter((cell) => headings.has(cell))).size;

/**
 * The place of the heading: the row that was chosen, else the one with most of the known headings (two or more), else the
 * first that is no title, with several cells.
 */
function headingOf(
  rows: NumberedRow[],
  headings: ReadonlySet<string>,
  chosen: number | undefined,
): number {
  if (chosen !== undefined) {
    const at = rows.findIndex(({ number }) => number === chosen);
    if (at === -1 || at >= mostTitleRows) throw wrongFile('W tym wierszu nie ma nagłówków');
    return at;
  }
  const first = rows.slice(0, mostTitleRows);
  const known = first.map(knownIn(headings));
  const most = Math.max(...known);
  if (most >= 2) return known.indexOf(most);
  return Math.max(
    first.findIndex((row) => filled(row) > 1),
    0,
  );
}

/** Pictures, PDFs and programs have zero bytes near their start; texts do not, but for UTF-16. */
function isText(content: Buffer): boolean {
  const start = content.subarray(0, 4096);
  return (
    isWide(start) || !(start.includes(0) || start.subarray(0, 5).toString('latin1') === '%PDF-')
  );
}
