import iconv from 'iconv-lite';
import Papa from 'papaparse';
import { oldCharsetOf } from './old-charset.ts';
import { type NumberedRow, tableLimits } from './table-limits.ts';

/** UTF-8 with or without its mark, UTF-16 with it; what is not UTF-8 was saved by an older program. */
export function decodeText(content: Buffer): string {
  if (content[0] === 0xff && content[1] === 0xfe)
    return new TextDecoder('utf-16le').decode(content);
  if (content[0] === 0xfe && content[1] === 0xff)
    return new TextDecoder('utf-16be').decode(content);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return iconv.decode(content, oldCharsetOf(content));
  }
}

const separators = [';', '\t', ',', '|'];

/** The separator that stands most often in the first line, outside of quotes. */
function separatorOf(text: string): string {
  const counts = new Map(separators.map((one) => [one, 0]));
  let quoted = false;
  for (const letter of text) {
    if (letter === '"') quoted = !quoted;
    else if (!quoted && letter === '\n') break;
    else if (!quoted && counts.has(letter)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  return separators.find((one) => counts.get(one) === most) ?? ';';
}

/**
 * Rows of a text table; fields may stand in quotes, and then hold separators, line breaks and doubled
 * quotes. A first line `sep=;` names the separator, as Excel has it.
 */
export function csvRows(content: Buffer): NumberedRow[] {
  const text = decodeText(content).replace(/^\ufeff/, '');
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
