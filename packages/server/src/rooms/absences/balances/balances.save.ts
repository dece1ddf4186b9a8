import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { insertRow, lockRow, saveRow } from '../../../kit/records/rows.ts';
import { findEmployed } from './balances.queries.ts';
import type { Employment } from './yearly-limits.rules.ts';

type Written = { entitled: number | null; carried: number | null };

/**
 * A form without a row gets version 1, and its first save creates the row with version 2. Of two people who opened
 * such a form the later one so gets a conflict: the history has no version 1, and undoing all changes since gives
 * what they saw.
 */
const begun = { version: 2 };

/**
 * How somebody is employed from a year on, locked for a change. Where nothing was said for that year a row is made
 * with what holds anyway.
 */
export async function lockEmployment(db: Db, person: number, year: number) {
  await lockBooks(db, person);
  const found = await db
    .selectFrom('employment')
    .select('id')
    .where('person', '=', person)
    .where('year', '=', year)
    .executeTakeFirst();
  const known = await findEmployed(db, person, year);
  const id = found?.id ?? (await insertRow(db, 'employment', { person, year, ...known, ...begun }));
  return await lockRow(db, 'employment', id, { columns: ['partTime', 'vacationDays', 'version'] });
}

/** What was written for a type in a year, locked for a change; made with nothing written where there is no row. */
export async function lockBalance(db: Db, of: { person: number; type: number; year: number }) {
  await lockBooks(db, of.person);
  const found = await db
    .selectFrom('absenceBalance')
    .select('id')
    .where('person', '=', of.person)
    .where('type', '=', of.type)
    .where('year', '=', of.year)
    .executeTakeFirst();
  const id = found?.id ?? (await insertRow(db, 'absenceBalance', { ...of, ...begun }));
  return await lockRow(db, 'absenceBalance', id, { columns: ['entitled', 'carried', 'version'] });
}

/** Lets those who keep a person's books in one after the other, so that no row is made twice. */
async function lockBooks(db: Db, person: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('absenceBalance'), ${person}::int)`.execute(db);
}

/** Writes the changed fields; gives the version. */
export const saveEmployed = (db: Db, id: number, fields: Partial<Employment>): Promise<number> =>
  saveRow(db, 'employment', id, fields);

/** Writes the changed fields; gives the version. */
export const saveWritten = (db: Db, id: number, fields: Partial<Written>): Promise<number> =>
  saveRow(db, 'absenceBalance', id, fields);

/**
 * Begins the books of a year for everybody who works here, for each type that is carried over: what is left of a year
 * that was kept is the next one's. Who came after the last night of the year before has that year as well. Does nothing the second
 * time. @returns how many were begun
 */
export async function openYear(db: Db, year: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into "absenceBalance" (person, type, year)
    select p.id, t.id, y.year::smallint from person p cross join "calendarType" t
    cross join (values (${year}::int), (${year}::int - 1)) y(year)
    where (y.year = ${year}::int
        or extract(year from p.created at time zone 'Europe/Warsaw') = y.year) and p.active and t.limited and not t.archived and t."limitKind" = 'vacation'
    on conflict do nothing
    returning id`.execute(db);
  return rows.length;
}
