import type { Answer, Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import type { NamedBy } from '@zaplecze/contract/rooms/imports/fields';
import type { ImportKind } from '@zaplecze/contract/rooms/imports/lists';
import type * as z from 'zod';
import type { Db } from '../database/database.ts';
import type { User } from '../http/guard.ts';
import type { Names } from '../parsing/names.ts';

/*
 * What a room says of its records that come in from files. How files are read, matched, looked at and written is the
 * same for all of them (rooms/imports); columns and their names stand in the contract (rooms/imports/fields.ts).
 */

/** Values of a row by their columns: texts, and ids of named records; empty cells are absent. */
export type RowValues = Record<string, unknown>;

/** Makes a call of the contract in the importing person's name, its rights and rules included. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  input: { params?: object; query?: object; body?: object },
) => Promise<Answer<E>>;

export type KnownRecord = { id: number; name: string };

/** A row that is good to be written: its form, and what it says beside it. */
export type GoodRow = { form: RowValues; values: RowValues };

export type RecordWrite = {
  db: Db;
  call: Call;
  /** New staff are sent their invitations. */
  invite: boolean;
};

/** How records of one kind come in. */
export type RecordImport = {
  /** The form of a row, as the room's own call takes it. */
  form: (values: RowValues) => RowValues;
  /** What the form is checked by before anything is written; the messages are the form's own. */
  schema: z.ZodType;
  /** The columns of fields of the form that are called otherwise. */
  columns?: Record<string, string>;
  /** The title of a row in messages. */
  title: (text: (field: string) => string) => string;
  /** By what rows and records are the same; null: this row is like no other. */
  keyOf: (values: RowValues, text: (field: string) => string) => string | null;
  /** Which records of the base have these keys. */
  findKnown: (db: Db, keys: string[]) => Promise<Map<string, KnownRecord>>;
  /** What new records say of themselves besides their forms, by which own fields may be asked of them: of each form. */
  says?: (db: Db, forms: RowValues[]) => Promise<RowValues[]>;
  make: (writing: RecordWrite, row: GoodRow) => Promise<void>;
  /** Gives a record what the row says; what is empty there stays. */
  change: (writing: RecordWrite, id: number, row: GoodRow) => Promise<void>;
};

export type RecordImports = Record<ImportKind, RecordImport>;

/** Who looks names up, and which: texts of cells, ids chosen for the whole file, files uploaded beside. */
export type NameRequest = { user: User; texts: string[]; ids: number[]; files: number[] };

/** Everything that cells can name, by what it is; each found by the room that owns it. */
export type ImportNames = Record<NamedBy, (db: Db, request: NameRequest) => Promise<Names>>;

/** Without what is not there: it is neither checked nor written. */
export const filledValues = (values: RowValues): RowValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** Names of a fixed list, which have nothing to be asked of the database. */
export const fixedNames =
  (names: Names): ImportNames[NamedBy] =>
  async () =>
    names;
