import { invalid } from '../http/calls/errors.ts';

/** `number` is what a spreadsheet shows beside the row, for telling people where something stands. */
export type NumberedRow = { number: number; cells: string[] };

export const tableLimits = {
  bytes: 10 * 1024 * 1024,
  rows: 20_000,
  columns: 100,
  cell: 10_000,
  /** Of all cells together, each counting one more: what is kept and read again. */
  characters: 12_000_000,
};

/** 400 on the field of the file. */
export const wrongFile = (message: string) => invalid({ file: message }, message);
