import { absenceMessages } from '@zaplecze/contract/absences.forms';
import { maxId } from '@zaplecze/contract/kit/fields';
import type { Db } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';
import { lockRow } from '../../kit/records/rows.ts';
import { assertChoice } from '../dictionaries/index.ts';
import { activePeople } from '../people/index.ts';

export type Fields = { owner: number; type: number; dateFrom: string; dateTo: string };

/** An entry locked for a change, or undefined. */
export const lockEntry = (db: Db, id: number) =>
  lockRow(db, 'calendarEntry', id, {
    columns: ['owner', 'type', 'dateFrom', 'dateTo', 'version'],
  });

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
  const known = owner <= maxId && (await activePeople(db, [owner])).has(owner);
  if (!known) throw invalid({ owner: absenceMessages.nobody });
}
