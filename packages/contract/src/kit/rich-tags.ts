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
