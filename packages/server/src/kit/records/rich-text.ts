import { addressOf } from '@zaplecze/contract/addresses';
import {
  articleMark,
  pictureMark,
  richAttributes,
  richSchemes,
  richTags,
} from '@zaplecze/contract/kit/rich-tags';
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

const allowed: sanitizeHtml.IOptions = {
  allowedTags: richTags,
  allowedAttributes: { '*': richAttributes, a: [articleMark] },
  allowedSchemes: richSchemes,
  // `//elsewhere.pl` would look like an address of ours.
  allowProtocolRelative: false,
  // Deeper than anybody writes; more would only be there to exhaust the reader's browser.
  nestingLimit: 40,
  transformTags: {
    // A heading above those that the page itself uses becomes the highest allowed one.
    ...{ h1: 'h2', h5: 'h4', h6: 'h4', strike: 's', del: 's' },
    a: (tagName, attributes) => ({ tagName, attribs: linkOf(attributes) }),
  },
};

/** HTML of a person as it may be kept: nothing but the allowed tags; null when it says nothing. */
export function cleanHtml(html: string | null): string | null {
  if (html === null) return null;
  const clean = sanitizeHtml(html, allowed).trim();
  return textOf(clean) === '' ? null : clean;
}

const withPictures: sanitizeHtml.IOptions = {
  ...allowed,
  allowedTags: [...richTags, 'img'],
  // All that it says is in its words, for nothing else is searched and erased.
  allowedAttributes: { a: ['href', articleMark], img: [pictureMark, 'alt'] },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isId.test(attribs[pictureMark] ?? ''),
};

/** HTML of a description or a comment as it may be kept: a picture in it names its file, no address. */
export const cleanTalk = (html: string): string => sanitizeHtml(html, withPictures).trim();

/** Ids of the articles that HTML cleaned by `cleanHtml` leads to, each once. */
export function articlesIn(html: string | null): number[] {
  const found = (html ?? '').matchAll(new RegExp(`<a [^>]*${articleMark}="(\\d{1,9})"`, 'g'));
  return [...new Set([...found].map(([, id]) => Number(id)))];
}

const blocks = /<\/?(?:p|br|hr|ul|ol|li|h2|h3|h4|blockquote|pre)\b[^>]*>/g;
const signs: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

/** What HTML cleaned by `cleanHtml` says: its words without tags, one space between them. */
export function textOf(html: string): string {
  return html
    .replace(blocks, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => signs[entity] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** HTML of a person as it is kept, and its words for the search. */
export function articleText(html: string | null): { description: string | null; content: string } {
  const description = cleanHtml(html);
  return { description, content: description === null ? '' : textOf(description) };
}
