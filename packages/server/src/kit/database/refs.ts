import type { ColoredRef, FileRef, PersonRef, Ref } from '@zaplecze/contract/kit/values/records';
import { sql } from 'kysely';
import type { DB } from './tables.ts';

/*
 * Mentions of other records inside a row, as JSON made by the database: one round trip however
 * many rows there are. `column` is a column of the surrounding query, such as 'c.type'.
 */

const mention = <T>(table: keyof DB, column: string) => sql<T>`(select
    json_build_object('id', m.id, 'name', m.name, 'color', m.color)
    from ${sql.table(table)} m where m.id = ${sql.ref(column)})`;

/** `{ id, name, color }`, or null. */
export const coloredTo = (table: keyof DB, column: string) =>
  mention<ColoredRef | null>(table, column);

/** The same for a column that is never null. */
export const knownColored = (table: keyof DB, column: string) => mention<ColoredRef>(table, column);

/** First and last name of a person whose row is in the query under `alias`. */
export const fullName = (alias: string) =>
  sql<string>`${sql.ref(`${alias}.firstName`)} || ' ' || ${sql.ref(`${alias}.lastName`)}`;

/** JSON of a person whose row is in the query under `alias`. */
export const personJson = (alias: string) => sql<PersonRef>`json_build_object(
  'id', ${sql.ref(`${alias}.id`)},
  'name', ${sql.ref(`${alias}.firstName`)} || ' ' || ${sql.ref(`${alias}.lastName`)},
  'picture', ${pictureJson(`${alias}.picture`)})`;

/** `{ id, path }` of a portrait, with an address that an <img> can load, or null. */
export const pictureJson = (column: string) => sql<{ id: number; path: string } | null>`
  (select json_build_object('id', f.id, 'path', file_path(f.id, 'portret.jpg') || '?access-token=' || f."viewKey")
   from file f where f.id = ${sql.ref(column)})`;

/** `{ id, name, picture }` of a person, or null. */
export const personTo = (column: string) =>
  sql<PersonRef | null>`(select ${personJson('u')} from person u where u.id = ${sql.ref(column)})`;

/** The same for a column that is never null. */
export const knownPerson = (column: string) =>
  sql<PersonRef>`(select ${personJson('u')} from person u where u.id = ${sql.ref(column)})`;

/** `{ id, name }` of a person without the portrait, or null. */
export const authorTo = (column: string) => sql<Ref | null>`(select json_build_object(
  'id', u.id, 'name', u."firstName" || ' ' || u."lastName") from person u where u.id = ${sql.ref(column)})`;

export const fileJson = (alias: string) => sql<FileRef>`json_build_object(
  'id', ${sql.ref(`${alias}.id`)}, 'fileName', ${sql.ref(`${alias}.fileName`)},
  'filePath', file_path(${sql.ref(`${alias}.id`)}, ${sql.ref(`${alias}.fileName`)}),
  'path', file_path(${sql.ref(`${alias}.id`)}, ${sql.ref(`${alias}.fileName`)}),
  'size', ${sql.ref(`${alias}.size`)}, 'created', ${sql.ref(`${alias}.created`)})`;

/** Files attached to a record, oldest first. `kind` as attachFile() was given it. */
export const filesOf = (kind: string, column: string) => sql<FileRef[]>`
  coalesce((select json_agg(${fileJson('f')} order by f.id) from file f
    where f."attachedTo" = ${kind} and f."attachedId" = ${sql.ref(column)}), '[]')`;

/** `{ id, name, color }` of a fixed enumeration's value, for `map` after the query. */
export function statusOf<S extends { id: number; name: string }>(
  statuses: readonly S[],
  id: number,
): S {
  const status = statuses.find((one) => one.id === id) ?? statuses[0];
  if (!status) throw new Error('An enumeration without values');
  return status;
}
