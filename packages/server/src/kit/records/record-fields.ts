import {
  type ColumnKind,
  type Fields,
  type NamesOf,
  namesOf,
} from '@zaplecze/contract/kit/fields/field-kinds';
import { sql } from 'kysely';

/*
 * Fields of a record in SQL (contract, kit/fields/record-fields.ts): each that is a value of its own is a column of its
 * name, under the alias of its table. For `select()`.
 */

const mentions = ['person', 'people', 'record', 'records', 'files', 'picture', 'secret', 'roles'];

/** Their columns: `c.name`, `c.phone`, …; one that the table lacks does not compile. Other records are mentioned apart. */
export const columnsOf = <A extends string, F extends Fields>(alias: A, fields: F) =>
  namesOf(fields)
    .filter((name) => !mentions.includes(fields[name]?.kind ?? ''))
    .map((name) => `${alias}.${name}`) as `${A}.${NamesOf<F, ColumnKind>}`[];

/** The same as files have them: a province by its name. */
export const wordsOf = <F extends Fields>(alias: string, fields: F) =>
  namesOf(fields).map((name) => {
    const column = sql.ref(`${alias}.${name}`);
    const words =
      fields[name]?.kind === 'province'
        ? sql<string | null>`(select p.name from province p where p.id = ${column})`
        : sql<string | null>`${column}`;
    return words.as(name);
  });
