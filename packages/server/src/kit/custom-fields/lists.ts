import {
  type CustomField,
  type CustomKind,
  type CustomRecord,
  customKeyOf,
} from '@zaplecze/contract/kit/fields/custom-fields';
import { noValue } from '@zaplecze/contract/kit/fields/no-value';
import { customFilterParts } from '@zaplecze/contract/kit/lists/custom-filters';
import { filterSchema } from '@zaplecze/contract/kit/lists/list.schemas';
import { backwards, numberOrder } from '@zaplecze/contract/kit/lists/ranges';
import { addDays } from '@zaplecze/contract/kit/values/time';
import type { Flags } from '@zaplecze/contract/permissions';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { invalid } from '../http/calls/errors.ts';
import type { SearchPlace } from '../lists/elsewhere.ts';
import { dayStart } from '../lists/list.ts';
import { matches } from '../lists/search.ts';
import type { OfId, OrderWalk } from '../lists/sort-key.ts';
import { findCustomFields } from './definitions.queries.ts';
import { withRemaining } from './merged-clients.ts';
import { walkOf } from './order-walk.ts';
import { type Condition, rarerFirst } from './rarer-first.ts';
import { customSearch, customWords, searchedBesides } from './search.ts';
import { customTables } from './tables.ts';
import { customColumns, hasCustom } from './values.queries.ts';

/** What a list is asked about own fields, over the id of its rows: `(id) => condition`. */
export type CustomAsked = {
  where: OfId[];
  /** The same where nothing else is asked. */
  alone: OfId[];
  /** Records that meet all of that, as a statement that gives each once. */
  found?: RawBuilder<unknown> | undefined;
  /** Whether a row has values, null for none: told with the rest of the row, so that they are read only of those that have. */
  isFilled: (id: string) => RawBuilder<true | null>;
  sort?: (id: string) => RawBuilder<unknown>;
  /** The same order found along the values instead of asking each row. */
  walk?: ((id: string) => OrderWalk) | undefined;
  /** Numbers to be summed, by the names of their fields. */
  sums?: (id: string) => Record<string, RawBuilder<unknown>>;
  /** Where words of the search stand besides. */
  search?: (id: string) => SearchPlace[];
};

type Asked = {
  sumsOf?: string[] | undefined;
  search?: string | undefined;
  sort?: string | undefined;
  filter?: Readonly<Record<string, unknown>> | undefined;
};

/**
 * The orders and filters of own fields in a list's query, by what the asker sees of them: a field of others is as unknown as
 * one that there is not.
 *
 * @param of.records the kinds of record that the list is asked for
 * @throws HttpError 400 on `filter.custom.<key>`, `sort` or `sumsOf`
 */
export async function readCustomAsked(
  db: Db,
  { records, flags }: { records: readonly CustomRecord[]; flags: Flags },
  { search, sort = '', filter = {}, sumsOf = [] }: Asked,
): Promise<CustomAsked | undefined> {
  const names = Object.keys(filter).filter((name) => customKeyOf(name) !== undefined);
  const order = customKeyOf(sort);
  // Kinds that one list has stand in one table.
  const [record] = records;
  if (record === undefined) return undefined;
  const conditions: CustomAsked = {
    where: [],
    alone: [],
    isFilled: (id) => hasCustom(record, id),
  };
  if (names.length + sumsOf.length === 0 && order === undefined && !search) return conditions;
  const besides = search ? searchedBesides(record) : [];
  const found = await findCustomFields(db, { record: [...records, ...besides], flags });
  const fields = found.filter((field) => records.includes(field.record));
  const fieldOf = (key: string) => fields.find((one) => one.key === key);
  const summed = sumsOf.map((name) => {
    const field = fieldOf(customKeyOf(name) ?? '');
    if (!field || customColumns[field.kind] !== 'num')
      throw invalid({ sumsOf: `Nie ma takiej liczby: ${name}` });
    return [name, field] as const;
  });
  if (summed.length > 0)
    conditions.sums = (id) =>
      Object.fromEntries(summed.map(([name, field]) => [name, keyOf(record, field, id)]));
  if (search) conditions.search = customSearch(record, { fields: found, flags });
  if (order !== undefined) {
    const field = fieldOf(order);
    if (!field || field.kind === 'choices' || field.kind === 'long')
      throw invalid({ sort: 'Nieprawidłowa wartość' });
    conditions.sort = (id) => keyOf(record, field, id);
    conditions.walk = (id) => walkOf(record, field, id);
  }
  const wanted: Condition[] = [];
  const numbers: Record<string, unknown> = {};
  for (const name of names) {
    const [key = '', part = ''] = customKeyOf(name)?.split('.') ?? [];
    const field = fieldOf(key);
    const kind = field && customFilterParts(field.kind)[part];
    const value = kind && filterSchema(kind).safeParse(filter[name]);
    if (!field || !value?.success || !isChosen(field, value.data))
      throw invalid({ [`filter.${name}`]: 'Nieprawidłowa wartość' });
    if (kind === 'number') numbers[name] = value.data;
    if (value.data !== '')
      wanted.push(conditionOf(field, part, await withRemaining(db, field, value.data)));
  }
  const lower = backwards(numbers);
  if (lower) throw invalid({ [`filter.${lower}`]: numberOrder });
  return { ...conditions, ...(await rarerFirst(db, record, together(wanted))) };
}

