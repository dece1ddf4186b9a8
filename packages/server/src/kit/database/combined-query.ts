import { type Expression, type RawBuilder, sql } from 'kysely';
import { type Db, preparedStatement, throughPreparedPlans } from './database.ts';

/** Rows that are wanted, and what is made of them. */
export type RowQuery<A> = { rows: Expression<unknown>; answer: (rows: unknown[]) => A };

/** `rows`: a query as it would be asked by itself. */
export const question = <R, A = R[]>(
  rows: Expression<R>,
  answer: (rows: R[]) => A = (found) => found as A,
): RowQuery<A> => ({ rows, answer: answer as (rows: unknown[]) => A });

/**
 * Several questions asked in one statement, each answered as by itself: what a round trip costs both processes is more
 * than most of them. The statement is prepared, so let none of their plans hang on its values (`hiddenValue`).
 *
 * @param before common table expressions (`with …`) that the questions share
 */
export async function together<A extends Record<string, unknown>>(
  db: Db,
  questions: { [K in keyof A]: RowQuery<A[K]> },
  before: RawBuilder<unknown> = sql``,
): Promise<A> {
  const entries = Object.entries<RowQuery<unknown>>(questions);
  const columns = entries.map(
    ([name, { rows }]) =>
      sql`(select coalesce(json_agg(found), '[]') from (${rows}) found) as ${sql.id(name)}`,
  );
  const { rows } = await sql<Record<string, unknown[]>>`
    ${before} select ${preparedStatement} ${sql.join(columns)}`.execute(throughPreparedPlans(db));
  return Object.fromEntries(
    entries.map(([name, { answer }]) => [name, answer(rows[0]?.[name] ?? [])]),
  ) as A;
}

/*
 * The planner is not told these values: a prepared statement would else be planned anew for each of them, since
 * with the value it seems a little cheaper, and planning takes longer than running. A plan for some is as good for one.
 */

export const hiddenValue = <T>(value: T, type: string) =>
  sql<T>`(select ${value}::${sql.raw(type)})`;

/** Ids for `= any` and `<> all`. */
export const hiddenIds = (ids: number[]) => sql<number[]>`(array(select unnest(${ids}::int[])))`;
