import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import type { KnownRecord } from '../../kit/imports/record-import.ts';
import { plainName } from '../../kit/parsing/names.ts';

export const documentKey = (client: unknown, fileName: string): string | null =>
  fileName ? `${client ?? ''}|${plainName(fileName)}` : null;

/** The newest documents of these clients and names of files. */
export async function knownDocuments(db: Db, keys: string[]): Promise<Map<string, KnownRecord>> {
  const names = keys.map((key) => key.slice(key.indexOf('|') + 1));
  const rows = await db
    .selectFrom('document')
    .select(['id', 'client', 'filename'])
    .where(
      sql<boolean>`fold(filename) = any(array(select fold(t) from unnest(${names}::text[]) t))`,
    )
    .orderBy('id')
    .execute();
  return new Map(
    rows.map(({ id, client, filename }) => [
      documentKey(client, filename) ?? '',
      { id, name: filename },
    ]),
  );
}
