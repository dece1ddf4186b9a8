import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import type { KnownRecord } from '../../../kit/imports/record-import.ts';
import { plainName } from '../../../kit/parsing/names.ts';

export const projectKey = (client: unknown, name: unknown): string | null =>
  typeof client === 'number' && name ? `${client}|${plainName(String(name))}` : null;

/** The newest projects of these clients and names. */
export async function knownProjects(db: Db, keys: string[]): Promise<Map<string, KnownRecord>> {
  const clients = [...new Set(keys.map((key) => Number(key.split('|')[0])))];
  const rows = await db
    .selectFrom('project')
    .select(['id', 'client', 'name'])
    .where('client', '=', sql<number>`any(${clients}::int[])`)
    .orderBy('id')
    .execute();
  return new Map(
    rows.map(({ id, client, name }) => [projectKey(client, name) ?? '', { id, name }]),
  );
}

/** The kind and company that projects of these services have where nothing else is said. */
export async function findKindsOf(
  db: Db,
  services: number[],
): Promise<Map<number, { type: number | null; company: number | null }>> {
  const rows = await db
    .selectFrom('serviceDefinition')
    .select(['id', 'type', 'company'])
    .where('id', '=', sql<number>`any(${services}::int[])`)
    .execute();
  return new Map(rows.map(({ id, ...kind }) => [id, kind]));
}
