/*
 * What people write in descriptions and comments: plain words, or words with formatting, then as HTML. The record
 * keeps its words in the field that the specification names, and the HTML beside it (docs/decisions/0056).
 */

export type Written = string | { html: string };

const signs: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};
const decoded = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => signs[entity] ?? '');

const blocks = new Set(['p', 'ul', 'ol', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'div']);
const attribute = /\salt="([^"]*)"/;
const address = /\shref="([^"]*)"/;

/** In the editor's HTML alone: marks a picture that is on its way to the server, or did not get there. */
export const waitingMark = 'data-waits';

/** Whether such a picture stands in HTML. */
export const isAwaited = (html: string) => /<img\s[^<>]*data-waits=/.test(html);

/** How a picture stands in words. */
export const pictureWords = (alt: string) => (alt.trim() ? `[obraz: ${alt.trim()}]` : '[obraz]');

/** Where a link leads, unless its words say it already; a person's profile is said by their name. */
function addressWords(href: string, words: string): string {
  const bare = href.replace(/^(?:https?:\/\/|mailto:|tel:)/, '').replace(/\/$/, '');
  const told = bare === '' || href.startsWith('/profile/view/') || words.includes(bare);
  return told ? '' : ` (${href})`;
}

/** What HTML says, in lines: paragraphs under one another, members of lists after a dash or their number. */
export function wordsOfHtml(html: string): string {
  let words = '';
  const lists: number[] = [];
  let link: { href: string; from: number } | null = null;
  /** Nothing stands in the line yet but what marks a member of a list. */
  let fresh = true;
  const newLine = () => {
    if (!fresh) words += '\n';
    fresh = true;
  };
  for (const [, close, tag = '', rest = '', text] of html.matchAll(
    // Never back over what it has read: the text may be anybody's.
    /<(\/?)([a-zA-Z][a-zA-Z0-9]*)(?=[\s/>])((?:[^<>"]|"[^<"]*")*)>|([^<]+|<)/g,
  )) {
    if (text !== undefined) {
      const said = decoded(text.replace(/\s+/g, ' '));
      const shown = fresh ? said.replace(/^ +/, '') : said;
      if (shown === '') continue;
      words += shown;
      fresh = false;
      continue;
    }
    const name = tag.toLowerCase();
    if (name === 'br') {
      words += '\n';
      fresh = true;
    } else if (name === 'a') {
      if (close && link) words += addressWords(link.href, words.slice(link.from));
      const href = decoded(address.exec(rest)?.[1] ?? '');
      link = close ? null : { href, from: words.length };
    } else if (name === 'img') {
      words += pictureWords(decoded(attribute.exec(rest)?.[1] ?? ''));
      fresh = false;
    } else if (name === 'li') {
      newLine();
      if (close) continue;
      const at = lists.length - 1;
      const number = lists[at] ?? 0;
      words += `${'  '.repeat(Math.max(0, at))}${number > 0 ? `${number}.` : '-'} `;
      if (number > 0) lists[at] = number + 1;
    } else if (name === 'ul' || name === 'ol') {
      newLine();
      if (close) lists.pop();
      else lists.push(name === 'ol' ? 1 : 0);
    } else if (blocks.has(name)) {
      // An empty paragraph is an empty line, but within a list.
      if (close && fresh && name === 'p' && lists.length === 0) words += '\n';
      newLine();
    }
  }
  return words
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();
}

/** What was written, in plain words. */
export const plainOf = (written: Written): string =>
  typeof written === 'string' ? written : wordsOfHtml(written.html);

/** What a record's field holds for its form. */
export const writtenOf = <W extends string | null>(words: W, html: string | null): W | Written =>
  html === null ? words : { html };

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '&quot;');

/** Plain words as HTML that says the same: each line a paragraph. `inline` makes HTML of a line's words. */
export const htmlOfWords = (words: string, inline: (line: string) => string = escaped): string =>
  words
    .split('\n')
    .map((line) => `<p>${inline(line)}</p>`)
    .join('');

/** Words as HTML within a line. */
export const escapeWords = escaped;

/** Ids of the files whose pictures stand in cleaned HTML, each once. */
export const picturesIn = (html: string | null): number[] => [
  ...new Set(
    [...(html ?? '').matchAll(/<img [^>]*data-file="(\d{1,9})"/g)].map(([, id]) => Number(id)),
  ),
];

/** HTML with pictures in words: where their files do not come along. */
export const withoutPictures = (html: string): string =>
  html.replace(/<img\s(?:[^<>"]|"[^<"]*")*>/g, (tag) =>
    pictureWords(attribute.exec(tag)?.[1] ?? ''),
  );
