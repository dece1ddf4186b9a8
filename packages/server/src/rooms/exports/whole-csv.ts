import { Readable } from 'node:stream';

/*
 * The tables of the export of everything. Not kit/exports/csv.ts, which writes for Polish spreadsheets: here what is
 * written can be read back to the last letter, by any program and in any country.
 */

/** What a spreadsheet takes for a formula when a text begins with it; apostrophes before it are ours or the text's own. */
const dangerous = /^'*[=+\-@\t\r\n]/;

/** Numbers may begin with a minus. */
const isNumber = /^-\d+(\.\d+)?$/;

/**
 * A value as it stands in the file: nothing where there is none, `""` for an empty text, one apostrophe more before what
 * a spreadsheet would read as a formula.
 */
function cellOf(value: string | null): string {
  if (value === null) return '';
  const safe = dangerous.test(value) && !isNumber.test(value) ? `'${value}` : value;
  return safe === '' || /[";\r\n]/.test(safe) || safe !== safe.trim()
    ? `"${safe.replaceAll('"', '""')}"`
    : safe;
}

export const lineOf = (cells: (string | null)[]): string => `${cells.map(cellOf).join(';')}\r\n`;

/** A table as a stream of UTF-8 with its mark at the start and semicolons between. */
export function wholeCsv(headings: string[], rows: AsyncIterable<(string | null)[][]>): Readable {
  return Readable.from(linesOf(headings, rows), { objectMode: false });
}

async function* linesOf(headings: string[], rows: AsyncIterable<(string | null)[][]>) {
  yield `\ufeff${lineOf(headings)}`;
  for await (const batch of rows) yield batch.map(lineOf).join('');
}
