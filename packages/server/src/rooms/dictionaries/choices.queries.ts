import { maxId } from '@zaplecze/contract/kit/fields/fields';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/calls/errors.ts';
import type { Archivable } from './usage.queries.ts';

export const archivedMessage = 'Ta pozycja jest zarchiwizowana, wybierz inną';

/**
 * Refuses choices that do not exist (`message`) and archived ones that the record does not have
 * already. What passed cannot be deleted before the end of the transaction.
 *
 * @param options.kept what the record has now
 * @throws HttpError 400 on the field
 */
export async function assertChoices(
  db: Db,
  options: {
    field: string;
    table: Archivable;
    ids: number[];
    present?: number[];
    message: string;
  },
): Promise<void> {
  const { field, table, ids, present = [], message } = options;
  if (ids.length === 0) return;
  if (ids.some((id) => id > maxId)) throw invalid({ [field]: message });
  const { rows } = await sql<{ id: number; archived: boolean }>`
    select id, archived from ${sql.table(table)} where id = any(${ids}) order by id for key share
  `.execute(db);
  if (rows.length < new Set(ids).size) throw invalid({ [field]: message });
  if (rows.some((row) => row.archived && !present.includes(row.id))) {
    throw invalid({ [field]: archivedMessage });
  }
}

/** The same for a field of one choice; null and undefined choose nothing. */
export async function assertChoice(
  db: Db,
  options: {
    field: string;
    table: Archivable;
    id: number | null | undefined;
    present?: number | null | undefined;
    message: string;
  },
): Promise<void> {
  const { id, present, ...rest } = options;
  if (id === null || id === undefined) return;
  await assertChoices(db, { ...rest, ids: [id], present: present ? [present] : [] });
}
