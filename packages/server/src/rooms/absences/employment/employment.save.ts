import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type { NewEmployment } from '@zaplecze/contract/rooms/absences/employment/forms';
import { employmentWords as words } from '@zaplecze/contract/rooms/absences/employment/forms';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { conflict, invalid } from '../../../kit/http/calls/errors.ts';
import { insertRow, lockRow, removeRow, saveRow } from '../../../kit/records/rows.ts';
import { listLimited } from '../balances/balance-facts.queries.ts';
import {
  lockBalance,
  lockEmployment,
  saveEmployed,
  saveWritten,
} from '../balances/balances.save.ts';
import { lockPerson } from '../days/overlaps.queries.ts';
import { savePattern } from '../working-time/patterns.save.ts';
import type { EmploymentTerm, SeniorityPeriod } from './employment.rules.ts';

type Read = { version?: number | undefined };

/** @throws HttpError 409 where it is another version than was read */
function assertRead(row: { version: number }, { version }: Read): void {
  if (version !== undefined && version !== row.version)
    throw conflict('Ktoś zmienił to w międzyczasie. Otwórz jeszcze raz.');
}

export const lockTerm = (db: Db, id: number) =>
  lockRow(db, 'employmentTerm', id, { columns: ['person', 'version'] });

export const lockPeriod = (db: Db, id: number) =>
  lockRow(db, 'seniorityPeriod', id, { columns: ['person', 'version'] });

/**
 * Lets those who write a person's employment in one after the other, and beside none who enters an absence: it lies within the
 * employment, or whoever changes this is told of it.
 */
async function lockTerms(db: Db, person: number): Promise<void> {
  await lockPerson(db, person);
  await sql`select pg_advisory_xact_lock(hashtext('employmentTerm'), ${person}::int)`.execute(db);
}

/** That no other term of the person has a day of this one. @throws HttpError 400 */
async function assertApart(
  db: Db,
  person: number,
  { firstDay, lastDay }: EmploymentTerm,
  { except = 0, field = 'firstDay' }: { except?: number; field?: 'firstDay' | 'lastDay' } = {},
): Promise<void> {
  await lockTerms(db, person);
  const met = await db
    .selectFrom('employmentTerm as t')
    .where('t.person', '=', person)
    .where('t.id', '<>', except)
    .where(sql<boolean>`daterange(t."firstDay", t."lastDay", '[]')
      && daterange(${firstDay}::date, ${lastDay}::date, '[]')`)
    .select('t.id')
    .executeTakeFirst();
  if (met) throw invalid({ [field]: words.meets });
}

export async function createTerm(
  db: Db,
  person: number,
  { version: _, ...term }: EmploymentTerm & Read,
): Promise<number> {
  await assertApart(db, person, term);
  return await insertRow(db, 'employmentTerm', { person, ...term });
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockTerm>>>;

export async function updateTerm(
  db: Db,
  locked: Locked,
  { version, ...term }: EmploymentTerm & Read,
): Promise<number> {
  assertRead(locked, { version });
  await assertApart(db, locked.person, term, { except: locked.id });
  return await saveRow(db, 'employmentTerm', locked.id, term);
}

/** Writes the last day of a term (YYYY-MM-DD), not before its first one. @throws HttpError 400 on `lastDay` */
export async function endTerm(
  db: Db,
  term: EmploymentTerm & { id: number; person: number },
  lastDay: string,
): Promise<void> {
  await assertApart(db, term.person, { ...term, lastDay }, { except: term.id, field: 'lastDay' });
  await saveRow(db, 'employmentTerm', term.id, { lastDay });
}

export async function removeTerm(db: Db, { id, person }: Locked): Promise<void> {
  await lockTerms(db, person);
  await removeRow(db, 'employmentTerm', id);
}

/** Years are a school's alone. */
const periodRow = ({ kind, years, dateFrom, dateTo }: SeniorityPeriod) => ({
  ...{ kind, dateFrom, dateTo },
  years: kind === 'school' ? years : null,
});

export const createPeriod = (db: Db, person: number, period: SeniorityPeriod): Promise<number> =>
  insertRow(db, 'seniorityPeriod', { person, ...periodRow(period) });

export async function updatePeriod(
  db: Db,
  locked: Locked,
  period: SeniorityPeriod & Read,
): Promise<number> {
  assertRead(locked, period);
  return await saveRow(db, 'seniorityPeriod', locked.id, periodRow(period));
}

export const removePeriod = (db: Db, { id }: Locked) => removeRow(db, 'seniorityPeriod', id);

/** What is known of how somebody new is employed, with the leave that they come with. */
export async function startEmployment(
  db: Db,
  person: number,
  employment: NewEmployment,
): Promise<void> {
  const { firstDay, partTime, dayNorm, vacationDays, minutes, carried, entitled } = employment;
  const year = Number((firstDay ?? warsawDay()).slice(0, 4));
  const employed = await lockEmployment(db, person, year);
  if (employed) await saveEmployed(db, employed.id, { partTime, vacationDays });
  if (firstDay)
    await insertRow(db, 'employmentTerm', { person, firstDay, partTime, dayNorm, firstJob: false });
  if (minutes) {
    const validFrom = firstDay ?? warsawDay();
    await savePattern(db, { person, validFrom }, { minutes, begins: '08:00', holidays: false });
  }
  if (carried === null && entitled === null) return;
  // Leave that somebody comes with is of the year in which they begin, if that is still to come.
  const first = Math.max(year, Number(warsawDay().slice(0, 4)));
  for (const { id: type, limitKind, archived } of await listLimited(db)) {
    if (limitKind !== 'vacation' || archived) continue;
    const balance = await lockBalance(db, { person, type, year: first });
    if (balance) await saveWritten(db, balance.id, { carried, entitled });
  }
}
