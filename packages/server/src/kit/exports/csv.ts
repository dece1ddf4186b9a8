import { Readable } from 'node:stream';
import { toHundredths } from '@zaplecze/contract/kit/values/amounts';
import { doubledMoment, warsawOffset } from '@zaplecze/contract/kit/values/time';
import type { Cell } from './xlsx.ts';

/*
 * Not papaparse's writer, which reads files here: quoting is one line of these, and its guard against formulas would
 * put an apostrophe before −5,00.
 */

/** What a spreadsheet takes for a formula when a text begins with it. */
const dangerous = /^[=+\-@\t\r\n]/;
/** REGON, KRS and the like, whose zeros a spreadsheet takes away as those of a number. */
const zeros = /^0\d+$/;

/** A text that no spreadsheet reads as a formula or a number: an apostrophe before it says so. */
const harmless = (text: string) => (dangerous.test(text) || zeros.test(text) ? `'${text}` : text);

const quoted = (text: string) => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Polish spreadsheets expect decimal commas, and understand days written as ISO 8601 has them. */
function wordOf(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return harmless(cell);
  if ('day' in cell) return cell.day;
  if ('number' in cell) return String(cell.number).replace('.', ',');
  if ('money' in cell) return toHundredths(cell.money).toFixed(2).replace('.', ',');
  const time = Date.parse(cell.moment);
  const doubled = doubledMoment(time);
  if (doubled) return doubled;
  const wall = new Date(time + warsawOffset(time) * 60_000).toISOString();
  return `${wall.slice(0, 10)} ${wall.slice(11, 16)}`;
}

const lineOf = (cells: Cell[]) => `${cells.map((cell) => quoted(wordOf(cell))).join(';')}\r\n`;

/**
 * A table as a stream of UTF-8 with its mark at the start and semicolons between: what Excel and
 * LibreOffice set to Polish open as a table at once.
 */
export function csvStream(columns: { header: string }[], rows: AsyncIterable<Cell[][]>): Readable {
  return Readable.from(linesOf(columns, rows), { objectMode: false });
}

async function* linesOf(columns: { header: string }[], rows: AsyncIterable<Cell[][]>) {
  yield `\ufeff${lineOf(columns.map(({ header }) => header))}`;
  for await (const batch of rows) if (batch.length > 0) yield batch.map(lineOf).join('');
}
