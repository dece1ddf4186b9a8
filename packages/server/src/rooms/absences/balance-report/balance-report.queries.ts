import type { BalanceDifference } from '@zaplecze/contract/rooms/absences/balance-report/calls';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { fullName } from '../../../kit/database/refs.ts';

export type StoredReport = { year: number; rows: BalanceDifference[]; ended: boolean };

/** The report, or undefined before it was worked out. */
export async function findReport(db: Db): Promise<StoredReport | undefined> {
  // Names are read with it: whoever is made anonymous is so here too.
  return await db
    .selectFrom('balanceReport as b')
    .select([
      'b.year',
      sql<boolean>`b."endedAt" is not null`.as('ended'),
      sql<BalanceDifference[]>`(select coalesce(jsonb_agg(r.row - 'person' || jsonb_build_object(
          'user', jsonb_build_object('id', p.id, 'name', ${fullName('p')}),
          'type', jsonb_build_object('id', t.id, 'name', t.name)) order by r.place), '[]')
        from jsonb_array_elements(b.rows) with ordinality r(row, place)
        join person p on p.id = (r.row ->> 'person')::int
        join "calendarType" t on t.id = (r.row ->> 'type')::int)`.as('rows'),
    ])
    .executeTakeFirst();
}

/** Whoever works here, by name. */
export const listWorkers = (db: Db) =>
  db
    .selectFrom('person as p')
    .where('p.active', '=', true)
    .select('p.id')
    .orderBy('p.lastName')
    .orderBy('p.firstName')
    .orderBy('p.id')
    .execute();
