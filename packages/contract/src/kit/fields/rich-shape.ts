/*
 * How formatted texts are built, looked at before anything is worked out of them: one pass, which ends where the
 * text is more entangled than anybody writes. Tags are read as the parser that cleans them reads them.
 */

/** Tags within one another. */
export const deepestTags = 40;
/** What a table may have; larger ones are files. */
export const mostColumns = 60;
export const mostRows = 500;

const tooDeep = `Tekst ma ponad ${deepestTags} poziomów zagnieżdżenia (np. listy w listach). Uprość go albo wklej bez formatowania.`;
const tooManyTags = 'Tekst ma za dużo formatowania. Uprość go albo wklej bez formatowania.';
const tooLargeTable = `Tabela może mieć najwyżej ${mostColumns} kolumn i ${mostRows} wierszy. Większą dodaj jako plik.`;

const alone = new Set(['br', 'hr', 'img', 'input', 'col', 'wbr', 'area', 'embed', 'link', 'meta']);
/** Within these the parser sees no tags, or other ones than we do: nothing that seems to end there is believed. */
const opaque = new Set([
  'script',
  'style',
  'textarea',
  'title',
  'xmp',
  'iframe',
  'noscript',
  'svg',
]);
const paragraph = ['p'];
/** What an opening tag ends by itself. */
const ends: Record<string, readonly string[]> = {
  ...{ p: paragraph, h1: paragraph, h2: paragraph, h3: paragraph, h4: paragraph, h5: paragraph },
  ...{ h6: paragraph, blockquote: paragraph, div: paragraph, hr: paragraph, ol: paragraph },
  ...{ pre: paragraph, table: paragraph, ul: paragraph },
  ...{ li: ['li'], tr: ['tr', 'th', 'td'], th: ['th'], td: ['thead', 'th', 'td'] },
  ...{ tbody: ['thead', 'tbody'], tfoot: ['thead', 'tbody'] },
};

/** A tag from its `<` on: quotes count after an equals sign alone, and nothing is read twice. */
const tags = /<(\/?)([a-z][^\s/>]*)|<!--|<[!?/]/giy;

/** Where what ends with `sign` ends; at the end of all when it never does. */
function past(html: string, sign: string, from: number): number {
  const at = html.indexOf(sign, from);
  return at < 0 ? html.length : at + sign.length;
}

/** Where a tag ends whose name ends at `from`. */
function endOfTag(html: string, from: number): number {
  let at = from;
  while (at < html.length) {
    const sign = html[at];
    if (sign === '>') return at + 1;
    at += 1;
    if (sign !== '=') continue;
    while (at < html.length && /\s/.test(html[at] ?? '')) at += 1;
    const quote = html[at];
    if (quote === '"' || quote === "'") at = past(html, quote, at + 1);
    else while (at < html.length && /[^\s>]/.test(html[at] ?? '')) at += 1;
  }
  return html.length;
}

type Table = { rows: number; columns: number };

class Shape {
  private readonly open: string[] = [];
  private readonly tables: Table[] = [];
  private hidden: string | null = null;

  /** @returns what is wrong with a text that has this tag */
  enter(name: string, attributes: () => string): string | null {
    if (this.hidden === null) {
      while (ends[name]?.includes(this.open.at(-1) ?? '')) this.open.pop();
      if (opaque.has(name)) this.hidden = name;
    }
    if (!alone.has(name)) this.open.push(name);
    if (this.open.length > deepestTags) return tooDeep;
    const table = this.tables.at(-1);
    if (name === 'table') this.tables.push({ rows: 0, columns: 0 });
    if (name === 'tr' && table) {
      table.rows += 1;
      table.columns = 0;
    }
    if ((name === 'td' || name === 'th') && table) {
      const span = Number(/colspan\s*=\s*["']?(\d{1,6})/i.exec(attributes())?.[1] ?? 1);
      table.columns += Math.max(1, span);
    }
    return table && (table.rows > mostRows || table.columns > mostColumns) ? tooLargeTable : null;
  }

  leave(name: string): void {
    if (this.hidden !== null && this.hidden !== name) return;
    this.hidden = null;
    const at = this.open.lastIndexOf(name);
    if (at >= 0) this.open.length = at;
    if (name === 'table' && at >= 0) this.tables.pop();
  }
}

/** Signs that begin a tag or the name of a letter (`<`, `&`), counted up to `most`: each costs its reader. */
function signsIn(html: string, most: number): number {
  let count = 0;
  for (let at = 0; at < html.length && count <= most; at += 1) {
    const sign = html.charCodeAt(at);
    if (sign === 38 || sign === 60) count += 1;
  }
  return count;
}

/**
 * What is wrong with how HTML is built, in words for the person; null for what may be cleaned and kept.
 *
 * @param most signs that begin a tag or a letter's name
 */
export function shapeFault(html: string, most: number): string | null {
  const shape = new Shape();
  if (signsIn(html, most) > most) return tooManyTags;
  let at = html.indexOf('<');
  while (at >= 0) {
    tags.lastIndex = at;
    const [tag, close, typed] = tags.exec(html) ?? [];
    let next = at + 1;
    if (tag === '<!--') {
      next = past(html, '-->', at + 2);
    } else if (tag !== undefined && typed === undefined) {
      next = past(html, '>', at);
    } else if (typed !== undefined) {
      const from = at + (tag?.length ?? 0);
      const name = typed.toLowerCase();
      const to = close ? past(html, '>', from) : endOfTag(html, from);
      const fault = close ? shape.leave(name) : shape.enter(name, () => html.slice(from, to));
      if (fault) return fault;
      next = to;
    }
    at = html.indexOf('<', next);
  }
  return null;
}
