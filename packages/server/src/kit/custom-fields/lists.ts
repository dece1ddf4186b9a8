import {
  type CustomField,
  type CustomRecord,
  customKeyOf,
} from '@zaplecze/contract/kit/fields/custom-fields';
import { customFilterParts } from '@zaplecze/contract/kit/lists/custom-filters';
import { filterSchema } from '@zaplecze/contract/kit/lists/list.schemas';
import { addDays } from '@zaplecze/contract/kit/values/time';
import type { Flags } from '@zaplecze/contract/permissions';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { invalid } from '../http/calls/errors.ts';
import { dayStart } from '../lists/list.ts';
import { matches } from '../lists/search.ts';
import { findCustomFields } from './definitions.queries.ts';
import { customTables } from './tables.ts';
import { customColumns } from './values.queries.ts';

/** What a list is asked about own fields, over the id of its rows: `(id) => condition`. */
export type CustomAsked = {
  where: ((id: string) => RawBuilder<boolean>)[];
  sort?: (id: string) => RawBuilder<unknown>;
};

type Asked = { sort?: string | undefined; filter?: Readonly<Record<string, unknown>> | undefined };

/**
 * The orders and filters of own fields in a list's query, by what the asker sees of them: a field of others is as unknown as
 * one that there is not.
 *
 * @throws HttpError 400 on `filter.custom.<key>` or `sort`
 */
export async function readCustomAsked(
  db: Db,
  of: { records: readonly CustomRecord[]; flags: Flags },
  { sort = '', filter = {} }: Asked,
): Promise<CustomAsked | undefined> {
  const names = Object.keys(filter).filter((name) => customKeyOf(name) !== undefined);
  const order = customKeyOf(sort);
  if (names.length === 0 && order === undefined) return undefined;
  const fields = await findCustomFields(db, of);
  const fieldOf = (key: string) => fields.find((one) => one.key === key);
  const conditions: CustomAsked = { where: [] };
  if (order !== undefined) {
    const field = fieldOf(order);
    if (!field || field.kind === 'choices' || field.kind === 'long')
      throw invalid({ sort: 'Nieprawidłowa wartość' });
    conditions.sort = (id) => keyOf(field, id);
  }
  for (const name of names) {
    const [key = '', part = ''] = customKeyOf(name)?.split('.') ?? [];
    const field = fieldOf(key);
    const kind = field && customFilterParts(field.kind)[part];
    const value = kind && filterSchema(kind).safeParse(filter[name]);
    if (!field || !value?.success) throw invalid({ [`filter.${name}`]: 'Nieprawidłowa wartość' });
    if (value.data !== '') conditions.where.push((id) => conditionOf(field, part, value.data, id));
  }
  return conditions;
}

const valuesOf = (record: CustomRecord) => sql.table(customTables[record].values);

/** What orders by a field: a value of it, of what it names the name. Tables have names here that no list gives its own. */
function keyOf({ id: field, kind, record }: CustomField, id: string) {
  const one = (
    key: RawBuilder<unknown>,
    join = sql``,
  ) => sql`(select ${key} from ${valuesOf(record)} ours ${join}
    where ours.record = ${sql.ref(id)} and ours.field = ${field} and ours.n = 0)`;
  if (kind === 'choice')
    return one(sql`named.place`, sql`join "customOption" named on named.id = ours.opt`);
  if (kind === 'person')
    return one(
      sql`named."lastName" || ' ' || named."firstName"`,
      sql`join person named on named.id = ours.person`,
    );
  if (kind === 'client')
    return sql`${one(sql`named.name`, sql`join client named on named.id = ours.client`)} collate counting`;
  const column = sql.ref(`ours.${customColumns[kind]}`);
  return customColumns[kind] === 'txt' ? sql`${one(column)} collate counting` : one(column);
}

/** What a filter asks of a row. */
function conditionOf(
  { id: field, kind, record }: Pick<CustomField, 'id' | 'kind' | 'record'>,
  part: string,
  value: unknown,
  id: string,
): RawBuilder<boolean> {
  const column = sql.ref(`ours.${customColumns[kind]}`);
  const has = (condition = sql``) => sql<boolean>`exists (select from ${valuesOf(record)} ours
    where ours.record = ${sql.ref(id)} and ours.field = ${field} ${condition})`;
  if (part === 'empty') return value ? sql<boolean>`not ${has()}` : has();
  if (Array.isArray(value)) return has(sql`and ${column} = any(${value}::int[])`);
  if (typeof value === 'boolean') return has(sql`and ${column} = ${value}`);
  if (part === '') return has(sql`and ${matches(sql<string>`fold(${column})`, String(value))}`);
  const [sign, edge] = part === 'from' ? [sql`>=`, value] : [sql`<=`, value];
  if (kind === 'moment') {
    const bound = part === 'from' ? dayStart(String(value)) : dayStart(addDays(String(value), 1));
    return has(part === 'from' ? sql`and ${column} >= ${bound}` : sql`and ${column} < ${bound}`);
  }
  return has(sql`and ${column} ${sign} ${edge}`);
}

/** The names of a list's own columns, as its download heads them. */
export const customHeading = ({ label, unit }: CustomField): string =>
  unit ? `${label} (${unit})` : label;
