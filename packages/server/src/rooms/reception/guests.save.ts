import { sql } from 'kysely';
import { customNames, forgetCustomValues } from '../../kit/custom-fields/personal.queries.ts';
import type { Db } from '../../kit/database/database.ts';
import { forgetGoneInHistory, forgetInHistory } from '../../kit/records/history.ts';
import { saveRow } from '../../kit/records/rows.ts';
import { dropFilesOf } from '../files/index.ts';

/** The guest has left just now, whatever was typed for later. */
export const noteExit = (db: Db, id: number): Promise<number> =>
  saveRow(db, 'reception', id, { exitDate: sql<string>`greatest(now(), "operationDate")` });

/** The name of whoever was made anonymous. */
export const anonymousGuest = 'Gość anonimowy';

const fields = ['fullName', 'description', 'clientName', 'files'];

/**
 * Guests who came before an instant lose what tells who they were, with files and all that the history knew; when they
 * came, to whom and from which client stays. Gives their numbers.
 *
 * @param most so many at once
 */
export async function forgetGuests(db: Db, before: string, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update reception set "fullName" = ${anonymousGuest}, description = '', "clientName" = null
    where id in (select id from reception
      where category = 'guest' and "operationDate" < ${before}::timestamptz
        and "fullName" <> ${anonymousGuest}
      order by "operationDate", id limit ${most} for update)
    returning id`.execute(db);
  const ids = rows.map(({ id }) => id);
  await forgetCustomValues(db, 'guest', ids);
  await dropFilesOf(db, 'reception', ids);
  await forgetInHistory(db, { entity: 'reception', ids, fields });
  return ids;
}

/** What the history knows of guests who were deleted before an instant. */
export const forgetGoneGuests = async (db: Db, before: string) =>
  forgetGoneInHistory(db, {
    ...{ entity: 'reception', before, fields: [...fields, ...(await customNames(db, 'guest'))] },
    statement: ['category', 'guest'],
  });
