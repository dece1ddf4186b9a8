import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { forgetGoneInHistory, forgetInHistory } from '../../kit/records/history.ts';
import { anonymousGuest } from '../reception/index.ts';

const fields = ['fullName', 'clientName', 'car', 'description'];

/** Cars of guests who were made anonymous. */
export async function forgetCars(db: Db, guests: number[]): Promise<void> {
  await sql`update "guestVisit" set car = '' where reception = any(${guests}::int[]) and car <> ''`.execute(
    db,
  );
}

/**
 * Announcements of before an instant, made anonymous with all that their history knew; gives how many there were.
 * @param most so many at once
 */
export async function forgetAnnounced(db: Db, before: string, most: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update "announcedGuest" set "fullName" = ${anonymousGuest}, "clientName" = null, car = '', description = ''
    where id in (select id from "announcedGuest"
      where expected < ${before}::timestamptz and "fullName" <> ${anonymousGuest}
      order by expected, id limit ${most} for update)
    returning id`.execute(db);
  const ids = rows.map(({ id }) => id);
  await forgetInHistory(db, { entity: 'announcedGuest', ids, fields });
  return ids.length;
}

/** What the history knows of announcements that were taken back before an instant. */
export const forgetGone = (db: Db, before: string) =>
  forgetGoneInHistory(db, { entity: 'announcedGuest', before, fields });
