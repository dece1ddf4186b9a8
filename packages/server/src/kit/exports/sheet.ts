import type { Readable } from 'node:stream';
import type { ExportFormat } from '@zaplecze/contract/kit/calls/export';
import {
  type Field,
  type FieldKind,
  type Fields,
  headingOf,
} from '@zaplecze/contract/kit/fields/field-kinds';
import { isLastMinute, warsawDay } from '@zaplecze/contract/kit/values/time';
import type { FastifyReply } from 'fastify';
import { listedCell } from '../parsing/listed-names.ts';
import { csvStream } from './csv.ts';
import type { DisclosureDetails } from './disclosures.ts';
import { type Cell, xlsxStream } from './xlsx.ts';

type Maybe<T> = T | null | undefined;

/**
 * A column of a downloaded list: its Polish heading, and what stands in it. `day` is YYYY-MM-DD,
 * `moment` an instant (shown as Warsaw's clock), `limit` one
 * that has no hour when it is a day's end, `money` PLN; `width` counts characters.
 */
export type SheetColumn<R> = { header: string; width?: number } & (
  | { text: (row: R) => Maybe<string> }
  | { number: (row: R) => Maybe<number> }
  | { money: (row: R) => Maybe<number> }
  | { day: (row: R) => Maybe<string> }
  | { moment: (row: R) => Maybe<string> }
  | { limit: (row: R) => Maybe<string> }
);

/**
 * `title` names the sheet and, without Polish letters, the file. `people`: false where it tells of no people, else how
 * the register of disclosures tells of its download.
 */
export type Sheet<R> = {
  title: string;
  columns: SheetColumn<R>[];
  people?: false | DisclosureDetails;
};

/** A file that has the fields of its list as columns; `but`: what differs there (`fieldColumns`). */
export type FieldSheet<R> = Omit<Sheet<R>, 'columns'> & {
  columns?: undefined;
  but?: { [name: string]: Cells<R> | null };
};

const kinds = ['number', 'money', 'day', 'moment', 'limit'] as const;
const widths = { text: 28, number: 12, money: 14, day: 12, moment: 17, limit: 17 };

/** Widths of columns by what the field holds (contract, kit/fields/record-fields.ts). */
export const kindWidths: Record<FieldKind, number> = {
  text: 28,
  phone: 16,
  email: 28,
  postalCode: 13,
  website: 28,
  nip: 13,
  regon: 15,
  krs: 13,
  pesel: 13,
  account: 34,
  province: 20,
  long: 40,
  rich: 40,
  number: 12,
  decimal: 12,
  hours: 12,
  money: 14,
  day: 12,
  moment: 17,
  limit: 17,
  choice: 20,
  flag: 10,
  color: 10,
  person: 22,
  people: 28,
  record: 28,
  records: 28,
  choices: 28,
  files: 28,
  picture: 28,
  secret: 28,
  roles: 28,
};

/** Names of things are longer than most texts, names of people shorter. */
function widthOf({ kind, max = 0, of }: Field): number {
  if (kind === 'text' && max >= 250) return 40;
  return of === 'client' ? 36 : of === 'person' ? kindWidths.person : kindWidths[kind];
}

type Cells<R> = { header?: string; width?: number } | SheetColumn<R>;
type Named = { name: string };

/**
 * Fields as columns of a file, in the order of their declaration. `but`: what differs there, by the name of the field;
 * of those that a row does not have under their name the whole column, null for those that the file leaves out.
 */
export const fieldColumns = <R>(
  fields: Fields,
  but: { [name: string]: Cells<R> | null } = {},
): SheetColumn<R>[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const own = but[name];
    if (own === null) return [];
    const { header, width, ...cell } = columnOf<R>(name, field);
    // A cell of another kind stands in place of the field's, not beside it.
    const isOwn = own !== undefined && ['text', ...kinds].some((kind) => kind in own);
    return [{ header, width, ...(isOwn ? {} : cell), ...own } as SheetColumn<R>];
  });

/** A file whose columns are known. */
export const sheetOf = <R>(sheet: Sheet<R> | FieldSheet<R>, fields: Fields): Sheet<R> =>
  sheet.columns ? sheet : { ...sheet, columns: fieldColumns<R>(fields, sheet.but) };

function columnOf<R>(name: string, field: Field): SheetColumn<R> {
  const value = (row: R) => (row as Record<string, unknown>)[name] as never;
  const { kind } = field;
  const column = { header: headingOf(field), width: widthOf(field) };
  if (kind === 'money') return { ...column, money: value };
  if (kind === 'day') return { ...column, day: value };
  if (kind === 'moment') return { ...column, moment: value };
  if (kind === 'limit') return { ...column, limit: value };
  if (kind === 'number' || kind === 'decimal' || kind === 'hours')
    return { ...column, number: value };
  const optionOf = (id: unknown) => field.options?.find((one) => one.id === id);
  return { ...column, text: (row) => wordsIn(optionOf(value(row)) ?? value(row)) };
}

/** Of what a row mentions the names; of a switch a word. */
function wordsIn(value: string | boolean | Named | Named[] | null): Maybe<string> {
  if (Array.isArray(value)) return listedCell(value.map(({ name }) => name));
  if (typeof value === 'boolean') return value ? 'tak' : 'nie';
  return value !== null && typeof value === 'object' ? value.name : value;
}

function kindOf<R>(column: SheetColumn<R>) {
  return kinds.find((kind) => kind in column) ?? 'text';
}

function cellOf<R>(column: SheetColumn<R>, row: R): Cell {
  if ('text' in column) return column.text(row) ?? null;
  const kind = kindOf(column);
  const value = (column as unknown as Record<string, (row: R) => Maybe<number | string>>)[kind]?.(
    row,
  );
  if (kind === 'limit' && typeof value === 'string') {
    return isLastMinute(value) ? { day: warsawDay(Date.parse(value)) } : { moment: value };
  }
  return value === null || value === undefined ? null : ({ [kind]: value } as Exclude<Cell, null>);
}

/** 'Zgłoszenia, których…' as a file's name: 'zgloszenia-ktorych'. */
const plainName = (title: string) =>
  title
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFKD')
    .replace(/[^a-z0-9 ]/g, '')
    .trim()
    .replace(/\s+/g, '-');

/** Answers a table as a file of the asked kind, sent while its rows are still being read. */
export function sendSheet<R>(
  reply: FastifyReply,
  table: { format: ExportFormat; sheet: Sheet<R>; rows: AsyncIterable<R[]> },
): Readable {
  const { format, rows } = table;
  const { title, columns } = table.sheet;
  const cells = cellsOf(columns, rows);
  const headers = columns.map((column) => ({
    header: column.header,
    width: column.width ?? widths[kindOf(column)],
  }));
  reply
    .header(
      'content-disposition',
      `attachment; filename="${plainName(title)}-${warsawDay()}.${format}"`,
    )
    .header('cache-control', 'private, no-store');
  if (format === 'csv') {
    reply.type('text/csv; charset=utf-8');
    return csvStream(headers, cells);
  }
  reply.type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  return xlsxStream({ name: title, columns: headers, rows: cells });
}

/** A sheet's rows as a CSV, for what is no answer by itself. */
export const sheetCsv = <R>({ columns }: Sheet<R>, rows: AsyncIterable<R[]>): Readable =>
  csvStream(columns, cellsOf(columns, rows));

async function* cellsOf<R>(columns: SheetColumn<R>[], rows: AsyncIterable<R[]>) {
  for await (const batch of rows) {
    yield batch.map((row) => columns.map((column) => cellOf(column, row)));
  }
}
