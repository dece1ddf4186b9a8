import type { Span } from './date-fields.ts';

/**
 * Fields of a record, each declared once: those that its list shows in `rooms/<room>/columns.ts`, the others in
 * `rooms/<room>/fields.ts` (docs/checklists/add-a-field.md). Form, answer, page, column, filter, file, history and the
 * question of two editors follow from that. A declaration is data alone, without functions, so that it may come from
 * the database as well as from code.
 */

/** What people type in one line, and lists look through by a fragment. */
export type LineKind =
  | 'text'
  | 'phone'
  | 'email'
  | 'postalCode'
  | 'website'
  | 'nip'
  | 'regon'
  | 'krs'
  | 'pesel'
  | 'account'
  | 'province';

/** Kinds of which the record's table has a column of the field's name. */
export type ColumnKind =
  | LineKind
  | 'long'
  | 'rich'
  | 'number'
  | 'decimal'
  | 'hours'
  | 'money'
  | 'day'
  | 'moment'
  | 'limit'
  | 'choice'
  | 'flag'
  | 'color';

/** Kinds that name other records, one or several. */
type MentionKind = 'person' | 'people' | 'record' | 'records' | 'choices' | 'files';

/**
 * What a field holds. `rich` is a text with formatting, `number` a whole one, `decimal` any with four places, `hours` hours of
 * work, `limit` an instant that has no hour when it is a day's end, `account` a bank account (IBAN), `choice` and `choices` of
 * fixed options, `record` and `records` those of the table `of`; `picture` and
 * `roles` are made in ways of their own. How a kind is checked and answered: record-fields.schemas.ts; typed:
 * fields/record-fields.tsx; shown: records/field-facts.tsx and lists/columns/field-columns.tsx of the browser's kit;
 * written to files: exports/sheet.ts of the server's kit.
 */
export type FieldKind = ColumnKind | MentionKind | 'picture' | 'secret' | 'roles';

/** The same by their names. */
export const fieldKindNames = [
  ...(['text', 'phone', 'email', 'postalCode', 'website', 'nip', 'regon', 'krs', 'pesel'] as const),
  ...(['account', 'province', 'long', 'rich', 'number', 'decimal', 'hours', 'money'] as const),
  ...(['day', 'moment', 'limit', 'choice', 'flag', 'color', 'person', 'people'] as const),
  ...(['record', 'records', 'choices', 'files', 'picture', 'secret', 'roles'] as const),
] as const satisfies readonly FieldKind[];

export type FieldOption = { id: number | string; name: string; color?: string };

export type Field<
  S extends string = string,
  K extends FieldKind = FieldKind,
  T extends string = string,
> = {
  /** Its name on screens, in the history and in what is asked of two editors. */
  label: string;
  kind: K;
  /** The part of the form that it stands in, in the order of the declaration; without it the form has no such field. */
  section?: S;
  /** The message when it is empty; without these words it may be left out. */
  missing?: string;
  /** It always has a value, although nobody types it. */
  known?: true;
  /** A number that names and counts nothing, such as a port: written without spaces between its digits. */
  isName?: true;
  /** Worked out by the server: the history has no lines of it. */
  derived?: true;
  /** Characters that a text may have, the highest number, or the most records. */
  max?: number;
  /** How far from today a date may lie. */
  span?: Span;
  /** What a number counts, written behind it: 'km'. */
  unit?: string;
  /** Formulas of own fields may count with it (docs/decisions/0162): its column is of its name, and a trigger follows it. */
  counts?: true;
  /** What may be chosen (`choice`, `choices`). */
  options?: readonly FieldOption[];
  /** The table of the records that it names (`record`, `records`). */
  of?: T;
  /** Its heading in tables and files, where the label is too long or too short there. */
  heading?: string;
  /** Headings by which an import knows it in files of other programs. */
  also?: readonly string[];
  /**
   * Whether its words may name people, who are looked for there when they ask for their personal data. Of a record that
   * names people each text, long or formatted text, telephone and e-mail says so; the other kinds name nobody.
   */
  personal?: boolean;
};

export type Fields<
  S extends string = string,
  K extends FieldKind = FieldKind,
  T extends string = string,
> = { readonly [name: string]: Field<S, K, T> };

export type NamesOf<F extends Fields, K extends FieldKind> = {
  [N in keyof F]: F[N]['kind'] extends K ? N : never;
}[keyof F] &
  string;

export type FormNames<F extends Fields> = {
  [N in keyof F]: F[N] extends { section: string } ? N : never;
}[keyof F] &
  string;

/** The names of fields in their order. */
export const namesOf = <F extends object>(fields: F) => Object.keys(fields) as (keyof F & string)[];

/** What a column of a list or a file is called; hours say their unit there. */
export const headingOf = ({ label, heading, kind }: Field): string =>
  heading ?? (kind === 'hours' ? `${label} (h)` : label);

/** The table of the records that a field names; undefined where it names none. */
export function tableOf<T extends string>({ kind, of }: Field<string, FieldKind, T>) {
  if (kind === 'person' || kind === 'people') return 'person';
  return kind === 'files' ? 'file' : kind === 'province' ? 'province' : of;
}

/** The fields of several records, by the names of their tables. */
export type Records = { readonly [table: string]: Fields };

/** The tables whose records these fields can name. */
export type TablesIn<R extends Records> = {
  [K in keyof R]: {
    [N in keyof R[K]]: R[K][N] extends { of: infer T extends string } ? T : never;
  }[keyof R[K]];
}[keyof R];
