import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import type { ImportNames } from '../../kit/imports/record-import.ts';
import { Names } from '../../kit/parsing/names.ts';

/** Files that a person has uploaded and not hung on anything, of these. */
export async function looseFiles(db: Db, user: number, files: number[]) {
  if (files.length === 0) return [];
  return await db
    .selectFrom('file')
    .select(['id', 'fileName', 'size', 'created'])
    .select(sql<string>`file_path(id, "fileName")`.as('filePath'))
    .select(sql<string>`file_path(id, "fileName")`.as('path'))
    .where(sql<boolean>`id = any(${files}::int[])`)
    .where('createdBy', '=', user)
    .where('attachedTo', 'is', null)
    .orderBy('id')
    .execute();
}

/** Files that a person has uploaded beside the list that names them. */
export const fileNames: ImportNames['file'] = async (db, { user, files }) => {
  const names = new Names();
  for (const { id, fileName } of await looseFiles(db, user.id, files)) names.add(id, fileName);
  return names;
};
