import type { Workdays } from '@zaplecze/contract/kit/values/holidays';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type { WorkingTime } from '@zaplecze/contract/kit/values/working-hours';
import {
  type CompanyTime,
  owesDay,
  patternOn,
  usualPattern,
  workingTimeOf,
} from '@zaplecze/contract/rooms/absences/patterns/roster';
import { workdaysOf } from '@zaplecze/contract/rooms/absences/patterns/workdays';
import { sql } from 'kysely';
import { question, together } from '../../../kit/database/combined-query.ts';
import type { Db } from '../../../kit/database/database.ts';
import { isMorning } from '../../../kit/jobs/clock.ts';
import { enqueue } from '../../../kit/jobs/jobs.ts';
import { insertRow, lockRow, removeRow, saveRow } from '../../../kit/records/rows.ts';
import { companyTimeChanged } from './company-time-changed.ts';
import { listPatterns, patternsOf } from './patterns.save.ts';

type Fields = { half: boolean; holiday: string | null; name: string | null };

/** Days that the company gives off, the latest first. */
export const listFreeDays = (db: Db) => freeDays(db).execute();

const freeDays = (db: Db) =>
  db
    .selectFrom('companyFreeDay')
    .select(['day', 'half', 'holiday', 'name', 'version'])
    .orderBy('day', 'desc');

/** When the company works, day by day: by its roster, its free days and the holidays by law. */
export const findWorkingTime = async (db: Db): Promise<WorkingTime> =>
  workingTimeOf(await findCompanyTime(db));

/** On which days the company works: those that all its limits, reminders and reports count. */
export const findWorkdays = async (db: Db): Promise<Workdays> =>
  workdaysOf(await findCompanyTime(db));

/** What `workingTimeOf` asks for, beside other questions. */
export const companyTimeQuestions = (db: Db) => ({
  patterns: question(patternsOf(db, null)),
  freeDays: question(freeDays(db)),
});

const findCompanyTime = (db: Db): Promise<CompanyTime> =>
  together<CompanyTime>(db, companyTimeQuestions(db));

/** Whether the company has work on a day by its roster, its days off left aside. */
export const worksByRoster = async (db: Db, day: string): Promise<boolean> =>
  workdaysOf({ patterns: await listPatterns(db, null), freeDays: [] })(day);

/** Which holidays owe everybody a day, by the company's roster. */
export async function findOwing(db: Db): Promise<(day: string) => boolean> {
  const patterns = await listPatterns(db, null);
  return (day) => owesDay(patternOn(patterns, day) ?? usualPattern, day);
}

/** Whether reminders and daily letters go out at a moment: in the morning of a day on which the company works. */
export const isWorkMorning = async (db: Db, moment: Date): Promise<boolean> =>
  isMorning(moment) && (await findWorkdays(db))(warsawDay(moment));

/** A free day locked for a change; others who write free days wait. */
export async function lockFreeDay(db: Db, day: string) {
  await sql`select pg_advisory_xact_lock(hashtext('companyFreeDay'))`.execute(db);
  const found = await db
    .selectFrom('companyFreeDay')
    .where('day', '=', day)
    .select('id')
    .executeTakeFirst();
  return found && (await lockRow(db, 'companyFreeDay', found.id, { columns: ['version'] }));
}

/** The day that is given for a holiday, if it is not this one. */
export const findGivenFor = (db: Db, holiday: string, day: string) =>
  db
    .selectFrom('companyFreeDay')
    .where('holiday', '=', holiday)
    .where('day', '<>', day)
    .select('day')
    .executeTakeFirst();

/** Makes a day free, or says anew how. */
export async function saveFreeDay(db: Db, day: string, fields: Fields): Promise<void> {
  const before = await lockFreeDay(db, day);
  if (before) await saveRow(db, 'companyFreeDay', before.id, fields);
  else await insertRow(db, 'companyFreeDay', { day, ...fields });
  await enqueue(db, companyTimeChanged, {});
}

export async function removeFreeDay(db: Db, id: number): Promise<void> {
  await removeRow(db, 'companyFreeDay', id);
  await enqueue(db, companyTimeChanged, {});
}
