/*
 * Where the parts of a letter stand: their heads and bodies, by the borders that the letter itself names. A line of a
 * text that begins with dashes ("-- ", "-----Oryginalna wiadomość-----") is no border.
 */

/** A part whose body is words, a file or a further letter: places in the letter's text. */
type Leaf = { head: [from: number, to: number]; body: [from: number, to: number] };

/** Multiparts within each other; deeper ones no reader of letters takes apart. */
const deepest = 60;

/** A header's value in a head, its continued lines in one; '' where there is none. */
export function headerIn(head: string, name: string): string {
  const found = new RegExp(`^${name}:[ \\t]*([^\\n]*(?:\\n[ \\t][^\\n]*){0,40})`, 'im').exec(head);
  return (found?.[1] ?? '').replace(/\r?\n[ \t]+/g, ' ').trim();
}

/** A parameter of a header's value, such as its `charset`; '' where there is none. */
export function parameterIn(value: string, name: string): string {
  const form = new RegExp(`[;\\s]${name}[ \\t]*=[ \\t]*(?:"([^"]*)"|([^\\s;"]+))`, 'i');
  const found = form.exec(value.slice(0, 4_000));
  return (found?.[1] ?? found?.[2] ?? '').trim();
}

/** Where the files are that a letter only points at (message/external-body), in words. */
export function pointedAt(head: string): string {
  const type = headerIn(head, 'content-type');
  if (!/^message\/external-body\b/i.test(type)) return '';
  const place = ['url', 'name', 'site', 'directory', 'server']
    .map((name) => parameterIn(type, name))
    .filter(Boolean);
  return `[plik poza listem: ${place.join(', ') || 'bez adresu'}]`;
}

/**
 * The parts of a letter, in one pass.
 *
 * @param text the letter, a character a byte (latin1)
 */
export function leavesOf(text: string): Leaf[] {
  const leaves: Leaf[] = [];
  const open: string[] = [];

  /** Which part that is open a line of dashes divides or closes. */
  const borderAt = (line: number) => {
    const end = text.indexOf('\n', line);
    const after = end < 0 ? text.length : end + 1;
    const words = text.slice(line + 2, Math.min(after, line + 300)).trimEnd();
    const closes = !open.includes(words) && words.endsWith('--');
    const level = open.lastIndexOf(closes ? words.slice(0, -2) : words);
    return { level, closes, after };
  };
  /** The next line that is a border, from the beginning of a line on; the end of the letter where there is none. */
  const nextBorder = (from: number): number => {
    let line = text.startsWith('--', from) ? from : text.indexOf('\n--', from) + 1;
    while (open.length > 0 && (line > 0 || line === from)) {
      if (borderAt(line).level >= 0) return line;
      line = text.indexOf('\n--', line) + 1;
      if (line === 0) break;
    }
    return text.length;
  };
  /** Reads the head that begins here; gives where to go on. */
  const part = (from: number): number => {
    const border = nextBorder(from);
    // A head ends before the next border: nothing is looked for beyond it.
    const own = text.slice(from, border);
    const gap = /^\r?\n/.exec(own) ?? /\r?\n\r?\n/.exec(own);
    if (!gap) {
      leaves.push({ head: [from, border], body: [border, border] });
      return border;
    }
    const found = { index: from + gap.index, 0: gap[0] };
    const body = found.index + found[0].length;
    const type = headerIn(text.slice(from, found.index), 'content-type');
    const name = /^multipart\//i.test(type) ? parameterIn(type, 'boundary') : '';
    if (name !== '' && open.length < deepest) open.push(name);
    else leaves.push({ head: [from, found.index], body: [body, Math.max(body, border)] });
    return name === '' ? Math.max(body, border) : body;
  };

  for (let at = part(0); at < text.length; ) {
    const line = nextBorder(at);
    if (line >= text.length) break;
    const { level, closes, after } = borderAt(line);
    // What stood open within this part ends with it.
    open.length = closes ? level : level + 1;
    at = closes ? after : part(after);
  }
  return leaves;
}
