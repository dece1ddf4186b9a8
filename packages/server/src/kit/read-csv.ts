import type { NumberedRow } from './table-limits.ts';

/** UTF-8 with or without its mark, UTF-16 with it; what is not UTF-8 was saved by an older Windows. */
export function decodeText(content: Buffer): string {
  if (content[0] === 0xff && content[1] === 0xfe)
    return new TextDecoder('utf-16le').decode(content);
  if (content[0] === 0xfe && content[1] === 0xff)
    return new TextDecoder('utf-16be').decode(content);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1250').decode(content);
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
 * Rows of a text table, one by one; fields may stand in quotes, and then hold separators, line
 * breaks and doubled quotes. A first line `sep=;` names the separator, as Excel has it.
 */
export function* csvRows(content: Buffer): Generator<NumberedRow> {
  const text = decodeText(content).replace(/^\ufeff/, '');
  const told = /^sep=(.)\r?\n/i.exec(text);
  const separator = told?.[1] ?? separatorOf(text);
  let at = told?.[0].length ?? 0;
  const ends = new RegExp(`[${separator.replace(/[\\\]^-]/, '\\$&')}\r\n]`, 'g');
  for (let number = told ? 2 : 1; at < text.length; number += 1) {
    const cells: string[] = [];
    for (;;) {
      let cell = '';
      if (text[at] === '"') {
        const closing = closingQuote(text, at + 1);
        cell = text.slice(at + 1, closing).replaceAll('""', '"');
        at = closing + 1;
      }
      // What follows a closing quote belongs to the field, as spreadsheets read it.
      ends.lastIndex = at;
      const end = ends.exec(text)?.index ?? text.length;
      cells.push(cell + text.slice(at, end));
      at = end;
      if (text[at] !== separator) break;
      at += 1;
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    yield { number, cells };
  }
}

/** Where a quoted field ends; a quote that is never closed ends with the text. */
function closingQuote(text: string, from: number): number {
  for (let at = from; ; at += 2) {
    at = text.indexOf('"', at);
    if (at < 0) return text.length;
    if (text[at + 1] !== '"') return at;
  }
}
