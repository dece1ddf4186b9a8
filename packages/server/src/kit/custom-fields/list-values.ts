import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import {
  type CustomField,
  type CustomValues,
  customHeading,
  customKeyOf,
  plainField,
} from '@zaplecze/contract/kit/fields/custom-fields';
import type { Flags } from '@zaplecze/contract/permissions';
import type { Db } from '../database/database.ts';
import { fieldColumns, type Sheet, type SheetColumn } from '../exports/sheet.ts';
import { findCustomFields } from './definitions.queries.ts';
import { readCustomAsked } from './lists.ts';
import { findCustomValues } from './values.queries.ts';

/* Own fields in lists and their downloads, for every list whose rows have them. */

type Asking = { db: Db; user: { flags: Flags }; query: unknown };
type Asked = {
  search?: string;
  sort?: string;
  sumsOf?: string[];
  filter?: Record<string, unknown>;
};

/** The request with what its query asks about own fields. @throws HttpError 400 */
export async function askingCustom<C extends Asking>({ list }: Endpoint, context: C): Promise<C> {
  if (!list?.custom) return context;
  const { db, user } = context;
  const query = context.query as Asked;
  const custom = await readCustomAsked(db, { record: list.custom, flags: user.flags }, query);
  return custom ? { ...context, query: { ...withoutCustom(query), custom } } : context;
}

/** What rooms are asked: their own filters alone. */
function withoutCustom(query: Asked) {
  const known = Object.entries(query.filter ?? {}).filter(([name]) => !customKeyOf(name));
  return { ...query, filter: Object.fromEntries(known) };
}

/** A page whose rows have the values of their own fields under `custom`. */
export async function withCustomValues<P extends { list: unknown[] }>(
  { list }: Endpoint,
  { db, user }: Pick<Asking, 'db' | 'user'>,
  page: P,
): Promise<P> {
  if (!list?.custom || page.list.length === 0) return page;
  const rows = page.list as { id?: number }[];
  const ids = rows.map(({ id }) => {
    // Values are found by it, in downloads too.
    if (id === undefined) throw new Error('A row with own fields has no id');
    return id;
  });
  const values = await findCustomValues(db, list.custom, ids, user.flags);
  return { ...page, list: rows.map((row) => ({ ...row, custom: values.get(row.id ?? 0) ?? {} })) };
}

/** A file with the own fields of its rows after its columns. */
export async function withCustomColumns<R>(
  { list }: Endpoint,
  { db, user }: Pick<Asking, 'db' | 'user'>,
  sheet: Sheet<R>,
): Promise<Sheet<R>> {
  if (!list?.custom) return sheet;
  const fields = await findCustomFields(db, { record: list.custom, flags: user.flags });
  return { ...sheet, columns: [...sheet.columns, ...fields.map((field) => columnOf<R>(field))] };
}

/** A column of a file, which reads the value beneath the row's own ones. */
function columnOf<R>(field: CustomField): SheetColumn<R> {
  // Answers have names of options already.
  const { options: _, ...plain } = plainField(field);
  const [column] = fieldColumns<CustomValues>({
    [field.key]: { ...plain, label: customHeading(field) },
  });
  const inRow = Object.entries(column ?? {}).map(([name, part]) => [
    name,
    typeof part === 'function'
      ? (row: { custom?: CustomValues }) => part({ [field.key]: row.custom?.[field.key] ?? null })
      : part,
  ]);
  return Object.fromEntries(inRow) as SheetColumn<R>;
}
