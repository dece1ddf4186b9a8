import * as z from 'zod';

/**
 * What HTML may hold wherever it is kept and shown: the server keeps nothing else, the browser
 * shows nothing else, the editor makes nothing else.
 */
export const richTags = [
  ...['a', 'b', 'strong', 'em', 'i', 'u', 's', 'span', 'code'],
  ...['p', 'br', 'hr', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'blockquote', 'pre'],
];
export const richAttributes = ['href', 'title'];
export const richSchemes = ['http', 'https', 'mailto', 'tel'];

const most = 200_000;

/** An optional formatted text as HTML; '' and null both clear it. */
export function richText() {
  return z
    .string()
    .max(most, { error: 'Tekst jest za długi' })
    .nullable()
    .transform((value) => (value === null || value.trim() === '' ? null : value))
    .optional();
}
