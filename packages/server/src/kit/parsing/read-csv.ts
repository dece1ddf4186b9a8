import iconv from 'iconv-lite';
import Papa from 'papaparse';
import { oldCharsetOf } from './old-charset.ts';
import { type NumberedRow, tableLimits } from './table-limits.ts';

/** Bytes that tell whether every other one is zero, as the letters of Europe have it in UTF-16. */
const telling = 512;

/** The byte order of a text in UTF-16, by its mark or by its zeros. */
function wideOf(content: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (content[0] === 0xff && content[1] === 0xfe) return 'utf-16le';
  if (content[0] === 0xfe && content[1] === 0xff) return 'utf-16be';
  const start = content.subarray(0, telling);
  const zeros = [0, 0];
  for (const [at, byte] of start.entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (content.length % 2 === 1 || Math.max(even, odd) < start.length / 4) return null;
  if (even === 0) return 'utf-16le';
  return odd === 0 ? 'utf-16be' : null;
}

export const isWide = (content: Buffer): boolean => wideOf(content) !== null;

/** UTF-8 and UTF-16 with or without their marks; what is neither was saved by an older program. */
export function decodeText(content: Buffer): string {
  const wide = wideOf(content);
  if (wide) return new TextDecoder(wide).decode(content);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return iconv.decode(content, oldCharsetOf(content));
  }
}

const separators = [';', '\t', ',', '|'];

/** Lines that tell of the separator; titles may stand before the heading. */
const tellingLines = 20;

/** How often each separator stands in each of the first lines, outside of quotes. */
function countSeparators(text: string): Map<string, number>[] {
  const lines: Map<string, number>[] = [];
  let counts = new Map<string, number>();
  let quoted = false;
  for (const letter of text) {
    if (letter === '"') quoted = !quoted;
    else if (!quoted && letter === '\n') {
      lines.push(counts);
      counts = new Map();
      if (lines.length === tellingLines) return lines;
    } else if (!quoted && separators.includes(letter))
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  return [...lines, counts];
}

/** The separator that stands most often in the first line that has any, of those that stand in most lines. */
function separatorOf(text: string): string {
  const lines = countSeparators(text);
  const inLines = (one: string) => lines.filter((counts) => counts.has(one)).length;
  const most = Math.max(...separators.map(inLines));
  const usual = separators.filter((one) => inLines(one) === most);
  const first = lines.find((counts) => usual.some((one) => counts.has(one)));
  const often = Math.max(...usual.map((one) => first?.get(one) ?? 0));
  return usual.find((one) => (first?.get(one) ?? 0) === often) ?? ';';
}

/**
 * Rows of a text table; fields may stand in quotes, and then hold separators, line breaks and doubled
 * quotes. A first line `sep=;` names the separator, as Excel has it.
 */
export function csvRows(text: string): NumberedRow[] {
  const separatorLine = /^sep=(.)\r?\n/i.exec(text);
  const rows: NumberedRow[] = [];
  let number = separatorLine ? 1 : 0;
  Papa.parse<string[]>(separatorLine ? text.slice(separatorLine[0].length) : text, {
    delimiter: separatorLine?.[1] ?? separatorOf(text),
    step: ({ data }, parser) => {
      number += 1;
      // Rows without anything are not worth their memory.
      if (data.some((cell) => cell !== '')) rows.push({ number, cells: data });
      // One more than may be, besides the heading, so that it is seen that there are too many.
      if (rows.length > tableLimits.rows + 1) parser.abort();
    },
  });
  return rows;
}
