import { addressOf } from '@zaplecze/contract/addresses';
import { legible } from '@zaplecze/contract/kit/fields/clean';
import { cellBreak } from '@zaplecze/contract/kit/fields/html-words';
import { deepestTags, mostColumns, mostRows } from '@zaplecze/contract/kit/fields/rich-shape';
import {
  articleMark,
  pictureMark,
  richAttributes,
  richSchemes,
  richTags,
  spanAttributes,
} from '@zaplecze/contract/kit/values/rich-tags';
import sanitizeHtml from 'sanitize-html';

const isId = /^[1-9]\d{0,8}$/;
/** The address of an article, or of a part of it. */
const articleAddress = /^\/knowledge\?item=([1-9]\d{0,8})(#[\w-]{1,100})?$/;

/** A link to an article says which by its id alone, however it was written; its address is made of that. */
function linkOf({ [articleMark]: marked = '', ...attributes }: sanitizeHtml.Attributes) {
  const [, typed = '', part = ''] = articleAddress.exec(attributes.href ?? '') ?? [];
  const id = isId.test(marked) ? marked : typed;
  if (id === '') return attributes;
  const to = addressOf('knowledge', { item: id });
  return { ...attributes, href: id === typed ? `${to}${part}` : to, [articleMark]: id };
}

/** A cell of several columns or rows says how many; anything else that stands there is dropped. */
function cellOf(
  tagName: string,
  { colspan = '', rowspan = '', ...attributes }: sanitizeHtml.Attributes,
) {
  const spans = Object.entries({
    colspan: [colspan, mostColumns],
    rowspan: [rowspan, mostRows],
  } as const)
    .filter(
      ([, [typed, most]]) =>
        /^[1-9]\d{0,2}$/.test(typed) && Number(typed) > 1 && Number(typed) <= most,
    )
    .map(([name, [typed]]) => [name, typed]);
  return { tagName, attribs: { ...attributes, ...Object.fromEntries(spans) } };
}

const cells = { td: spanAttributes, th: spanAttributes };

/** Blocks that no text keeps: programs write their lines in them. Each is a `div` until its lines are told. */
const foreignBlocks = [
  ...['address', 'article', 'aside', 'center', 'dd', 'details', 'dialog', 'dl', 'dt', 'fieldset'],
  ...['figcaption', 'figure', 'footer', 'form', 'header', 'hgroup', 'label', 'legend', 'main'],
  ...['nav', 'option', 'search', 'section', 'summary'],
];
const line = 'div';

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...richTags, line],
  allowedAttributes: { '*': richAttributes, a: [articleMark], ...cells },
  allowedSchemes: richSchemes,
  // `//elsewhere.pl` would look like an address of ours.
  allowProtocolRelative: false,
  // Deeper than anybody writes; more would only be there to exhaust the reader's browser.
  nestingLimit: deepestTags,
  transformTags: {
    // A heading above those that the page itself uses becomes the highest allowed one.
    ...{ h1: 'h2', h5: 'h4', h6: 'h4', strike: 's', del: 's' },
    // What stands below a table and above it is a part of it, or a line of its own.
    ...{ tfoot: 'tbody', caption: 'p' },
    ...Object.fromEntries(foreignBlocks.map((name) => [name, line])),
    td: cellOf,
    th: cellOf,
    a: (tagName, attributes) => ({ tagName, attribs: linkOf(attributes) }),
  },
};

const inline = new Set(['a', 'b', 'strong', 'em', 'i', 'u', 's', 'span', 'code', 'img']);

/** Cleaned HTML whose lines (`line`) are parted by breaks, where nothing else parts them. */
function withBreaks(html: string): string {
  if (!html.includes(`<${line}`)) return html;
  const parts: string[] = [];
  // What is said in the line so far, and whether the next words are of another one.
  let [hasWords, isBreakDue] = [false, false];
  for (const [part, name] of html.matchAll(/<\/?([a-z][a-z0-9]*)[^<>]*>|[^<]+|</g)) {
    if (name === line) {
      isBreakDue = hasWords;
      continue;
    }
    if (name !== undefined && !inline.has(name)) [hasWords, isBreakDue] = [false, false];
    else if (name === 'img' || (name === undefined && part.trim() !== '')) {
      if (isBreakDue) parts.push('<br />');
      [hasWords, isBreakDue] = [true, false];
    }
    parts.push(part);
  }
  return parts.join('');
}

/** HTML with the allowed tags alone; null when nothing of it can be seen. */
export function cleanHtml(html: string | null): string | null {
  if (html === null) return null;
  const clean = withBreaks(legible(sanitizeHtml(html, allowed))).trim();
  return plainTextOfHtml(clean) === '' ? null : clean;
}

const withPictures: sanitizeHtml.IOptions = {
  ...allowed,
  allowedTags: [...richTags, line, 'img'],
  // Only attributes without text: texts are searched and erased by their words alone.
  allowedAttributes: { a: ['href', articleMark], img: [pictureMark, 'alt'], ...cells },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isId.test(attribs[pictureMark] ?? ''),
};

/** HTML of a description or a comment as it may be kept: a picture in it names its file, no address. */
export const cleanTalk = (html: string): string =>
  withBreaks(legible(sanitizeHtml(html, withPictures))).trim();

/** Ids of the articles that HTML cleaned by `cleanHtml` leads to, each once. */
export function articlesIn(html: string | null): number[] {
  const found = (html ?? '').matchAll(new RegExp(`<a [^<>]*${articleMark}="(\\d{1,9})"`, 'g'));
  return [...new Set([...found].map(([, id]) => Number(id)))];
}

const blocks = /<\/?(?:p|br|hr|ul|ol|li|h2|h3|h4|blockquote|pre)\b[^>]*>/g;
const signs: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

const firstCells = /<tr\b[^<>]*>\s*<t[dh]\b[^<>]*>/g;
const otherCells = /<t[dh]\b[^<>]*>/g;
const rows = /<\/?(?:table|thead|tbody|tr)\b[^<>]*>/g;

/**
 * What HTML cleaned by `cleanHtml` says: its words without tags, one space between them; each row of a table is a
 * line, with a bar between its cells.
 */
export function plainTextOfHtml(html: string): string {
  return html
    .replace(/\s+/g, ' ')
    .replace(firstCells, '\n')
    .replace(otherCells, cellBreak)
    .replace(rows, '\n')
    .replace(blocks, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => signs[entity] ?? '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

/** HTML of a person as it is kept, and its words for the search. */
export function articleText(html: string | null): { description: string | null; content: string } {
  const description = cleanHtml(html);
  return { description, content: description === null ? '' : plainTextOfHtml(description) };
}
