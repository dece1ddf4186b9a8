/**
 * The HTML that formatted texts may hold: the server stores no other tags, the browser shows no others, the editor
 * makes no others.
 */
export const richTags = [
  ...['a', 'b', 'strong', 'em', 'i', 'u', 's', 'span', 'code'],
  ...['p', 'br', 'hr', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'blockquote', 'pre'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
];
export const richAttributes = ['href', 'title'];
/** How many columns and rows a cell of a table takes; of cells alone, from 2 up. */
export const spanAttributes = ['colspan', 'rowspan'];
/** Names the article that a link leads to, by its id: its title and address are put in where it is shown. */
export const articleMark = 'data-article';
export const richSchemes = ['http', 'https', 'mailto', 'tel'];
/** A picture in a text names its file by this alone; where pictures may stand, the reader's page fetches it. */
export const pictureMark = 'data-file';
