import { namesOf, type PlainFields } from '@zaplecze/contract/kit/fields/plain-fields';
import { sql } from 'kysely';

/*
 * Plain fields in SQL (contract, kit/fields/plain-fields.ts): each is a column of its name, under the alias
 * of its table. For `select()`.
 */

/** Their columns: `c.name`, `c.phone`, …; one that the table lacks does not compile. */
export const columnsOf = <A extends string, F extends PlainFields>(alias: A, fields: F) =>
  namesOf(fields).map((name) => `${alias}.${name}`) as `${A}.${keyof F & string}`[];

/** The same as files tell them: a province by its name. */
export const wordsOf = <F extends PlainFields>(alias: string, fields: F) =>
  namesOf(fields).map((name) => {
    const column = sql.ref(`${alias}.${name}`);
    const words =
      fields[name]?.kind === 'province'
        ? sql<string | null>`(select p.name from province p where p.id = ${column})`
        : sql<string | null>`${column}`;
    return words.as(name);
  });
