/** What imports of all kinds of records have in common: a file is read, matched, looked at, then comes in whole or not at all. */

/** Bytes and rows that a file may have. */
export const largestImport = 10 * 1024 * 1024;

export const mostImportRows = 20_000;

/** 'waiting' and 'running' are work in the background; 'ready' may still have failed before. */
export const importStates = ['ready', 'waiting', 'running', 'done'] as const;
export type ImportState = (typeof importStates)[number];

/** Problems told of; there may be more, as the counts beside them say. */
export const mostProblems = 200;

/**
 * What a column of a file can be. `name` is its heading in files of our own, `also` are headings of
 * other programs; `needed` must come from a column or be chosen for the whole file.
 */
export type ImportColumn<K extends string = string> = {
  readonly key: K;
  readonly name: string;
  readonly needed?: boolean;
  readonly also: readonly string[];
};

/** What else a file could have been read as (server: kit/parsing/table-file.ts). */
export type FileReading = {
  /** Sheets with anything in them; `rows` null for one that was not looked at. None in a text table. */
  sheets: { name: string; rows: number | null }[];
  sheet: number;
  /** The row of the headings, as a spreadsheet numbers it. */
  heading: number;
  /** The first rows, of which any may be the headings. */
  first: { number: number; cells: string[] }[];
  /** Nobody has said yet which sheet is meant. */
  asks: boolean;
};

/** A column of the file with a few of its values. */
export type FileColumn = { header: string; samples: string[] };

/** The same as it is matched; `leftOut`: why it cannot be the own field that it is called as, in words. */
export type MatchedColumn = FileColumn & { leftOut: string | null };
