import { absenceMessages } from '@zaplecze/contract/absences.forms';
import { maxId } from '@zaplecze/contract/kit/fields';
import { sql } from 'kysely';
import type { Db } from '../../kit/database.ts';
import { invalid } from '../../kit/errors.ts';
import { assertChoice } from '../dictionaries/choices.queries.ts';

export type Fields = { owner: number; type: number; dateFrom: string; dateTo: string };

/** An entry locked for a change, or undefined. */
export async function lockEntry(db: Db, id: number) {
  return await db
    .selectFrom('calendarEntry')
    .select(['id', 'owner', 'type', 'dateFrom', 'dateTo', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertEntry(db: Db, fields: Fields): Promise<number> {
  const row = await db
    .insertInto('calendarEntry')
    .values(fields)
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Writes the changed fields, if any; gives the version. */
export async function changeEntry(db: Db, id: number, fields: Partial<Fields>): Promise<number> {
  const row = await db
    .updateTable('calendarEntry')
    .set({ ...fields, modified: sql`clock_timestamp()` })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
}

export async function deleteEntry(db: Db, id: number): Promise<void> {
  await db.deleteFrom('calendarEntry').where('id', '=', id).execute();
}

/** That the type is offered and the person works here. @throws HttpError 400 */
export async function assertChosen(
  db: Db,
  chosen: Partial<Fields>,
  before?: Fields,
): Promise<void> {
  await assertChoice(db, {
    field: 'type',
    table: 'calendarType',
    id: chosen.type,
    kept: before?.type,
    message: absenceMessages.noType,
  });
  const { owner } = chosen;
  if (owner === undefined || owner === before?.owner) return;
  const known =
    owner <= maxId &&
    (await db
      .selectFrom('person')
      .select('id')
      .where('id', '=', owner)
      .where('active', '=', true)
      .forKeyShare()
      .executeTakeFirst());
  if (!known) throw invalid({ owner: absenceMessages.nobody });
}
