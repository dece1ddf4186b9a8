import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { textTypes } from '../../kit/parsing/read-text.ts';
import { searchedOwners } from './words.ts';

/** A file with what its words are read from, while it hangs on a record whose files are searched. */
export const findReadable = (db: Db, id: number) =>
  db
    .selectFrom('file')
    .select(['id', 'contentType', 'size', 'storageKey'])
    .where('id', '=', id)
    .where('attachedTo', 'in', searchedOwners)
    .executeTakeFirst();

/** Keeps the words of a file, folded as a search compares them; '' for one that cannot be read. */
export async function keepWords(db: Db, file: number, text: string): Promise<void> {
  await sql`insert into "fileText" (file, words)
    select f.id, strip(to_tsvector('pg_catalog.simple', fold(${text}))) from file f where f.id = ${file}
    on conflict (file) do update set words = excluded.words`.execute(db);
}

/** Files whose words nobody has read yet: those of before, and those whose job was given up. */
export async function findUnread(db: Db, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('file as f')
    .select('f.id')
    .where('f.attachedTo', 'in', searchedOwners)
    .where('f.contentType', 'in', textTypes)
    .where('f.created', '<', sql<string>`now() - interval '10 minutes'`)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('fileText as t').select('t.file').whereRef('t.file', '=', 'f.id'))),
    )
    .orderBy('f.id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
