import { type Days, daysOf } from '@zaplecze/contract/kit/values/days';
import { hiddenIds, together } from '../../../kit/database/combined-query.ts';
import type { Db } from '../../../kit/database/database.ts';
import { availabilityQuestions } from '../working-time/availability.queries.ts';
import { type AvailableDay, availabilityBy } from '../working-time/availability.rules.ts';

type DayOfRoster = Pick<AvailableDay, 'norm' | 'owes'>;

/**
 * What the rosters of people say of the days of a range, whatever they are away for; a day is worked out when it is asked for.
 *
 * @returns of a person, by day
 */
export async function findRosters(
  db: Db,
  people: number[],
  range: Days,
): Promise<(person: number) => (day: string) => DayOfRoster> {
  const facts = await together(db, availabilityQuestions(db, hiddenIds(people), range));
  const dayOf = availabilityBy({ ...facts, absences: [] });
  return (person) => {
    const known = new Map<string, DayOfRoster>();
    return (day) => {
      const found = known.get(day) ?? dayOf(person, day);
      known.set(day, found);
      return found;
    };
  };
}

/**
 * Minutes that people are to work on the days of a range, by their rosters.
 *
 * @returns of a person, by day
 */
export async function findNorms(
  db: Db,
  people: number[],
  range: Days,
): Promise<(person: number) => (day: string) => number> {
  const rosters = await findRosters(db, people, range);
  return (person) => {
    const roster = rosters(person);
    return (day) => roster(day).norm;
  };
}

/** Entries with how many of their days their people are to work, by their rosters and the company's free days. */
export async function withWorkDays<E extends Days & { owner: number }>(
  db: Db,
  entries: E[],
): Promise<(E & { workDays: number })[]> {
  const [first] = entries;
  if (!first) return [];
  const range = entries.reduce(
    (all: Days, { dateFrom, dateTo }) => ({
      dateFrom: dateFrom < all.dateFrom ? dateFrom : all.dateFrom,
      dateTo: dateTo > all.dateTo ? dateTo : all.dateTo,
    }),
    first,
  );
  const norms = await findNorms(db, [...new Set(entries.map(({ owner }) => owner))], range);
  return entries.map((entry) => {
    const norm = norms(entry.owner);
    return { ...entry, workDays: daysOf(entry).filter((day) => norm(day) > 0).length };
  });
}
