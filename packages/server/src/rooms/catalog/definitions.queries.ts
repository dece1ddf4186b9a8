import type { Db } from '../../kit/database/database.ts';
import { insertRow, lockRow, saveRow } from '../../kit/records/rows.ts';
import { deleteOrArchive } from '../dictionaries/index.ts';
import { dropFilesOf } from '../files/index.ts';
import { releaseStepFiles, stepsOf } from './services/step-files.queries.ts';

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
  usualValue?: number | null | undefined;
  usualInterval?: number | null | undefined;
  description?: string | null | undefined;
  archived?: false | undefined;
};

/** A definition locked for a change of it or of what hangs on it, or undefined. */
export const lockDefinition = (db: Db, kind: DefinitionKind, id: number) =>
  lockRow(db, tableOf[kind], id, { hold: 'fields' });

// The richest table stands for all three in the types.
const richest = (kind: DefinitionKind) => tableOf[kind] as 'serviceDefinition';

export const insertDefinition = (db: Db, kind: DefinitionKind, fields: DefinitionFields) =>
  insertRow(db, richest(kind), fields as DefinitionFields & { type: number; department: number });

/**
 * Writes a definition's own fields. Also called with none, after what hangs on it has changed:
 * its version then counts that change (see rooms/changes/merge.ts).
 */
export const updateDefinition = (
  db: Db,
  kind: DefinitionKind,
  id: number,
  fields: Partial<DefinitionFields>,
): Promise<number> => saveRow(db, richest(kind), id, fields as { name?: string });

/**
 * Deletes a definition with its files, or archives it when a project or another definition uses
 * it; gives whether it was archived.
 */
export async function removeDefinition(db: Db, kind: DefinitionKind, id: number): Promise<boolean> {
  const steps = kind === 'procedure' ? await stepsOf(db, id) : [];
  const archived = await deleteOrArchive(db, tableOf[kind], id);
  if (archived) return true;
  await dropFilesOf(db, tableOf[kind], [id]);
  await releaseStepFiles(db, steps);
  return false;
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