/** Of a field with one value its conditions are one: each edge of a month by itself holds for half of all records. */
function together(wanted: Condition[]): Condition[] {
  const edges = Map.groupBy(wanted, (one) =>
    one.isMissing || one.orMissing || one.mayRepeat ? one : one.field,
  );
  return [...edges.values()].map(
    (all) =>
      ({
        ...all[0],
        of: sql.join(
          all.map(({ of }) => of),
          sql` and `,
        ),
      }) as Condition,
  );
}

/** A choice that the list of a field has not, or has no longer, is refused: nobody takes an empty list for an answer. */
const isChosen = ({ kind, options }: CustomField, value: unknown): boolean =>
  !(kind === 'choice' || kind === 'choices') ||
  !Array.isArray(value) ||
  value.every((id) => id === noValue || options.some((option) => option.id === id));

const valuesOf = (record: CustomRecord) => sql.table(customTables[record].values);

/** What orders by a field: a value of it, of what it names the name. */
function keyOf(record: CustomRecord, { id: field, kind }: CustomField, id: string) {
  const one = (
    key: RawBuilder<unknown>,
    join = sql``,
  ) => sql`(select ${key} from ${valuesOf(record)} v ${join}
    where v.record = ${sql.ref(id)} and v.field = ${field} and v.n = 0)`;
  if (kind === 'choice') return one(sql`vo.place`, sql`join "customOption" vo on vo.id = v.opt`);
  if (kind === 'person')
    return one(sql`u."lastName" || ' ' || u."firstName"`, sql`join person u on u.id = v.person`);
  if (kind === 'client')
    return sql`${one(sql`k.name`, sql`join client k on k.id = v.client`)} collate counting`;
  const column = sql.ref(`v.${customColumns[kind]}`);
  return customColumns[kind] === 'txt' ? sql`${one(column)} collate counting` : one(column);
}

/** What a filter asks of a value. */
function conditionOf(
  { id: field, kind }: { id: number; kind: CustomKind },
  part: string,
  value: unknown,
): Condition {
  const column = sql.ref(`v.${customColumns[kind]}`);
  const mayRepeat = kind === 'choices';
  const has = (of: RawBuilder<unknown>, isMissing = false) => ({ field, of, isMissing, mayRepeat });
  if (part === 'empty') return has(sql`${column} is not null`, Boolean(value));
  if (Array.isArray(value)) {
    if (!value.includes(noValue)) return has(sql`${column} = any(${value}::int[])`);
    const ids = value.filter((one) => one !== noValue);
    if (ids.length === 0) return has(sql`${column} is not null`, true);
    return { ...has(sql`${column} = any(${ids}::int[])`), orMissing: true };
  }
  if (typeof value === 'boolean') return has(sql`${column} = ${value}`);
  if (part === 'has')
    return has(
      sql`(v.txt is not null or v.long is not null) and ${matches(customWords, String(value))}`,
    );
  const [sign, edge] = part === 'from' ? [sql`>=`, value] : [sql`<=`, value];
  if (kind === 'moment') {
    const bound = part === 'from' ? dayStart(String(value)) : dayStart(addDays(String(value), 1));
    return has(part === 'from' ? sql`${column} >= ${bound}` : sql`${column} < ${bound}`);
  }
  return has(sql`${column} ${sign} ${edge}`);
}
