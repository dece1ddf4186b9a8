import type { RawBuilder, SelectQueryBuilder } from 'kysely';
import type { DB } from '../database/tables.ts';

// biome-ignore lint/suspicious/noExplicitAny: rows of any query can be listed
type AnyQuery = SelectQueryBuilder<DB, any, any>;

/** The columns of a page's rows with whether they have own values. */
export const withColumn =
  <Q extends AnyQuery, R>(
    columns: (page: Q) => { execute: () => Promise<R[]> },
    custom: RawBuilder<unknown>,
  ) =>
  (page: Q) =>
    (columns(page) as unknown as AnyQuery).select(custom.as('custom')) as unknown as {
      execute: () => Promise<R[]>;
    };

/** What is told of a row, with whether it has own values. */
export const withCustom = <S>(answer: S, row: unknown): S => ({
  ...answer,
  custom: (row as { custom: true | null }).custom,
});
