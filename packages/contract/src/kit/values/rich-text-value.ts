import { pictureWords, wordsOfHtml } from '../fields/html-words.ts';

/*
 * What people write in descriptions and comments: plain words, or words with formatting, then as HTML. The record
 * keeps its words in the field that the specification names, and the HTML beside it (docs/decisions/0056).
 */

export type RichText = string | { html: string };

/** In the editor's HTML alone: marks a picture that is on its way to the server, or did not get there. */
export const waitingMark = 'data-waits';

/** Whether such a picture stands in HTML. */
export const isAwaited = (html: string) => /<img\s[^<>]*data-waits=/.test(html);

/** What was written, in plain words. */
export const plainOf = (written: RichText): string =>
  typeof written === 'string' ? written : wordsOfHtml(written.html);

/** What a record's field holds for its form. */
export const writtenOf = <W extends string | null>(words: W, html: string | null): W | RichText =>
  html === null ? words : { html };

/** Words as HTML within a line. */
export const escapeWords = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '&quot;');

/** Plain words as HTML that says the same: each line a paragraph. */
export const htmlOfWords = (words: string): string =>
  words
    .split('\n')
    .map((line) => `<p>${escapeWords(line)}</p>`)
    .join('');

/** Ids of the files whose pictures stand in cleaned HTML, each once. */
export const picturesIn = (html: string | null): number[] => [
  ...new Set(
    [...(html ?? '').matchAll(/<img [^<>]*data-file="(\d{1,9})"/g)].map(([, id]) => Number(id)),
  ),
];

/** HTML with pictures in words: where their files do not come along. */
export const withoutPictures = (html: string): string =>
  html.replace(/<img\s(?:[^<>"]|"[^<"]*")*>/g, (tag) =>
    pictureWords(/\salt="([^"]*)"/.exec(tag)?.[1] ?? ''),
  );
