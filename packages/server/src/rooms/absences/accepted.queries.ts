import { absenceStatus } from '@zaplecze/contract/absence-status.lists';
import type { Days } from '@zaplecze/contract/kit/days';
import { sql } from 'kysely';
import { type Db, prepared } from '../../kit/database/database.ts';
import { oneOf } from '../../kit/lists/list.ts';

/*
 * Who is away: what is accepted, and nothing else. Whoever asks whether somebody is there reads it here, so that a
 * request that waits or was refused makes nobody absent.
 */

type Accepted = {
  id: number;
  owner: number;
  dateFrom: string;
  dateTo: string;
  hours: number | null;
  name: string;
  color: string;
  isVacation: boolean;
};

/**
 * Accepted entries with their types, to select from: `from ${acceptedAbsences} e`. `hours`: of a part of one day;
 * null for whole days. `isVacation`: the person is not at work.
 */
export const acceptedAbsences = sql<Accepted>`(select e.id, e.owner, e."dateFrom", e."dateTo", e.hours,
    k.name, k.color, k."isVacation"
  from "calendarEntry" e join "calendarType" k on k.id = e.type
  where e.status = ${sql.lit(absenceStatus.accepted)})`;

/** That an entry `e` has a day in common with a range; goes through the GiST index. */
export const meets = ({ dateFrom, dateTo }: Days) => sql<boolean>`
  daterange(e."dateFrom", e."dateTo", '[]') && daterange(${dateFrom}::date, ${dateTo}::date, '[]')`;

/** Whole days on which some people are away, that meet a range; nothing tells the type. */
export async function listAway(db: Db, users: number[], range: Days) {
  return await db
    .selectFrom(acceptedAbsences.as('e'))
    .modifyFront(prepared)
    .innerJoin('person as p', 'p.id', 'e.owner')
    .where('e.isVacation', '=', true)
    .where('e.hours', 'is', null)
    .where('p.active', '=', true)
    .where(oneOf('e.owner', users))
    .where(meets(range))
    .select([
      sql<{ id: number; name: string }>`json_build_object('id', p.id,
        'name', p."firstName" || ' ' || p."lastName")`.as('user'),
      'e.dateFrom',
      'e.dateTo',
    ])
    .orderBy('e.dateFrom')
    .orderBy('e.id')
    .execute();
}

/** Hours that somebody is away on single days of a range, of which they work the rest. */
export async function listHoursAway(
  db: Db,
  user: number,
  range: Days,
): Promise<{ day: string; hours: number }[]> {
  const rows = await db
    .selectFrom(acceptedAbsences.as('e'))
    .modifyFront(prepared)
    .where('e.isVacation', '=', true)
    .where('e.hours', 'is not', null)
    .where('e.owner', '=', user)
    .where(meets(range))
    .select(['e.dateFrom as day', 'e.hours'])
    .orderBy('e.dateFrom')
    .execute();
  return rows.map(({ day, hours }) => ({ day, hours: hours ?? 0 }));
}
