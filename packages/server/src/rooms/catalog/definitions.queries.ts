import { sql } from 'kysely';
import type { Db } from '../../kit/database.ts';
import type { User } from '../../kit/guard.ts';
import { deleteOrArchive } from '../dictionaries/usage.queries.ts';
import { dropFilesOf } from '../files/files.queries.ts';

/** The three kinds of definition are tables of one shape; ids come from one sequence. */
export type DefinitionKind = 'task' | 'procedure' | 'service';
export const tableOf = {
  task: 'taskDefinition',
  procedure: 'procedureDefinition',
  service: 'serviceDefinition',
} as const;

/** A definition's own fields; each kind's contract says which of them it has. */
export type DefinitionFields = {
  name: string;
  type?: number;
  department?: number | null;
  company?: number | null;
  status?: number;
  description?: string | null | undefined;
  archived?: false | undefined;
};

/** Managers write definitions, everybody reads them. */
export const definitionMay = (user: User) => ({
  edit: user.flags.manager,
  delete: user.flags.manager,
});

/** A definition locked for a change of it or of what hangs on it, or undefined. */
export async function lockDefinition(db: Db, kind: DefinitionKind, id: number) {
  const { rows } = await sql<{ id: number; version: number; archived: boolean }>`
    select id, version, archived from ${sql.table(tableOf[kind])}
    where id = ${id} for no key update`.execute(db);
  return rows[0];
}

export async function insertDefinition(
  db: Db,
  kind: DefinitionKind,
  fields: DefinitionFields,
): Promise<number> {
  // The richest table stands for all three in the types.
  const row = await db
    .insertInto(tableOf[kind] as 'serviceDefinition')
    .values(fields as DefinitionFields & { type: number; department: number })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/**
 * Writes a definition's own fields. Also called with none, after what hangs on it has changed:
 * its version then counts that change (see rooms/changes/merge.ts).
 */
export async function updateDefinition(
  db: Db,
  kind: DefinitionKind,
  id: number,
  fields: Partial<DefinitionFields>,
): Promise<number> {
  const row = await db
    .updateTable(tableOf[kind] as 'serviceDefinition')
    .set({ ...(fields as { name?: string }), modified: sql`clock_timestamp()` })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
}

/**
 * Deletes a definition with its files, or archives it when a project or another definition uses
 * it; gives whether it was archived.
 */
export async function removeDefinition(db: Db, kind: DefinitionKind, id: number): Promise<boolean> {
  const archived = await deleteOrArchive(db, tableOf[kind], id);
  if (!archived) await dropFilesOf(db, tableOf[kind], [id]);
  return archived;
}

/** The only company that a department belongs to; null when it has none or several. */
export async function onlyCompanyOf(db: Db, department: number): Promise<number | null> {
  const companies = await db
    .selectFrom('companyDepartment as l')
    .innerJoin('company as c', 'c.id', 'l.company')
    .select('c.id')
    .where('l.department', '=', department)
    .where('c.archived', '=', false)
    .limit(2)
    .execute();
  return companies.length === 1 ? (companies[0]?.id ?? null) : null;
}
