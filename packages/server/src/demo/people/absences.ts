import { daysBetween, daysOf, weekday } from '@zaplecze/contract/kit/values/days';
import { workingDay, workingDaysFrom } from '@zaplecze/contract/kit/values/holidays';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import type { Db } from '../../kit/database/database.ts';
import { fillStartTypes } from '../../rooms/absences/index.ts';
import { createRandom, type Random } from '../random.ts';
import { fillAbsenceRules } from './absence-rules.ts';
import { atHour } from './calendar.ts';
import type { Staff } from './people.ts';

type Entry = { owner: number; type: string; dateFrom: string; dateTo: string };

/** Absences that a year is full of: how long, and of how many people out of a hundred. */
const kinds: [type: string, days: [number, number], share: number][] = [
  ['urlop wypoczynkowy', [1, 5], 80],
  ['urlop wypoczynkowy', [1, 3], 50],
  ['urlop na żądanie', [1, 1], 60],
  ['opieka nad dzieckiem', [1, 2], 35],
  ['urlop okolicznościowy', [1, 2], 15],
  ['siła wyższa', [1, 1], 20],
  ['szkolenie', [1, 3], 60],
  ['delegacja', [1, 4], 45],
];

/** What comes at its time of the year: when it may begin, how long, of how many out of a hundred. */
const seasons: [type: string, from: [string, string], days: [number, number], share: number][] = [
  ['zwolnienie lekarskie', ['01-08', '03-10'], [3, 9], 45],
  ['urlop wypoczynkowy', ['01-19', '02-20'], [5, 7], 30],
  ['urlop wypoczynkowy', ['04-29', '05-02'], [2, 6], 35],
  ['urlop wypoczynkowy', ['07-01', '08-20'], [12, 19], 92],
  ['zwolnienie lekarskie', ['10-05', '11-30'], [2, 6], 25],
  ['urlop wypoczynkowy', ['12-22', '12-29'], [4, 9], 55],
];

/** Days of these people work as others do, elsewhere. */
const present = ['delegacja', 'praca zdalna', 'szkolenie'];

/** How far the calendar goes back and ahead, in days. */
const [past, ahead] = [370, 88];

/** Who is away just now, by place in the staff, with the days from today. */
const today: [person: number, type: string, from: number, to: number][] = [
  [12, 'urlop wypoczynkowy', -2, 4],
  [20, 'urlop na żądanie', 0, 0],
  [4, 'delegacja', -1, 1],
  [23, 'zwolnienie lekarskie', -3, 2],
  [6, 'zwolnienie lekarskie', -1, 6],
  [9, 'szkolenie', 0, 1],
  [2, 'urlop wypoczynkowy', 10, 17],
  [1, 'urlop wypoczynkowy', 14, 20],
  [2, 'praca zdalna', 1, 1],
];

/**
 * Absences of the staff, a year back and three months ahead; those with substitutes match them.
 *
 * @returns the days on which people are away, by their ids
 */
export async function fillAbsences(
  db: Db,
  { staff, now }: { staff: Staff[]; now: number },
): Promise<Map<number, Set<string>>> {
  const types = await fillStartTypes(db);
  const day = warsawDay(now);
  // Of its own, so that what else is made does not move people's holidays.
  const random = createRandom(20_261_122);
  const entries: Entry[] = today.map(([person, type, from, to]) => ({
    owner: staff[person]?.id ?? 0,
    type,
    dateFrom: addDays(day, from),
    dateTo: addDays(day, to),
  }));
  for (const person of staff) {
    entries.push(...leavesOf(random, person.id, day), ...remoteDays(random, person.id, day));
  }
  const freeEntries = free(entries);
  const rows = freeEntries.map(({ owner, dateFrom, dateTo, ...entry }) => {
    // Asked for in time, but for illness; what is ahead was asked for lately, while the office was open.
    const ill = entry.type === 'zwolnienie lekarskie';
    const lately = workingDaysFrom(day, -1 - (owner % 15));
    const requestedOn = addDays(dateFrom, -21);
    const created = new Date(
      ill
        ? Math.min(atHour(dateFrom, 7.5), now - owner * 60_000)
        : atHour(requestedOn < lately ? requestedOn : lately, 8 + (owner % 8)),
    );
    const stamps = { created, modified: created, createdBy: owner, userModified: owner };
    return { owner, dateFrom, dateTo, type: types.get(entry.type) ?? 0, ...stamps };
  });
  await db.insertInto('calendarEntry').values(rows).execute();
  await fillAbsenceRules(db, { staff, types, now });
  const away = new Map<number, Set<string>>();
  for (const { owner, type, ...days } of freeEntries) {
    if (present.includes(type)) continue;
    const known = away.get(owner) ?? new Set();
    for (const one of daysOf(days)) known.add(one);
    away.set(owner, known);
  }
  return away;
}

/** They begin and end on working days, as people ask for them. */
function leavesOf(random: Random, owner: number, day: string): Entry[] {
  const leave = (type: string, from: string, [shortest, longest]: [number, number]): Entry => {
    const dateFrom = workingDay(from, 1);
    const dateTo = workingDay(addDays(dateFrom, random.between(shortest, longest) - 1), 1);
    return { owner, type, dateFrom, dateTo };
  };
  const seasonal = [-1, 0, 1].flatMap((shift) => {
    const year = Number(day.slice(0, 4)) + shift;
    return seasons
      .filter(([, , , share]) => random.between(1, 100) <= share)
      .map(([type, [first, last], days]) => {
        const span = daysBetween(`${year}-${first}`, `${year}-${last}`);
        return leave(type, addDays(`${year}-${first}`, random.between(0, span)), days);
      });
  });
  const others = kinds
    .filter(([, , share]) => random.between(1, 100) <= share)
    .map(([type, days]) => leave(type, addDays(day, random.between(-past, ahead)), days));
  const [first, last] = [addDays(day, -past), addDays(day, ahead)];
  return [...seasonal, ...others].filter(
    ({ dateFrom, dateTo }) => dateFrom >= first && dateTo <= last,
  );
}

/** Some work from home on one day of every other week. */
function remoteDays(random: Random, owner: number, day: string): Entry[] {
  if (random.between(1, 100) > 30) return [];
  const chosen = random.between(0, 4);
  const monday = addDays(day, -weekday(day));
  return Array.from({ length: 32 }, (_, at) => addDays(monday, (at - 26) * 14 + chosen))
    .filter((one) => workingDay(one, 1) === one)
    .map((one) => ({ owner, type: 'praca zdalna', dateFrom: one, dateTo: one }));
}

/** Nobody is away twice at once: of entries that meet, the first stays. */
function free(entries: Entry[]): Entry[] {
  const accepted: Entry[] = [];
  for (const entry of entries) {
    const overlaps = accepted.some(
      (one) =>
        one.owner === entry.owner && one.dateFrom <= entry.dateTo && entry.dateFrom <= one.dateTo,
    );
    if (!overlaps) accepted.push(entry);
  }
  return accepted;
}
