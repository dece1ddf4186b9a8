import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import {
  type CustomField,
  type CustomRecord,
  type CustomValues,
  customHeading,
  customKeyOf,
  ownHeadings,
  plainField,
} from '@zaplecze/contract/kit/fields/custom-fields';
import { customRecordsOf } from '@zaplecze/contract/kit/lists/custom-filters';
import type { Flags } from '@zaplecze/contract/permissions';
import type { Db } from '../database/database.ts';
import { fieldColumns, type Sheet, type SheetColumn } from '../exports/sheet.ts';
import { plainHeader } from '../parsing/columns.ts';
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

/** The kinds of record whose own fields the rows of this request have; none where the list has none. */
const recordsOf = ({ list }: Endpoint, query: unknown): readonly CustomRecord[] =>
  list?.custom ? customRecordsOf(list.custom, (query as Asked).filter) : [];

/** The request with what its query asks about own fields. @throws HttpError 400 */
export async function askingCustom<C extends Asking>(endpoint: Endpoint, context: C): Promise<C> {
  const records = recordsOf(endpoint, context.query);
  if (records.length === 0) return context;
  const { db, user } = context;
  const query = context.query as Asked;
  const custom = await readCustomAsked(db, { records, flags: user.flags }, query);
  return custom ? { ...context, query: { ...withoutCustom(query), custom } } : context;
}

/** What rooms are asked: their own filters alone. */
function withoutCustom(query: Asked) {
  const known = Object.entries(query.filter ?? {}).filter(([name]) => !customKeyOf(name));
  return { ...query, filter: Object.fromEntries(known) };
}

/** A page whose rows have the values of their own fields under `custom`. */
export async function withCustomValues<P extends { list: unknown[] }>(
  endpoint: Endpoint,
  { db, user, query }: Asking,
  page: P,
): Promise<P> {
  // Of several kinds all stand in one table.
  const [record] = recordsOf(endpoint, query);
  if (record === undefined || page.list.length === 0) return page;
  const rows = page.list as { id?: number; custom?: true | null }[];
  // Of rows that were read with it (kit/lists/paged-list.ts) it is known which have none.
  const filled = rows.filter(({ custom }) => custom !== null);
  const ids = filled.map(({ id }) => {
    // Values are found by it, in downloads too.
    if (id === undefined) throw new Error('A row with own fields has no id');
    return id;
  });
  const values = ids.length > 0 ? await findCustomValues(db, record, ids, user.flags) : new Map();
  return { ...page, list: rows.map((row) => ({ ...row, custom: values.get(row.id ?? 0) ?? {} })) };
}

/** A file of a list with the own fields of its rows after its columns. */
export const withCustomColumns = <R>(endpoint: Endpoint, asking: Asking, sheet: Sheet<R>) =>
  withColumnsOf(recordsOf(endpoint, asking.query), asking, sheet);

/** The same of rows of these kinds of record. */
export async function withColumnsOf<R>(
  records: readonly CustomRecord[],
  { db, user }: Pick<Asking, 'db' | 'user'>,
  sheet: Sheet<R>,
): Promise<Sheet<R>> {
  if (records.length === 0) return sheet;
  const fields = await findCustomFields(db, { record: records, flags: user.flags });
  const headings = headingsOf(fields);
  const own = fields.map((field, at) => columnOf<R>(field, headings[at] ?? ''));
  return { ...sheet, columns: [...sheet.columns, ...own] };
}

/** What heads each of these: of those that an import would take for one another their own, so that no order mixes them up. */
function headingsOf(fields: readonly CustomField[]): string[] {
  const left = fields.map((field) => [customHeading(field), ...ownHeadings(field)]);
  for (;;) {
    const plain = left.map(([heading = '']) => plainHeader(heading));
    const isAlike = (at: number) =>
      plain[at] === '' || plain.some((other, place) => place !== at && other === plain[at]);
    const shared = left.filter((headings, at) => headings.length > 1 && isAlike(at));
    if (shared.length === 0) return left.map(([heading = '']) => heading);
    for (const headings of shared) headings.shift();
  }
}

/** A column of a file, which reads the value beneath the row's own ones. */
function columnOf<R>(field: CustomField, heading: string): SheetColumn<R> {
  // Answers have names of options already.
  const { options: _, ...plain } = plainField(field);
  const [column] = fieldColumns<CustomValues>({
    [field.key]: { ...plain, label: heading },
  });
  const inRow = Object.entries(column ?? {}).map(([name, part]) => [
    name,
    typeof part === 'function'
      ? (row: { custom?: CustomValues }) => part({ [field.key]: row.custom?.[field.key] ?? null })
      : part,
  ]);
  return Object.fromEntries(inRow) as SheetColumn<R>;
}
