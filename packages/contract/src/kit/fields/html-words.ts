/* What HTML says without its tags. Time and length are bounded by the length of the HTML: it may be anybody's. */

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

const blocks = new Set(['p', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'div', 'caption', 'hr']);
const sections = new Set(['thead', 'tbody', 'tfoot', 'tr']);
const picture = /\salt="([^"]*)"/;
const address = /\shref="([^"]*)"/;

/** Between the cells of a row, where a table stands in words. */
export const cellBreak = ' | ';
/** Members of deeper lists stand no further in. */
const deepest = 8;
/** Letters of a link that are looked through for its address. */
const looked = 1_000;

/** How a picture stands in words. */
export const pictureWords = (alt: string) => (alt.trim() ? `[obraz: ${alt.trim()}]` : '[obraz]');

/** Where a link leads, unless its words say it already; a person's profile is said by their name. */
function addressWords(href: string, words: string): string {
  const bare = href.replace(/^(?:https?:\/\/|mailto:|tel:)/, '').replace(/\/$/, '');
  const text =
    bare === '' ||
    href.startsWith('/profile/view/') ||
    words.trim() === href ||
    (bare.length <= looked && words.slice(0, looked * 2).includes(bare));
  return text ? '' : ` (${href})`;
}

/** A row of a table in words; '' when all of its cells are empty. */
function rowWords(cells: string[]): string {
  const last = cells.findLastIndex((cell) => cell !== '');
  return cells.slice(0, last + 1).join(cellBreak);
}

// Parts are gathered, never cut out of what is there: cutting a text that grows copies all of it each time.
class Teller {
  readonly lines: string[] = [];
  private line = '';
  /** Nothing stands in the line yet but what marks a member of a list. */
  private fresh = true;
  private spaced = false;
  /** Put before the next word of a cell. */
  private gap = '';
  private lists: number[] = [];
  private link: { href: string; words: string } | null = null;
  private tables = 0;
  private row: string[] | null = null;
  private cell: { lists: number } | null = null;
  /** Whether lines stand as they were typed. */
  private preformatted = false;

  text(raw: string): void {
    const lines = this.preformatted ? raw.split(/\r?\n/) : [raw];
    lines.forEach((line, at) => {
      if (at > 0) this.breakLine();
      this.words(line);
    });
  }

  private words(raw: string): void {
    const text = decoded(raw.replace(/\s+/g, ' '));
    const shown = this.fresh ? text.replace(/^ +/, '') : text;
    if (shown === '' || (this.tables > 0 && !this.cell && shown.trim() === '')) return;
    this.put(shown);
  }

  tag(name: string, close: boolean, rest: string): void {
    if (name === 'pre') this.preformatted = !close;
    if (name === 'br') this.breakLine();
    else if (name === 'a') this.anchor(close, rest);
    else if (name === 'img') this.put(pictureWords(decoded(picture.exec(rest)?.[1] ?? '')));
    else if (name === 'li') this.member(close);
    else if (name === 'ul' || name === 'ol') {
      this.newLine();
      if (!close) this.lists.push(name === 'ol' ? 1 : 0);
      else if (this.lists.length > (this.cell?.lists ?? 0)) this.lists.pop();
    } else if (name === 'table') this.table(close);
    else if (this.tables > 0 && sections.has(name)) this.nextRow();
    else if (name === 'td' || name === 'th') this.column(close);
    else if (blocks.has(name)) {
      // An empty paragraph is an empty line, but within a list or a table.
      const empty = close && this.fresh && name === 'p';
      if (empty && this.lists.length === 0 && this.tables === 0) this.endLine();
      this.newLine();
    }
  }

  end(): string {
    if (this.tables > 0) this.endRow();
    this.endLine();
    return this.lines
      .map((line) => line.trimEnd())
      .join('\n')
      .trim();
  }

  private put(words: string): void {
    const text = this.gap !== '' && !this.fresh ? joined(this.gap, words, this.spaced) : words;
    this.gap = '';
    this.line += text;
    this.fresh = false;
    this.spaced = text.endsWith(' ');
    if (this.link) this.link.words += text;
  }

  private endLine(): void {
    this.lines.push(this.line);
    this.line = '';
    this.fresh = true;
  }

  private breakLine(): void {
    if (this.cell) this.gap ||= ' ';
    else this.endLine();
  }

  private newLine(): void {
    if (this.cell) this.gap ||= ' ';
    else if (!this.fresh) this.endLine();
  }

  private anchor(close: boolean, rest: string): void {
    if (close && this.link) {
      const { href, words } = this.link;
      this.link = null;
      const more = addressWords(href, words);
      if (more !== '') this.put(more);
    }
    this.link = close ? null : { href: decoded(address.exec(rest)?.[1] ?? ''), words: '' };
  }

  private member(close: boolean): void {
    this.newLine();
    if (this.cell) this.gap = '; ';
    if (close || this.cell) return;
    const at = this.lists.length - 1;
    const number = this.lists[at] ?? 0;
    const inset = '  '.repeat(Math.min(deepest, Math.max(0, at)));
    this.line += `${inset}${number > 0 ? `${number}.` : '-'} `;
    if (number > 0) this.lists[at] = number + 1;
  }

  private table(close: boolean): void {
    if (this.tables === 0 && close) return;
    if (this.tables === 1 && close) this.endRow();
    this.newLine();
    if (this.tables === 0 && this.line !== '') this.endLine();
    this.tables += close ? -1 : 1;
  }

  private nextRow(): void {
    // A table within a cell is told in the line of that cell.
    if (this.tables === 1) this.endRow();
    else if (this.cell) this.gap = '; ';
  }

  private column(close: boolean): void {
    if (this.tables !== 1) {
      this.newLine();
      return;
    }
    this.endCell();
    if (close) return;
    if (this.line !== '') this.endLine();
    this.row ??= [];
    this.cell = { lists: this.lists.length };
  }

  private endCell(): void {
    if (!this.cell) return;
    this.lists.length = Math.min(this.lists.length, this.cell.lists);
    this.row?.push(this.line.trim());
    Object.assign(this, { line: '', fresh: true, gap: '', cell: null });
  }

  private endRow(): void {
    this.endCell();
    if (this.line !== '') this.endLine();
    const words = rowWords(this.row ?? []);
    if (words !== '') this.lines.push(words);
    this.row = null;
  }
}

function joined(gap: string, words: string, spaced: boolean): string {
  if (gap === ' ') return spaced ? words.trimStart() : gap + words.trimStart();
  return gap + words.trimStart();
}

/**
 * What HTML says, in lines: paragraphs under one another, members of lists after a dash or their number, rows of
 * tables with a bar between their cells.
 */
export function wordsOfHtml(html: string): string {
  const teller = new Teller();
  for (const [, close, tag = '', rest = '', text] of html.matchAll(
    // Never back over what it has read: the text may be anybody's.
    /<(\/?)([a-zA-Z][a-zA-Z0-9]*)(?=[\s/>])((?:[^<>"]|"[^<"]*")*)>|([^<]+|<)/g,
  )) {
    if (text !== undefined) teller.text(text);
    else teller.tag(tag.toLowerCase(), close !== '', rest);
  }
  return teller.end();
}
