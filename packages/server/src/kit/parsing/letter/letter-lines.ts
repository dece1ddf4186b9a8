/** More quoting or nesting than this is shown as this much. */
const deepest = 8;
/** A row of data has low cells; higher ones are the layout of a page. */
const [mostRow, mostCell] = [40, 6];

type Row = { depth: number; cells: number[]; start: number; around: boolean };

/** Lines of text as they come to be, while HTML is read from its beginning to its end. */
export class LetterLines {
  readonly done: string[] = [];
  #parts: string[] = [];
  #spaced = true;
  #quote = 0;
  #depth = 0;
  #rows: Row[] = [];
  #lists: number[] = [];

  text(words: string, verbatim = false): void {
    if (verbatim && words.includes('\n')) {
      for (const line of words.split('\n')) {
        this.#parts.push(line);
        this.end();
      }
      return;
    }
    const shown = words.replace(/[ \t\r\n\f]+/g, ' ');
    const fitting = this.#spaced ? shown.trimStart() : shown;
    if (fitting === '') return;
    this.#parts.push(fitting);
    this.#spaced = fitting.endsWith(' ');
  }

  /** The position in the line, to compare with what was written since. */
  mark = (): number => this.#parts.length;
  since = (mark: number): string => this.#parts.slice(mark).join('');

  /** Ends the line, if there is anything in it. */
  end(): void {
    const words = this.#parts.join('').trimEnd();
    this.#parts = [];
    this.#spaced = true;
    if (words.trim() !== '') this.#push(words);
  }

  #push(words: string): void {
    this.done.push(`${'> '.repeat(Math.min(this.#quote, deepest))}${words}`.trimEnd());
  }

  /** An empty line, unless there is one. */
  gap(): void {
    this.end();
    if (/[^>\s]/.test(this.done.at(-1) ?? '')) this.#push('');
  }

  line(): void {
    if (this.#parts.length > 0) this.end();
    else this.#push('');
  }

  quote(by: 1 | -1): void {
    this.end();
    this.#quote = Math.max(0, this.#quote + by);
  }

  /** A list begins (`first`: of numbers, or 0) or ends. */
  list(first: number | null): void {
    this.end();
    if (first === null) this.#lists.pop();
    else this.#lists.push(first);
  }

  member(): void {
    this.end();
    const at = this.#lists.length - 1;
    const number = this.#lists[at] ?? 0;
    if (number > 0) this.#lists[at] = number + 1;
    this.#parts.push(
      `${'  '.repeat(Math.max(0, Math.min(at, deepest)))}${number > 0 ? `${number}.` : '-'} `,
    );
  }

  table(by: 1 | -1): void {
    if (by < 0) this.#closeRows(this.#depth);
    this.gap();
    this.#depth = Math.max(0, this.#depth + by);
  }

  row(): void {
    this.#closeRows(this.#depth);
    this.end();
    this.#rows.push({ depth: this.#depth, cells: [], start: this.done.length, around: false });
  }

  cell(): void {
    this.end();
    this.#rows.at(-1)?.cells.push(this.done.length);
  }

  endRow = (): void => this.#closeRows(this.#depth);

  #closeRows(depth: number): void {
    while ((this.#rows.at(-1)?.depth ?? -1) >= depth) this.#closeRow(this.#rows.pop() as Row);
  }

  #closeRow({ cells, start, around }: Row): void {
    this.end();
    const outer = this.#rows.at(-1);
    // A row around rows of data lays them out.
    if (around && outer) outer.around = true;
    if (around) return;
    const ends = cells.map((_, at) => cells[at + 1] ?? this.done.length);
    const heights = cells.map((from, at) => (ends[at] ?? from) - from);
    const filled = heights.filter((height) => height > 0).length;
    const tall = this.done.length - start > mostRow || heights.some((height) => height > mostCell);
    if (filled < 2 || tall) return;
    const cellTexts = cells.map((from, at) =>
      this.done
        .slice(from, ends[at])
        .map((line) => line.replace(/^(?:> )+/, '').trim())
        .filter(Boolean)
        .join(' '),
    );
    this.done.length = cells[0] ?? start;
    this.#push(cellTexts.join(' | '));
    this.tabled = true;
    if (outer) outer.around = true;
  }
  /** Whether a row of several cells has been read. */
  tabled = false;

  whole(): string {
    this.#closeRows(0);
    this.end();
    return this.done
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
  }
}
