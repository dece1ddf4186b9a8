import type { CustomField, CustomRecord } from '@zaplecze/contract/kit/fields/custom-fields';
import { type RawBuilder, sql } from 'kysely';
import type { OrderWalk } from '../lists/sort-key.ts';
import { customTables } from './tables.ts';
import { customColumns } from './values.queries.ts';

/**
 * Finds a page in the order of an own field along the index of its values, then the rows that have none, instead of asking
 * each row of the list for its value (docs/decisions/0157). What names something stands in the order of the names: few options and
 * people are gone through one after the other.
 */
export function walkOf(
  record: CustomRecord,
  { id: field, kind }: CustomField,
  id: string,
): OrderWalk {
  const values = sql.table(customTables[record].values);
  const column = customColumns[kind];
  const value = sql.ref(`e.${column}`);
  // Of fields with one value, as these are, the index alone tells.
  const mine = sql`e.field = ${field} and ${value} is not null`;
  return (rows, { order, limit, skipped, own }) => {
    const [direction, last] = [sql.raw(order), limit + skipped];
    // The rows of the list's filter, each found by its number; where it asks of own fields alone, the records need no look.
    const shown = rows.clearSelect().select(sql`1`.as('one'));
    const isShown = own
      ? sql.join([sql`true`, ...own.map((condition) => condition('e.record'))], sql` and `)
      : sql`exists (${shown.where(sql<boolean>`${sql.ref(id)} = e.record`)})`;
    const along = (key: RawBuilder<unknown>, join = sql``) => sql`select e.record as id
      from ${values} e ${join} where ${mine} and ${isShown}
      order by ${key} ${direction}, e.record ${direction} limit ${last}`;
    // Sorted beforehand, so that the walk ends with the page.
    const named = (names: RawBuilder<unknown>) => sql`select r.record as id
      from (${names} order by key ${direction} offset 0) w cross join lateral (select e.record from ${values} e
        where ${mine} and ${value} = w.id and ${isShown}
        order by e.record ${direction} limit ${last}) r
      order by w.key ${direction}, r.record ${direction} limit ${last}`;
    const ways: { [kind in typeof column]?: () => RawBuilder<unknown> } = {
      opt: () =>
        named(sql`select o.id, o.place as key from "customOption" o where o.field = ${field}`),
      person: () =>
        named(sql`select u.id, u."lastName" || ' ' || u."firstName" as key from person u`),
      client: () => along(sql`k.name collate counting`, sql`join client k on k.id = e.client`),
      txt: () => along(sql`${value} collate counting`),
    };
    const without = sql<boolean>`not exists (select from ${values} e
      where e.record = ${sql.ref(id)} and ${mine})`;
    const rest = rows
      .clearSelect()
      .select(sql<number>`${sql.ref(id)}`.as('id'))
      .where(without)
      .orderBy(id as never, order)
      .limit(last);
    return sql<number[]>`(select (known.ids || case when cardinality(known.ids) < ${last}
        then array(${rest}) else '{}' end)[${sql.lit(skipped + 1)}:${sql.lit(last)}]
      from (select array(${(ways[column] ?? (() => along(value)))()}) as ids offset 0) known)`;
  };
}
