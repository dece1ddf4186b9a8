import type { AbsenceChange } from '@zaplecze/contract/rooms/absences/calls';
import type { AbsenceRequest } from '@zaplecze/contract/rooms/absences/requests/calls';
import { absenceStatus } from '@zaplecze/contract/rooms/absences/statuses';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';

/* Changes of accepted absences for those who may know of them. */

const fields = sql`'id', c.id, 'dateFrom', c."dateFrom", 'dateTo', c."dateTo", 'hours', c.hours,
  'hoursFrom', c."hoursFrom", 'note', c.note, 'version', c.version, 'type', (select json_build_object('id', k.id,
    'name', k.name, 'color', k.color, 'isVacation', k."isVacation") from "calendarType" k where k.id = c.type)`;

/** The change of an entry `e` that waits, or null. */
export const openChange = sql<AbsenceChange | null>`(select json_build_object(${fields})
  from "absenceChange" c where c.entry = e.id and c.status = ${sql.lit(absenceStatus.requested)})`;

/** Ids of entries `e` that a change was ever asked for. */
export const changedEntries = sql<number[]>`array(select c.entry from "absenceChange" c)`;

/** That a change of the entry `e` waits. */
export const changeWaits = sql<boolean>`exists (select from "absenceChange" c
  where c.entry = e.id and c.status = ${sql.lit(absenceStatus.requested)})`;

/** Changes of an entry that are decided about or withdrawn, the newest first. */
export async function listPastChanges(db: Db, entry: number): Promise<AbsenceRequest['changes']> {
  const { rows } = await sql<{ change: AbsenceRequest['changes'][number] }>`
    select json_build_object(${fields}, 'status', c.status, 'reason', c.reason, 'created', c.created,
      'decidedAt', c."decidedAt", 'decidedBy', (select json_build_object('id', p.id,
        'name', p."firstName" || ' ' || p."lastName") from person p where p.id = c."decidedBy")) as change
    from "absenceChange" c
    where c.entry = ${entry} and c.status <> ${sql.lit(absenceStatus.requested)}
    order by c.id desc`.execute(db);
  return rows.map(({ change }) => change);
}
