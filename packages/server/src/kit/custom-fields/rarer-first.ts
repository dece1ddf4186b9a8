import type { CustomRecord } from '@zaplecze/contract/kit/fields/custom-fields';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { OfId } from '../lists/sort-key.ts';
import { countMissing, mayMiss, recordsOfBlock } from './missing.queries.ts';
import { customTables } from './tables.ts';

/** What a filter asks: of the value `v`; or that there is none; or either of both (`orMissing`). */
export type Condition = {
  field: number;
  of: RawBuilder<unknown>;
  isMissing: boolean;
  orMissing?: boolean;
  /** Whether more than one value of a record may meet it. */
  mayRepeat?: boolean;
};

/** More candidates than a page counts are no narrowing. */
const mostFound = 10_000;
/** So far conditions that many meet are told apart. */
const mostCompared = 100_000;
/** So few candidates are kept once they have been found, instead of being looked for again. */
const mostKept = 1_000;
/** One block in so many may still have to be looked at, record by record. */
const mostOpen = 4;
/** So many values are gone through at once in the time in which those are asked one by one whom a list counts. */
const mostJoined = 150_000;

export type OwnConditions = {
  /** Each condition, of a row. */
  where: OfId[];
  /** The same for rows of which nothing else is asked: they are gone through in their order, each asked by its number. */
  alone: OfId[];
  /** Numbers of records that meet all of them, each once and found one after the other: by the condition that fewest meet. */
  found?: RawBuilder<unknown>;
};

/**
 * The condition that is found first: `candidates` are the ids of records that meet it or, where it `isAsked` of them, that may;
 * `isRare`: no more than a list counts.
 */
type First = {
  one: Condition;
  candidates: RawBuilder<unknown>;
  isAsked: boolean;
  isRare: boolean;
};

/**
 * Conditions on rows. Of several the one that fewest values meet is found first, through its index, and the others are asked of
 * its rows: which it is the planner would have to guess of all fields mixed. Where all ask for records without a value, those are found
 * first that somebody has looked for (docs/decisions/0169).
 */
export async function rarerFirst(
  db: Db,
  record: CustomRecord,
  wanted: Condition[],
): Promise<OwnConditions> {
  const first = (await rarest(db, record, wanted)) ?? (await seldomMissing(db, record, wanted));
  const conditionOn = (one: Condition, joins: boolean): OfId => {
    const condition = askedOf(record, one, joins);
    if (one !== first?.one || !first.isRare) return condition;
    const among: OfId = (id) =>
      sql<boolean>`${sql.ref(id)} = any(array(select c.id from (${first.candidates}) c))`;
    return first.isAsked ? (id) => sql<boolean>`(${among(id)} and ${condition(id)})` : among;
  };
  const each = (joins: boolean) => wanted.map((one) => conditionOn(one, joins));
  if (!first) {
    const all = wanted.map((one) => askedOf(record, one, true)('d.id'));
    return {
      ...{ where: each(true), alone: each(false) },
      ...(all.length > 0 && {
        found: sql`select d.id from ${sql.table(customTables[record].records)} d where ${sql.join(all, sql` and `)}`,
      }),
    };
  }
  const conditions = { where: each(!first.isRare), alone: each(false) };
  const { isMissing, mayRepeat = false } = first.one;
  // Of a choice of several a record may have more than one of those that are asked for.
  if (mayRepeat && !isMissing) return conditions;
  const others = wanted
    .filter((one) => one !== first.one || first.isAsked)
    .map((one) => askedOf(record, one, false)('d.id'));
  // What comes first is gone through only as far as is asked for.
  return {
    ...conditions,
    found: sql`select d.id from (${first.candidates} offset 0) d
      where ${sql.join([sql`true`, ...others], sql` and `)}`,
  };
}

const valuesThat = (record: CustomRecord, { field, of }: Condition) =>
  sql`from ${sql.table(customTables[record].values)} v where v.field = ${field} and ${of}`;

/** A condition as it is asked of a row; `joins`: the database may also go through all values that meet it. */
function askedOf(record: CustomRecord, one: Condition, joins: boolean): OfId {
  const having = valuesThat(record, one);
  const exists = (what: RawBuilder<unknown>, id: string) => sql<boolean>`exists (select ${what}
    and v.record = ${sql.ref(id)}${joins ? sql`` : sql` offset 0`})`;
  if (one.isMissing) return (id) => sql<boolean>`not ${exists(having, id)}`;
  if (!one.orMissing) return (id) => exists(having, id);
  const any = valuesThat(record, { ...one, of: sql`true` });
  return (id) => sql<boolean>`(${exists(having, id)} or not ${exists(any, id)})`;
}

/** Of the conditions that ask for a value the one that fewest meet. */
async function rarest(
  db: Db,
  record: CustomRecord,
  wanted: Condition[],
): Promise<First | undefined> {
  const positive = wanted.filter(({ isMissing, orMissing }) => !isMissing && !orMissing);
  const [alone] = positive;
  if (!alone) return undefined;
  const foundOf = (one: Condition, most: number) =>
    sql`(select v.record ${valuesThat(record, one)} limit ${most + 1}) found`;
  if (positive.length === 1) {
    const { rows } = await sql<{
      count: number;
      ids: number[] | null;
    }>`select count(*)::int as count,
      case when count(*) <= ${mostKept} then array_agg(record) end as ids from ${foundOf(alone, mostFound)}`.execute(
      db,
    );
    const { count, ids } = rows[0] ?? { count: 0, ids: null };
    if (ids)
      return {
        ...{ one: alone, isAsked: true, isRare: true },
        candidates: sql`select id from unnest(${ids}::int[]) id`,
      };
    return firstOf(record, alone, count);
  }
  const counts = positive.map(
    (one) => sql`(select count(*)::int from ${foundOf(one, mostCompared)})`,
  );
  const { rows } = await sql<{
    counts: number[];
  }>`select array[${sql.join(counts)}] as counts`.execute(db);
  const found = rows[0]?.counts ?? [];
  const fewest = Math.min(...found);
  return firstOf(record, positive[found.indexOf(fewest)] ?? alone, fewest);
}

const firstOf = (record: CustomRecord, one: Condition, count: number): First => ({
  ...{ one, isAsked: false, isRare: count <= mostFound },
  candidates: sql`select v.record as id ${valuesThat(record, one)}`,
});

/** Of the conditions that ask for no value the one that fewest records meet, where most of them have been looked at. */
async function seldomMissing(
  db: Db,
  record: CustomRecord,
  wanted: Condition[],
): Promise<First | undefined> {
  let first: { one: Condition; most: number } | undefined;
  for (const one of wanted.filter(({ isMissing }) => isMissing)) {
    const { named, open, blocks } = await countMissing(db, { record, field: one.field });
    const most = named + open * recordsOfBlock;
    const values = blocks * recordsOfBlock - most;
    const isWorth = most <= mostFound || values > mostJoined;
    if (isWorth && open * mostOpen <= blocks && !(first && first.most <= most))
      first = { one, most };
  }
  return (
    first && {
      ...{ one: first.one, isAsked: true, isRare: first.most <= mostFound },
      candidates: mayMiss({ record, field: first.one.field }),
    }
  );
}
