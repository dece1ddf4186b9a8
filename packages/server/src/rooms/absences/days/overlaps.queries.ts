import { addDays } from '@zaplecze/contract/kit/values/time';
import type { AbsenceCheck } from '@zaplecze/contract/rooms/absences/balances/calls';
import { shownAbsences } from '@zaplecze/contract/rooms/absences/statuses';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { oneOf } from '../../../kit/lists/list.ts';
import { meets } from '../requests/accepted.queries.ts';
import { sharesTime, type TimedAbsence } from './absence-days.rules.ts';
import { findFreePart, findNextRoom, fittingAhead } from './fitting.rules.ts';
import { findNorms } from './norms.queries.ts';

type Asked = TimedAbsence & { owner: number; type: number; except?: number | undefined };
type Overlap = AbsenceCheck['overlaps'][number];

/**
 * Other absences of a person that take the same time, those that wait too. Where somebody only works elsewhere nothing is
 * taken, and sickness may meet leave: it gives it back (art. 166).
 */
export const listOverlaps = (db: Db, absence: Asked): Promise<Overlap[]> =>
  listMet(db, absence, false);

/** Where an absence could lie instead of the others that it meets, these (`listOverlaps`). */
export async function findFitting(
  db: Db,
  { hours: _, hoursFrom: __, ...absence }: Asked,
  overlaps: readonly Overlap[],
): Promise<AbsenceCheck['fitting']> {
  if (overlaps.length === 0) return { shortened: null, moved: null };
  const { owner, dateFrom, dateTo } = absence;
  const range = { dateFrom, dateTo: addDays(dateTo, fittingAhead) };
  // Hours of a day are in the way of whole days, and of one another.
  const others = await listMet(db, { ...absence, ...range }, false);
  const norm = (await findNorms(db, [owner], range))(owner);
  const isTaken = (day: string) => others.some((one) => one.dateFrom <= day && day <= one.dateTo);
  const works = (day: string) => norm(day) > 0;
  return {
    shortened: findFreePart(absence, isTaken, works),
    moved: findNextRoom(absence, isTaken, works),
  };
}

/** Leave that sickness meets, which gives its days back. */
export const listInterrupted = (db: Db, absence: Asked): Promise<Overlap[]> =>
  listMet(db, absence, true);

/** Other absences `e` (of type `t`) of the person on days of this one, whose type is `k`; where both take time. */
const metBy = (db: Db, { owner, type, except = 0, ...absence }: Asked) =>
  db
    .selectFrom('calendarEntry as e')
    .innerJoin('calendarType as t', 't.id', 'e.type')
    .innerJoin('calendarType as k', (join) => join.on('k.id', '=', type))
    .where('e.owner', '=', owner)
    .where('e.id', '<>', except)
    .where(oneOf('e.status', shownAbsences))
    .where('t.isVacation', '=', true)
    .where('k.isVacation', '=', true)
    .where(meets(absence));

async function listMet(db: Db, absence: Asked, interrupted: boolean): Promise<Overlap[]> {
  const rows = await metBy(db, absence)
    .$if(interrupted, (all) => all.where('t.interruptsLeave', '=', false))
    .$if(!interrupted, (all) => all.whereRef('t.interruptsLeave', '=', 'k.interruptsLeave'))
    .select(['e.id', 'e.dateFrom', 'e.dateTo', 'e.hours', 'e.hoursFrom'])
    .select(sql<Overlap['type']>`json_build_object('id', t.id, 'name', t.name)`.as('type'))
    .orderBy('e.dateFrom')
    .orderBy('e.id')
    .execute();
  return rows
    .filter((one) => sharesTime(one, absence))
    .map(({ hoursFrom: _, ...one }): Overlap => one);
}

/** Minutes that hours of a person take of a day already, whether they have a place on the clock or not. */
export async function findHoursOf(db: Db, absence: Asked): Promise<number> {
  const rows = await metBy(db, absence).select('e.hours').execute();
  return rows.reduce((sum, { hours }) => sum + Math.round((hours ?? 0) * 60), 0);
}

/** Whether the database holds the time of an accepted entry, where it holds any of such an entry. */
export async function holdsTime(db: Db, entry: number): Promise<boolean> {
  const { rows } = await sql<{ present: boolean }>`
    select not (e.status = 1 and t."isVacation" and (e.hours is null or e."hoursFrom" is not null))
      or exists (select from "absenceTime" a where a.entry = e.id) as present
    from "calendarEntry" e join "calendarType" t on t.id = e.type where e.id = ${entry}`.execute(
    db,
  );
  return rows[0]?.present ?? true;
}

/** Lets absences of a person in one after the other, so that what is asserted still holds when it is saved. */
export async function lockPerson(db: Db, person: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('calendarEntry'), ${person}::int)`.execute(db);
}
