import { Tokenizer } from 'htmlparser2';
import { longestHtml } from './letter-bounds.ts';
import { LetterLines } from './letter-lines.ts';

/*
 * The words of HTML as they are seen: a line a row of a table and a bar between its cells, the address of a link behind
 * its words, quotes marked as in plain text. Read tag by tag without a tree, so that no nesting of it costs more than
 * its length.
 */

const blocks = new Set(
  'address article aside body caption center dd div dl dt fieldset figure footer form header html legend main nav section tbody tfoot thead'.split(
    ' ',
  ),
);
const paragraphs = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const unseen = new Set(['style', 'script', 'title']);
const led = /^(?:https?|mailto|tel|ftp):/i;

type Attributes = Record<string, string>;

/** Reads tags one after another. */
class Reader {
  readonly lines = new LetterLines();
  /** Addresses of links that their words do not say. */
  readonly addresses: string[] = [];
  #link: { href: string; mark: number } | null = null;
  #hidden = '';
  #kept = 0;

  text(words: string): void {
    if (this.#hidden === '') this.lines.text(words, this.#kept > 0);
  }

  open(tag: string, attributes: Attributes): void {
    if (this.#hidden !== '') return;
    const { lines } = this;
    if (unseen.has(tag)) this.#hidden = tag;
    else if (tag === 'br') lines.line();
    else if (tag === 'img') this.#picture(attributes.alt?.trim() ?? '');
    else if (tag === 'a') this.#openLink(attributes.href?.trim() ?? '');
    else if (tag === 'tr') lines.row();
    else if (tag === 'td' || tag === 'th') lines.cell();
    else if (tag === 'table') lines.table(1);
    else if (tag === 'li') lines.member();
    else if (tag === 'ul' || tag === 'ol') lines.list(tag === 'ol' ? 1 : 0);
    else if (tag === 'blockquote') lines.quote(1);
    else if (paragraphs.has(tag)) lines.gap();
    else if (tag === 'pre') {
      lines.gap();
      this.#kept += 1;
    } else if (tag === 'hr') {
      lines.end();
      lines.text('---');
      lines.end();
    } else if (blocks.has(tag)) lines.end();
  }

  close(tag: string): void {
    if (this.#hidden !== '') {
      if (tag === this.#hidden) this.#hidden = '';
      return;
    }
    const { lines } = this;
    if (tag === 'a') this.#closeLink();
    else if (tag === 'tr') lines.endRow();
    else if (tag === 'table') lines.table(-1);
    else if (tag === 'ul' || tag === 'ol') lines.list(null);
    else if (tag === 'blockquote') lines.quote(-1);
    else if (paragraphs.has(tag)) lines.gap();
    else if (tag === 'pre') {
      lines.gap();
      this.#kept = Math.max(0, this.#kept - 1);
    } else if (blocks.has(tag) || tag === 'li' || tag === 'td' || tag === 'th') lines.end();
  }

  #picture(words: string): void {
    if (words && !led.test(words)) this.lines.text(`[${words.slice(0, 200)}]`);
  }

  #openLink(href: string): void {
    this.#closeLink();
    this.#link = { href, mark: this.lines.mark() };
  }

  #closeLink(): void {
    const link = this.#link;
    this.#link = null;
    if (!link || !led.test(link.href)) return;
    const bare = link.href.replace(/^(?:https?:\/\/|mailto:|tel:)/i, '').replace(/\/$/, '');
    if (bare === '' || this.lines.since(link.mark).includes(bare)) return;
    this.addresses.push(link.href);
    this.lines.text(` (${link.href})`);
  }
}

const longestAddress = 2_000;

/**
 * The text of a letter's HTML, in lines.
 *
 * @returns `tabled`: whether it has rows of several cells; `addresses`: of links whose words do not show them
 */
export function wordsOfLetterHtml(html: string): {
  text: string;
  tabled: boolean;
  addresses: string[];
} {
  const source = html.slice(0, longestHtml);
  const reader = new Reader();
  let [name, attribute, value] = ['', '', ''];
  let attributes: Attributes = {};
  const wanted = () => attribute === 'href' || attribute === 'alt';
  const open = () => reader.open(name, attributes);
  const ignore = () => undefined;
  const tokenizer = new Tokenizer(
    {},
    {
      ontext: (start, end) => reader.text(source.slice(start, end)),
      ontextentity: (code) => reader.text(code === 0xa0 ? ' ' : String.fromCodePoint(code)),
      onopentagname: (start, end) => {
        name = source.slice(start, Math.min(end, start + 20)).toLowerCase();
        attributes = {};
      },
      onattribname: (start, end) => {
        attribute = source.slice(start, Math.min(end, start + 20)).toLowerCase();
        value = '';
      },
      onattribdata: (start, end) => {
        if (wanted() && value.length < longestAddress) value += source.slice(start, end);
      },
      onattribentity: (code) => {
        if (wanted() && value.length < longestAddress) value += String.fromCodePoint(code);
      },
      onattribend: () => {
        if (wanted()) attributes[attribute] ??= value;
      },
      onopentagend: open,
      onselfclosingtag: open,
      onclosetag: (start, end) =>
        reader.close(source.slice(start, Math.min(end, start + 20)).toLowerCase()),
      oncomment: ignore,
      oncdata: ignore,
      ondeclaration: ignore,
      onprocessinginstruction: ignore,
      onend: ignore,
    },
  );
  tokenizer.write(source);
  tokenizer.end();
  const text = reader.lines.whole();
  return { text, tabled: reader.lines.tabled, addresses: reader.addresses };
}
