import type { Db } from '../../kit/database/database.ts';
import { insertRow, removeRow, saveRow } from '../../kit/records/rows.ts';
import { assertChosen, type Fields } from './absences.write.queries.ts';

/** Adds an entry; gives its id. @throws HttpError 400 for a type or a person that cannot be chosen */
export async function create(db: Db, fields: Fields): Promise<number> {
  await assertChosen(db, fields);
  return await insertRow(db, 'calendarEntry', fields);
}

/** Writes the changed fields, if any; gives the version. @throws HttpError 400 as `create` */
export async function update(
  db: Db,
  before: Fields & { id: number },
  changes: Partial<Fields>,
): Promise<number> {
  await assertChosen(db, changes, before);
  return await saveRow(db, 'calendarEntry', before.id, changes);
}

export const remove = (db: Db, id: number): Promise<void> => removeRow(db, 'calendarEntry', id);
