import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import type { KnownRecord } from '../../kit/imports/record-import.ts';
import { plainName } from '../../kit/parsing/names.ts';

export const issueKey = (client: unknown, name: unknown): string | null =>
  name ? `${client ?? ''}|${plainName(String(name))}` : null;

/** The newest issues of these clients and names; those of no client by their name alone. */
export async function knownIssues(db: Db, keys: string[]): Promise<Map<string, KnownRecord>> {
  const clients = [...new Set(keys.map((key) => Number(key.split('|')[0])))];
  const names = keys.map((key) => key.slice(key.indexOf('|') + 1));
  const rows = await db
    .selectFrom('issue')
    .select(['id', 'client', 'name'])
    .where(sql<boolean>`fold(name) = any(array(select fold(t) from unnest(${names}::text[]) t))`)
    .where(({ or, eb }) =>
      or([eb('client', '=', sql<number>`any(${clients}::int[])`), eb('client', 'is', null)]),
    )
    .where('mergedInto', 'is', null)
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ id, client, name }) => [issueKey(client, name) ?? '', { id, name }]));
}
