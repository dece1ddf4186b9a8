import type { Attachment } from 'postal-mime';
import { decodeText } from './charsets.ts';

/* Parts that are no files of their own and that no reader of letters takes for words. */

/** Signs of a file's name that are kept, its ending with them. */
const longestName = 200;

/** A name that is short enough to be kept. */
export function shortName(name: string): string {
  const signs = [...name];
  if (signs.length <= longestName) return name;
  const ending = /\.[^.\s]{1,10}$/u.exec(name)?.[0] ?? '';
  return `${signs.slice(0, longestName - ending.length).join('')}${ending}`;
}

const worded = /^text\/(?:enriched|richtext|markdown|x-markdown)$/i;

/** Words of a letter that has no others: written in a form between plain text and HTML. */
export function wordsOfOddPart(part: Attachment, content: Uint8Array): string {
  if (!worded.test(part.mimeType) || part.disposition === 'attachment') return '';
  const text = decodeText(Buffer.from(content));
  if (/markdown/i.test(part.mimeType)) return text;
  return text
    .replace(/<param>[^<]{0,200}<\/param>/gi, '')
    .replace(/<<|<[^<>]{1,60}>/g, (tag) => (tag === '<<' ? '<' : ''));
}
