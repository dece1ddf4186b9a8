import { type RawBuilder, sql } from 'kysely';

/** Columns or expressions whose sums a list tells, by the names of the sums. */
export type Numbers = Record<string, string | RawBuilder<unknown>>;

const columnOf = (of: string | RawBuilder<unknown>) => (typeof of === 'string' ? sql.ref(of) : of);

/**
 * The sum of each number over rows that have it under its name; rows without it add nothing. To four decimals, as numbers have at most:
 * hours are counted in binary, which leaves remains.
 */
export const totals = (numbers: Numbers) => {
  const parts = Object.keys(numbers).map(
    (name) => sql`${sql.lit(name)}::text, coalesce(round(sum(${sql.id(name)})::numeric, 4), 0)`,
  );
  return sql<Record<string, number>>`json_build_object(${sql.join(parts)})`;
};

/** Each number of a row under its name. */
export const numberColumns = (numbers: Numbers) =>
  Object.entries(numbers).map(([name, of]) => columnOf(of).as(name));
