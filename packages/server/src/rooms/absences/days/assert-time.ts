import type { Days } from '@zaplecze/contract/kit/values/days';
import { warsawInstant } from '@zaplecze/contract/kit/values/time';
import { absenceMessages } from '@zaplecze/contract/rooms/absences/forms';
import type { Db } from '../../../kit/database/database.ts';
import { conflict, invalid } from '../../../kit/http/calls/errors.ts';
import { type AbsenceFields, rulesOf } from '../absences.write.queries.ts';
import { checkBalances } from '../balances/balances.queries.ts';
import { findOutside } from '../employment/employment.queries.ts';
import { isLeaveByCode } from '../leave/draw.rules.ts';
import { daysInWords } from '../requests/notify-requests.ts';
import { findNorms } from './norms.queries.ts';
import { findHoursOf, holdsTime, listOverlaps, lockPerson } from './overlaps.queries.ts';

/* That a person is away once at a time, and for no more of a day than the day has. */

const partWords = {
  day: 'Ten typ bierze się całymi dniami',
  half: 'Ten typ bierze się całymi dniami albo połową dnia',
  hour: 'To więcej niż dzień pracy',
};

/**
 * Asserts that an absence lies within employment and meets no other of its person, and that a part of a day is one that the type allows and the day
 * has left.
 *
 * @param except the entry that is changed
 * @throws HttpError 400
 */
export async function assertTime(db: Db, entry: AbsenceFields, except?: number): Promise<void> {
  await lockPerson(db, entry.owner);
  await assertEmployed(db, entry);
  await assertPart(db, entry, except);
  const [met] = await listOverlaps(db, { ...entry, except });
  if (!met) return;
  const { name } = await rulesOf(db, met.type.id);
  throw invalid({
    dateFrom: `W tym czasie jest już: ${name} (${daysInWords({ ...met, type: met.type.id })}). Zmień te dni albo tamtą nieobecność`,
  });
}

/** That the person works here on all of the days, where it is known when they do. @throws HttpError 400 */
export async function assertEmployed(db: Db, entry: Days & { owner: number }): Promise<void> {
  const outside = await findOutside(db, entry);
  if (outside) throw invalid(outside);
}

async function assertPart(db: Db, entry: AbsenceFields, except?: number): Promise<void> {
  const { hours, hoursFrom, owner, type, dateFrom } = entry;
  if (!hours) {
    if (hoursFrom) throw invalid({ hoursFrom: 'Godzinę podaje się dla części dnia' });
    return;
  }
  const [{ unit, isVacation }, norms] = await Promise.all([
    rulesOf(db, type),
    findNorms(db, [owner], { dateFrom, dateTo: dateFrom }),
  ]);
  const [norm, minutes] = [norms(owner)(dateFrom), Math.round(hours * 60)];
  if (isVacation && norm === 0)
    throw invalid({ dateFrom: 'Tego dnia nie ma pracy według grafiku' });
  const day = norm || 480;
  const fits = {
    day: false,
    half: Math.abs(minutes * 2 - day) <= 1,
    hour: minutes >= 15 && minutes <= day,
  }[unit];
  if (!fits && !(await isRestOfLeave(db, entry, { minutes, day, except })))
    throw invalid({
      hours: unit === 'hour' && minutes < 15 ? 'Najmniej kwadrans' : partWords[unit],
    });
  if (hoursFrom && isSkipped(dateFrom, hoursFrom))
    throw invalid({ hoursFrom: absenceMessages.skipped });
  if (hoursFrom && clockMinutes(hoursFrom) + minutes > 1440)
    throw invalid({ hoursFrom: 'Te godziny wychodzą poza dzień' });
  if (isVacation && minutes + (await findHoursOf(db, { ...entry, except })) > day)
    throw invalid({ hours: 'Razem z innymi nieobecnościami to więcej niż ten dzień ma' });
}

/** Whether these minutes are all that is left of holiday leave, less than the day has (art. 154² § 4). */
async function isRestOfLeave(
  db: Db,
  { hours = null, ...entry }: AbsenceFields,
  { minutes, day, except }: { minutes: number; day: number; except: number | undefined },
): Promise<boolean> {
  const { restOfLeave } = await checkBalances(db, { ...entry, hours, except });
  return restOfLeave !== null && isLeaveByCode(minutes, Math.round(restOfLeave * 60), day);
}

/** An hour that the clocks leave out on the last Sunday of March. */
function isSkipped(day: string, time: string): boolean {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return warsawInstant(year, month, date, hour, minute) === null;
}

const clockMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** That the database holds the time of a saved entry, whoever wrote beside. @throws HttpError 409 */
export async function assertHeld(db: Db, entry: number): Promise<void> {
  if (!(await holdsTime(db, entry)))
    throw conflict('W tym czasie jest już inna nieobecność tej osoby. Odśwież i sprawdź jej dni.');
}
