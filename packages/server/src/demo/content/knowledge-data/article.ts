/** One article: the number of its type in company-data, its text as HTML. */
export type Article = {
  name: string;
  type: (typeof types)[keyof typeof types];
  text: string;
  /** A file beside it, by its name. */
  file?: string;
};

/** Numbers of the types in company-data. */
export const types = { procedures: 0, rules: 1, guides: 2, templates: 3 } as const;

/* Its text. */

export const p = (...paragraphs: string[]) => paragraphs.map((one) => `<p>${one}</p>`).join('');
export const h = (title: string) => `<h2>${title}</h2>`;
export const ul = (...items: string[]) =>
  `<ul>${items.map((one) => `<li><p>${one}</p></li>`).join('')}</ul>`;
export const ol = (...items: string[]) =>
  `<ol>${items.map((one) => `<li><p>${one}</p></li>`).join('')}</ol>`;
export const quote = (words: string) => `<blockquote><p>${words}</p></blockquote>`;
