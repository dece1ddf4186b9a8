import { unpack, walkXml } from './office-parts.ts';
import type { Sheet, Sheets } from './read-xlsx.ts';
import { type NumberedRow, tableLimits, wrongFile } from './table-limits.ts';

/* Workbooks of LibreOffice and of Google: one part has all sheets, each cell with the words that it shows. */

const broken = 'Nie można odczytać tego pliku ODS. Otwórz go w arkuszu i zapisz jeszcze raz.';
const tooLarge = 'Plik po rozpakowaniu jest za duży. Zostaw w nim jeden arkusz z samymi danymi.';
const refusals = { broken, tooLarge };

const mark = 'application/vnd.oasis.opendocument.spreadsheet';

/** Whether an archive says of itself, at its beginning as the format demands, that it is such a workbook. */
export const isOds = (content: Buffer): boolean => content.subarray(0, 200).includes(mark);

type Cell = { type: string; value: string; words: string[]; times: number };

/** Elements within cells whose words nobody sees in them. */
const unseen = new Set(['annotation', 'shapes', 'ruby-text']);

/** Numbers that somebody's mask made a code: 00-950, 0000028860. */
const masked = /^0\d+$|^\d+([-/ .]\d+)+$/;
/** What a mask never adds to the digits of a number. */
const digitsOf = (text: string) => text.replace(/^0+|[-/ .]/g, '');

/** What a cell shows; days and numbers by their value, since their words follow somebody's settings, but for codes. */
function shown({ type, value, words }: Cell): string {
  const text = words.join('\n');
  if (type === 'date') return value.replace('T00:00:00', '').slice(0, 16).replace('T', ' ');
  if (type === 'boolean') return value === 'true' ? 'tak' : 'nie';
  if (type !== 'float' && type !== 'currency') return text;
  const code = Number.isInteger(Number(value)) && masked.test(text) && digitsOf(text) === value;
  return code ? text : value.replace('.', ',');
}

const timesOf = (text: string | undefined, most: number) =>
  Math.min(Math.max(Number(text ?? 1) || 1, 1), most);

/** The rows of each sheet; a row that stands many times is told as often as a table may have rows. */
function sheetsOf(part: Uint8Array | undefined): { name: string; rows: NumberedRow[] }[] {
  const sheets: { name: string; rows: NumberedRow[] }[] = [];
  let room = 2 * tableLimits.characters;
  let row = { number: 1, times: 1, cells: [] as string[] };
  let place = 0;
  let cell: Cell | null = null;
  let hidden = 0;
  const endCell = () => {
    if (!cell) return;
    const text = shown(cell);
    const times = Math.min(cell.times, tableLimits.columns + 1 - place);
    for (let at = 0; text !== '' && at < times; at += 1) row.cells[place + at] = text;
    // A column past the last one is only looked at for whether there is something.
    if (text !== '' && times <= 0) row.cells[tableLimits.columns] = text;
    place = Math.min(place + cell.times, tableLimits.columns + 1);
    cell = null;
  };
  const endRow = () => {
    const rows = sheets.at(-1)?.rows;
    const cells = Array.from(row.cells, (text) => text ?? '');
    const size = cells.reduce((all, text) => all + text.length + 1, 0);
    for (let at = 0; cells.length > 0 && at < row.times; at += 1) {
      if (!rows || rows.length >= tableLimits.rows + 2) break;
      room -= size;
      if (room < 0) throw wrongFile(tooLarge);
      rows.push({ number: row.number + at, cells: [...cells] });
    }
    row = { number: row.number + row.times, times: 1, cells: [] };
  };
  walkXml(
    part,
    {
      open: (name, attributes) => {
        if (unseen.has(name)) hidden += 1;
        if (name === 'table') {
          sheets.push({ name: attributes['table:name'] ?? '', rows: [] });
          row = { number: 1, times: 1, cells: [] };
        } else if (name === 'table-row') {
          row.times = timesOf(attributes['table:number-rows-repeated'], 1_048_576);
          place = 0;
        } else if (name === 'table-cell' || name === 'covered-table-cell') {
          const type = attributes['office:value-type'] ?? '';
          const value =
            attributes['office:date-value'] ??
            attributes['office:boolean-value'] ??
            attributes['office:value'] ??
            '';
          const times = timesOf(attributes['table:number-columns-repeated'], 16_384);
          cell = { type, value, words: [], times };
        } else if (!cell || hidden > 0) return;
        else if (name === 'p') cell.words.push('');
        else if (name === 's') append(cell, ' '.repeat(timesOf(attributes['text:c'], 100)));
        else if (name === 'tab') append(cell, ' ');
        else if (name === 'line-break') append(cell, '\n');
      },
      text: (text) => {
        if (cell && hidden === 0 && cell.words.length > 0) append(cell, text);
      },
      close: (name) => {
        if (unseen.has(name)) hidden -= 1;
        if (name === 'table-cell' || name === 'covered-table-cell') endCell();
        else if (name === 'table-row') endRow();
      },
    },
    { broken, deepest: 64 },
  );
  return sheets;
}

function append(cell: Cell, text: string): void {
  const last = cell.words.length - 1;
  if (last >= 0) cell.words[last] += text;
}

/** As `xlsxRows` (read-xlsx.ts) has them. */
export function odsRows(
  content: Buffer,
  { wanted, worth }: { wanted?: number; worth: (rows: NumberedRow[]) => number },
): Sheets {
  const parts = unpack(content, (name) => name === 'content.xml', refusals);
  const all = sheetsOf(parts['content.xml']).filter(({ rows }) => rows.length > 0);
  const found: Sheet[] = all.map(({ name, rows }) => ({ name, rows: rows.length }));
  const worths = all.map(({ rows }) => worth(rows));
  const sheet = wanted ?? Math.max(worths.indexOf(Math.max(...worths)), 0);
  return { sheets: found, sheet, rows: all[sheet]?.rows ?? [] };
}
