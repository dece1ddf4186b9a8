import { weekday } from '@zaplecze/contract/kit/days';
import { workingDay } from '@zaplecze/contract/kit/holidays';
import { addDays, warsawDay } from '@zaplecze/contract/kit/time';
import type { Db } from '../kit/database/database.ts';
import { fillStartTypes } from '../rooms/absences/index.ts';
import type { Staff } from './people.ts';
import { type Random, seeded } from './random.ts';

type Entry = { owner: number; type: string; dateFrom: string; dateTo: string };

/** Absences that a year is full of: how long, and of how many people out of a hundred. */
const kinds: [type: string, days: [number, number], share: number][] = [
  ['urlop wypoczynkowy', [3, 14], 90],
  ['urlop wypoczynkowy', [1, 5], 70],
  ['urlop na żądanie', [1, 1], 30],
  ['zwolnienie lekarskie', [2, 9], 45],
  ['opieka nad dzieckiem', [1, 2], 25],
  ['urlop okolicznościowy', [1, 2], 10],
  ['siła wyższa', [1, 1], 12],
  ['szkolenie', [1, 3], 40],
  ['delegacja', [1, 4], 30],
];

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

/** Absences of the staff, three months back and ahead; those with substitutes match them. */
export async function fillAbsences(
  db: Db,
  { staff, now }: { staff: Staff[]; now: number },
): Promise<void> {
  const types = await fillStartTypes(db);
  const day = warsawDay(now);
  // Of its own, so that what else is made does not move people's holidays.
  const random = seeded(20_261_122);
  const entries: Entry[] = today.map(([person, type, from, to]) => ({
    owner: staff[person]?.id ?? 0,
    type,
    dateFrom: addDays(day, from),
    dateTo: addDays(day, to),
  }));
  for (const person of staff) {
    entries.push(...leavesOf(random, person.id, day), ...remoteDays(random, person.id, day));
  }
  const rows = free(entries).map((entry) => ({ ...entry, type: types.get(entry.type) ?? 0 }));
  await db.insertInto('calendarEntry').values(rows).execute();
}

/** They begin and end on working days, as people ask for them. */
function leavesOf(random: Random, owner: number, day: string): Entry[] {
  return kinds
    .filter(([, , share]) => random.between(1, 100) <= share)
    .map(([type, [shortest, longest]]) => {
      const dateFrom = workingDay(addDays(day, random.between(-90, 88)), 1);
      const dateTo = workingDay(addDays(dateFrom, random.between(shortest, longest) - 1), 1);
      return { owner, type, dateFrom, dateTo };
    });
}

/** Some work from home on one day of every other week. */
function remoteDays(random: Random, owner: number, day: string): Entry[] {
  if (random.between(1, 100) > 30) return [];
  const chosen = random.between(0, 4);
  const monday = addDays(day, -weekday(day));
  return Array.from({ length: 12 }, (_, at) => addDays(monday, (at - 6) * 14 + chosen))
    .filter((one) => workingDay(one, 1) === one)
    .map((one) => ({ owner, type: 'praca zdalna', dateFrom: one, dateTo: one }));
}

/** Nobody is away twice at once: of entries that meet, the first stays. */
function free(entries: Entry[]): Entry[] {
  const kept: Entry[] = [];
  for (const entry of entries) {
    const taken = kept.some(
      (one) =>
        one.owner === entry.owner && one.dateFrom <= entry.dateTo && entry.dateFrom <= one.dateTo,
    );
    if (!taken) kept.push(entry);
  }
  return kept;
}
